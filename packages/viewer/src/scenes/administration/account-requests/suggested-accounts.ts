import { type ManagedAccountRequest, RequestedAddress, UserGroup, UserType } from "@epb/contract";

/** An account as the form offers it. Numbers are texts, as boxes have them. */
export interface AccountEntry {
  isWanted: boolean;
  userGroupId?: UserGroup | undefined;
  editions: string[];
}

/** What the form begins with; an address that the request does not have, or that has an account, is not wanted. */
export type AccountEntries = Record<RequestedAddress, AccountEntry>;

/** Who asks for what, where it is clear; everything else somebody has to decide. */
const GROUPS: Readonly<Partial<Record<UserType, UserGroup>>> = {
  [UserType.ProjectOwner]: UserGroup.Customer,
  [UserType.Esco]: UserGroup.Esco,
  [UserType.Other]: UserGroup.ProjectViewer,
};

/**
 * What a request asks for, as accounts.
 *
 * @spec P §1 "Account request roles", "The training site gives an ESCO-type"
 */
export function suggestedAccounts(request: ManagedAccountRequest, isTestSite: boolean): AccountEntries {
  const { officeEmailAddress, secondaryEmailAddress, takenEmailAddresses, selectEPB, selectEPX } = request;
  const editions = [selectEPB && "1", selectEPX && "2"].filter((edition) => edition !== false);
  const first = GROUPS[request.userTypeId];
  const isFree = (address: string): boolean => address !== "" && !takenEmailAddresses.includes(address);
  return {
    [RequestedAddress.Office]: { isWanted: isFree(officeEmailAddress), userGroupId: first, editions },
    [RequestedAddress.Secondary]: {
      isWanted: isTestSite && isFree(secondaryEmailAddress),
      userGroupId: isTestSite ? otherParty(first) : first,
      editions: [...editions],
    },
  };
}

/** With whom somebody tries a project out on the training site. */
function otherParty(group: UserGroup | undefined): UserGroup {
  return group === UserGroup.Esco ? UserGroup.Customer : UserGroup.Esco;
}
