import {
  ACCOUNT_REQUEST_MESSAGES,
  AccountRequestStatus,
  type NewAccountRequest,
  USER_TYPE_OPTIONS,
  UserGroup,
  UserType,
} from "@epb/contract";
import { ApiError } from "../../base/api-error.js";
import { queueMail } from "../../mail/queue-mail.js";
import type { Reader, Transaction } from "../../store/store.js";
import { ACCOUNT_REQUESTS } from "./account-requests.js";
import type { AccountServices } from "./account-services.js";
import { USERS } from "./users.js";

/** Administrators who get a message about a request. */
const MOST_TOLD = 100;

/**
 * Stores a request for an account and notifies the applicant and the administrators.
 *
 * @throws ApiError 409 where an address has an account, on a site that tells; 429
 * @spec P §7 "POST api/account-request"; P §3 "a new request starts as New"
 */
export async function requestAccount(
  request: NewAccountRequest,
  address: string,
  services: AccountServices,
): Promise<void> {
  const { store, config, now, random, limits } = services;
  const { firstName, lastName, organization, officeEmailAddress } = request;
  await limits.take("accountRequest", { account: officeEmailAddress, address });
  const at = now().toISOString();
  const id = random.uuid();
  await store.transact(async (transaction) => {
    if (config.emailExists === "reveal") await requireNewAddresses(request, transaction);
    await transaction.insert(ACCOUNT_REQUESTS, {
      ...request,
      id,
      statusId: AccountRequestStatus.New,
      submitDate: at,
      accountIds: [],
    });
    await transaction.record({ at, action: "account.requested", subject: { kind: ACCOUNT_REQUESTS.name, id } });
    const sites = sitesText(request);
    await queueMail(transaction, {
      name: "accountRequestReceived",
      to: officeEmailAddress,
      data: { firstName, sites },
    });
    const link = `${config.publicUrl}/administration/account-requests/${id}`;
    for (const to of await administratorAddresses(transaction)) {
      await queueMail(transaction, {
        name: "accountRequested",
        to,
        data: { name: `${firstName} ${lastName}`, organization, userType: userTypeText(request), sites, link },
      });
    }
  });
}

/**
 * True if an account uses the address. With EPB_EMAIL_EXISTS=blind, always false.
 *
 * @throws ApiError 429
 * @spec P §7 "GET api/account-request/email-checker/{email}", "checks whether a user e-mail exists"
 */
export async function emailExists(email: string, address: string, services: AccountServices): Promise<boolean> {
  const { store, config, limits } = services;
  await limits.take("emailCheck", { address });
  const user = await store.getBy(USERS, "email", email);
  return config.emailExists === "reveal" && user !== undefined;
}

/**
 * Sites for which the account is requested, as messages name them.
 *
 * @spec P §3 "requestSiteMain (bool), requestSiteTest (bool)"
 */
function sitesText({ requestSiteMain, requestSiteTest }: NewAccountRequest): string {
  const sites = [...(requestSiteMain ? ["the main site"] : []), ...(requestSiteTest ? ["the training site"] : [])];
  return sites.join(" and ");
}

function userTypeText({ userTypeId, userTypeOtherText }: NewAccountRequest): string {
  if (userTypeId === UserType.Other) return `Other: ${userTypeOtherText}`;
  return USER_TYPE_OPTIONS.find(({ id }) => id === userTypeId)?.name ?? "";
}

/** @throws ApiError 409 "Email already exists." */
async function requireNewAddresses(request: NewAccountRequest, reader: Reader): Promise<void> {
  const message = ACCOUNT_REQUEST_MESSAGES.emailExists;
  const issues: { readonly at: string; readonly message: string }[] = [];
  for (const field of ["officeEmailAddress", "secondaryEmailAddress"] as const) {
    if (request[field] === "") continue;
    const user = await reader.getBy(USERS, "email", request[field]);
    if (user !== undefined) issues.push({ at: `body.${field}`, message });
  }
  if (issues.length > 0) throw new ApiError(409, "account/email-exists", message, { issues });
}

async function administratorAddresses(transaction: Transaction): Promise<readonly string[]> {
  const { items } = await transaction.find(USERS, {
    where: [
      { column: "group", is: UserGroup.Admin },
      { column: "isActive", is: true },
    ],
    limit: MOST_TOLD,
  });
  return items.map(({ document: { email } }) => email);
}
