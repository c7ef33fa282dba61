import type { AccountRequestStatus, NewAccountRequest } from "@epb/contract";
import type { Collection, Identified } from "../../store/collection.js";

/** A stored request for an account. @spec P §3 "Account request" */
export interface AccountRequest extends NewAccountRequest, Identified {
  readonly statusId: AccountRequestStatus;
  readonly submitDate: string;
  /** Accounts that were made from it. */
  readonly accountIds: readonly string[];
}

export const ACCOUNT_REQUESTS: Collection<AccountRequest> = {
  name: "account-requests",
  columns: {
    statusId: { type: "number", of: ({ statusId }) => statusId },
    submitDate: { type: "text", of: ({ submitDate }) => submitDate },
    search: {
      type: "text",
      of: ({ firstName, lastName, organization, officeEmailAddress, secondaryEmailAddress }) =>
        `${firstName} ${lastName} ${organization} ${officeEmailAddress} ${secondaryEmailAddress}`.toLowerCase(),
      isSearched: true,
    },
  },
};
