import { AccountRequestStatus, type RequestedAccount, RequestedAddress } from "@epb/contract";
import { ApiError, notFound } from "../../base/api-error.js";
import type { Stored } from "../../store/collection.js";
import type { Transaction } from "../../store/store.js";
import { ACCOUNT_REQUESTS, type AccountRequest } from "./account-requests.js";
import type { AccountServices } from "./account-services.js";
import { addUser } from "./add-user.js";
import type { SignedInUser } from "./signed-in-user.js";
import type { User } from "./users.js";

/** Sets the status of a request. @throws ApiError 404; StoreConflict "stale" */
export async function setAccountRequestStatus(
  id: string,
  { statusId, revision }: { readonly statusId: AccountRequestStatus; readonly revision?: number },
  caller: SignedInUser,
  services: AccountServices,
): Promise<Stored<AccountRequest>> {
  return services.store.transact(async (transaction) => {
    const request = await requestOf(transaction, id);
    return changeRequest(
      transaction,
      { ...request, ...(revision !== undefined && { revision }) },
      { statusId },
      caller,
      services,
    );
  });
}

/**
 * Creates the accounts of a request and closes it.
 *
 * @throws ApiError 404; 400 for an address that is not in the request; 409 if the request is closed, or an address has
 * an account
 */
export async function createRequestedAccounts(
  id: string,
  accounts: readonly RequestedAccount[],
  caller: SignedInUser,
  services: AccountServices,
): Promise<readonly Stored<User>[]> {
  return services.store.transact(async (transaction) => {
    const request = await requestOf(transaction, id);
    if (request.document.statusId === AccountRequestStatus.Closed) {
      throw new ApiError(409, "account-request/closed", "This request is closed. Reopen it to create accounts.");
    }
    const users: Stored<User>[] = [];
    for (const { address, userGroupId, projectTypes } of accounts) {
      const { firstName, lastName, title, organization, phone, city, region, zip, country } = request.document;
      const fields = { firstName, lastName, title, organization, phone, city, region, zip, country };
      const email = addressOf(request.document, address);
      const user = { ...fields, address: request.document.address, email, group: userGroupId, projectTypes };
      users.push(await addUser(transaction, user, caller.user.document.id, services));
    }
    const accountIds = [...request.document.accountIds, ...users.map(({ document }) => document.id)];
    await changeRequest(transaction, request, { statusId: AccountRequestStatus.Closed, accountIds }, caller, services);
    return users;
  });
}

function addressOf(request: AccountRequest, address: RequestedAddress): string {
  const email = address === RequestedAddress.Office ? request.officeEmailAddress : request.secondaryEmailAddress;
  if (email !== "") return email;
  throw new ApiError(400, "account-request/no-address", "The request has no secondary email address.");
}

async function requestOf(transaction: Transaction, id: string): Promise<Stored<AccountRequest>> {
  const request = await transaction.get(ACCOUNT_REQUESTS, id);
  if (request === undefined) throw notFound("The request");
  return request;
}

async function changeRequest(
  transaction: Transaction,
  { document, revision }: Stored<AccountRequest>,
  change: Partial<Pick<AccountRequest, "statusId" | "accountIds">>,
  caller: SignedInUser,
  { now }: AccountServices,
): Promise<Stored<AccountRequest>> {
  const next = { ...document, ...change };
  await transaction.record({
    at: now().toISOString(),
    action: "account-request.status-set",
    actorId: caller.user.document.id,
    subject: { kind: ACCOUNT_REQUESTS.name, id: document.id },
    details: { from: document.statusId, to: next.statusId },
  });
  return transaction.update(ACCOUNT_REQUESTS, next, revision);
}
