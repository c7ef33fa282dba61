import type { ManagedAccountRequest, ManagedUser } from "@epb/contract";
import type { Stored } from "../../store/collection.js";
import type { Reader } from "../../store/store.js";
import type { AccountRequest } from "./account-requests.js";
import { USERS, type User } from "./users.js";

/** An account as administrators see it. */
export function presentManagedUser({ document, revision }: Stored<User>): ManagedUser {
  return {
    id: document.id,
    revision,
    email: document.email,
    firstName: document.firstName,
    lastName: document.lastName,
    title: document.title,
    organization: document.organization,
    phone: document.phone,
    city: document.city,
    region: document.region,
    country: document.country,
    userGroupId: document.group,
    projectTypes: document.projectTypes,
    isActive: document.isActive,
    isVerified: document.verifiedAt !== undefined,
    hasPassword: document.passwordHash !== undefined,
    hasSecondFactor: document.secondFactor?.confirmedAt !== undefined,
    createdAt: document.createdAt,
  };
}

/** A request as administrators see it, and which of its addresses have an account. */
export async function presentAccountRequest(
  { document, revision }: Stored<AccountRequest>,
  reader: Reader,
): Promise<ManagedAccountRequest> {
  const addresses = [document.officeEmailAddress, document.secondaryEmailAddress].filter((email) => email !== "");
  const owners = await Promise.all(addresses.map((email) => reader.getBy(USERS, "email", email)));
  return { ...document, revision, takenEmailAddresses: addresses.filter((_, index) => owners[index] !== undefined) };
}
