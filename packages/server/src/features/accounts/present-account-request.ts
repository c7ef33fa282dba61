import type { ManagedAccountRequest } from "@epb/contract";
import type { Stored } from "../../store/collection.js";
import type { Reader } from "../../store/store.js";
import type { AccountRequest } from "./account-requests.js";
import { USERS } from "./users.js";

/** A request as administrators see it, and which of its addresses have an account. */
export async function presentAccountRequest(
  { document, revision }: Stored<AccountRequest>,
  reader: Reader,
): Promise<ManagedAccountRequest> {
  const addresses = [document.officeEmailAddress, document.secondaryEmailAddress].filter((email) => email !== "");
  const owners = await Promise.all(addresses.map((email) => reader.getBy(USERS, "email", email)));
  return { ...document, revision, takenEmailAddresses: addresses.filter((_, index) => owners[index] !== undefined) };
}
