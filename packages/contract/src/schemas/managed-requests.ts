import { MarketSegment } from "@epb/engine";
import * as z from "zod/mini";
import { AccountRequestStatus, HearAbout, UserType } from "../accounts/account-request-options.js";
import type { NewAccountRequest } from "./account-request.js";
import { idSchema, instantSchema, memberSchema } from "./fields.js";

/**
 * A request for an account, as administrators see it. @spec P §3 "statusId, hearAboutEpbId, hearEpbOtherText,
 * marketSegmentIds (list), comment"
 */
export interface ManagedAccountRequest extends NewAccountRequest {
  readonly id: string;
  readonly revision: number;
  readonly statusId: AccountRequestStatus;
  readonly submitDate: string;
  /** Accounts that were made from it. */
  readonly accountIds: readonly string[];
  /** Addresses of the request that have an account. */
  readonly takenEmailAddresses: readonly string[];
}

export const managedAccountRequestSchema: z.ZodMiniType<ManagedAccountRequest> = z.strictObject({
  id: idSchema,
  revision: z.int(),
  statusId: memberSchema(AccountRequestStatus),
  submitDate: instantSchema,
  accountIds: z.readonly(z.array(idSchema)),
  takenEmailAddresses: z.readonly(z.array(z.string())),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  organization: z.string(),
  address: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  zip: z.string(),
  officeEmailAddress: z.string(),
  secondaryEmailAddress: z.string(),
  phone: z.string(),
  requestSiteMain: z.boolean(),
  requestSiteTest: z.boolean(),
  userTypeId: memberSchema(UserType),
  userTypeOtherText: z.string(),
  inviteToTraining: z.boolean(),
  hearAboutEpbId: memberSchema(HearAbout),
  hearEpbOtherText: z.string(),
  marketSegmentIds: z.readonly(z.array(memberSchema(MarketSegment))),
  comment: z.string(),
  selectEPB: z.boolean(),
  selectEPX: z.boolean(),
});
