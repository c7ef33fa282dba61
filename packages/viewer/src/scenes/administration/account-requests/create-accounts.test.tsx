import { type ManagedAccountRequest, UserGroup, UserType } from "@epb/contract";
import { describe, expect, test } from "vitest";
import { suggestedAccounts } from "./create-accounts.js";

const request = (parts: Partial<ManagedAccountRequest>): ManagedAccountRequest =>
  ({
    officeEmailAddress: "robin@county.example.gov",
    secondaryEmailAddress: "",
    takenEmailAddresses: [],
    userTypeId: UserType.ProjectOwner,
    selectEPB: true,
    selectEPX: false,
    ...parts,
  }) as unknown as ManagedAccountRequest;

describe("accounts that a request asks for", () => {
  test("have the group of the requested role, and the selected editions", () => {
    expect(suggestedAccounts(request({}), false)).toMatchObject({
      office: { isWanted: true, userGroupId: UserGroup.Customer, editions: ["1"] },
      secondary: { isWanted: false },
    });
    expect(suggestedAccounts(request({ userTypeId: UserType.Utility }), false).office.userGroupId).toBeUndefined();
  });

  test("are an ESCO and a customer on the training site", () => {
    const both = { secondaryEmailAddress: "robin.esco@county.example.gov", requestSiteTest: true };
    expect(suggestedAccounts(request(both), true)).toMatchObject({
      office: { isWanted: true, userGroupId: UserGroup.Customer },
      secondary: { isWanted: true, userGroupId: UserGroup.Esco },
    });
  });

  test("are not made for an address that has one", () => {
    const taken = request({ takenEmailAddresses: ["robin@county.example.gov"] });
    expect(suggestedAccounts(taken, false).office.isWanted).toBe(false);
  });
});
