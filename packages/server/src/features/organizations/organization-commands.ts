import type { AuditAction, NewOrganization, Organization } from "@epb/contract";
import { ApiError, notFound } from "../../base/api-error.js";
import type { Stored } from "../../store/collection.js";
import type { Reader, Transaction } from "../../store/store.js";
import { StoreConflict } from "../../store/store-conflict.js";
import type { StoreServices } from "../../store/store-services.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { USERS, type User } from "../accounts/users.js";
import { ORGANIZATIONS, type StoredOrganization } from "./organizations.js";
import { removeProfilesOf } from "./remove-profiles.js";

/** Organizations that one list shows. */
const MOST_ORGANIZATIONS = 1_000;
const MOST_MEMBERS = 500;

/** All organizations, by name. */
export async function listOrganizations(
  { user }: SignedInUser,
  { store }: StoreServices,
): Promise<readonly Organization[]> {
  const { items } = await store.find(ORGANIZATIONS, { orderBy: { column: "nameKey" }, limit: MOST_ORGANIZATIONS });
  return items.map(({ document }) => ({ ...document, isMember: isMember(user.document, document.id) }));
}

export const isMember = ({ organizationIds = [] }: User, id: string): boolean => organizationIds.includes(id);

/** @throws ApiError 404 */
export async function requireOrganization(id: string, reader: Reader): Promise<Stored<StoredOrganization>> {
  const stored = await reader.get(ORGANIZATIONS, id);
  if (stored === undefined) throw notFound("The organization");
  return stored;
}

/** Accounts of an organization, by name. */
export async function membersOf(id: string, reader: Reader): Promise<readonly Stored<User>[]> {
  const where = [{ column: "organizationIds", hasAny: [id] }] as const;
  return (await reader.find(USERS, { where, orderBy: { column: "name" }, limit: MOST_MEMBERS })).items;
}

/** @throws ApiError 409 for a name that exists */
export async function createOrganization(
  organization: NewOrganization,
  caller: SignedInUser,
  services: StoreServices,
): Promise<StoredOrganization> {
  const { store, random } = services;
  const work = store.transact(async (transaction) => {
    const { document } = await transaction.insert(ORGANIZATIONS, { ...organization, id: random.uuid() });
    await record("organization.created", document.id, {}, caller, transaction, services);
    return document;
  });
  return withUniqueName(work);
}

/**
 * Changes the name or the area. The kind stays: projects of an ESCO would otherwise be open to a program office without
 * the agreement of their customers.
 *
 * @throws ApiError 404; 409 for a name that exists, and for another kind
 */
export async function changeOrganization(
  id: string,
  organization: NewOrganization,
  caller: SignedInUser,
  services: StoreServices,
): Promise<StoredOrganization> {
  const work = services.store.transact(async (transaction) => {
    const { document: before, revision } = await requireOrganization(id, transaction);
    if (before.kind !== organization.kind) {
      const message = "The kind of an organization cannot change. Create another organization.";
      throw new ApiError(409, "organization/kind-fixed", message);
    }
    const { document } = await transaction.update(ORGANIZATIONS, { ...organization, id }, revision);
    await record("organization.changed", id, {}, caller, transaction, services);
    return document;
  });
  return withUniqueName(work);
}

/**
 * Deletes an organization, its memberships, and its mapping profiles. Projects keep its id, which no account has then.
 *
 * @throws ApiError 404
 */
export async function removeOrganization(id: string, caller: SignedInUser, services: StoreServices): Promise<void> {
  await services.store.transact(async (transaction) => {
    const { document, revision } = await requireOrganization(id, transaction);
    for (const user of await membersOf(id, transaction)) await leave(user, id, transaction);
    await removeProfilesOf(id, caller, transaction, services);
    await transaction.remove(ORGANIZATIONS, id, revision);
    await record("organization.removed", id, { name: document.name }, caller, transaction, services);
  });
}

/** @throws ApiError 404; 409 for an address without an account, and for a member */
export async function addMember(
  id: string,
  email: string,
  caller: SignedInUser,
  services: StoreServices,
): Promise<void> {
  await services.store.transact(async (transaction) => {
    await requireOrganization(id, transaction);
    const user = await transaction.getBy(USERS, "email", email);
    if (user === undefined) {
      const message = "No account uses this email address. Create the account under Users first.";
      throw new ApiError(409, "organization/no-account", message);
    }
    if (isMember(user.document, id)) {
      throw new ApiError(409, "organization/member-exists", "This person is a member of the organization already.");
    }
    if ((await membersOf(id, transaction)).length >= MOST_MEMBERS) {
      const message = `An organization can have ${MOST_MEMBERS} members.`;
      throw new ApiError(409, "organization/too-many-members", message);
    }
    const { organizationIds = [] } = user.document;
    const joined = { ...user.document, organizationIds: [...organizationIds, id] };
    await transaction.update(USERS, joined, user.revision);
    await record("organization.member-added", id, { userId: joined.id }, caller, transaction, services);
  });
}

/** @throws ApiError 404 */
export async function removeMember(
  id: string,
  userId: string,
  caller: SignedInUser,
  services: StoreServices,
): Promise<void> {
  await services.store.transact(async (transaction) => {
    await requireOrganization(id, transaction);
    const user = await transaction.get(USERS, userId);
    if (user === undefined || !isMember(user.document, id)) throw notFound("The member");
    await leave(user, id, transaction);
    await record("organization.member-removed", id, { userId }, caller, transaction, services);
  });
}

async function leave({ document, revision }: Stored<User>, id: string, transaction: Transaction): Promise<void> {
  const { organizationIds = [], ...user } = document;
  const left = organizationIds.filter((one) => one !== id);
  await transaction.update(USERS, { ...user, ...(left.length > 0 && { organizationIds: left }) }, revision);
}

async function withUniqueName<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isTaken =
      error instanceof StoreConflict && error.kind === "duplicate" && error.collection === ORGANIZATIONS.name;
    if (!isTaken) throw error;
    const message = "An organization with this name exists. Choose another name.";
    throw new ApiError(409, "organization/name-taken", message);
  }
}

async function record(
  action: AuditAction,
  id: string,
  details: Readonly<Record<string, string>>,
  { user }: SignedInUser,
  transaction: Transaction,
  { now }: StoreServices,
): Promise<void> {
  const subject = { kind: ORGANIZATIONS.name, id };
  await transaction.record({ at: now().toISOString(), action, actorId: user.document.id, subject, details });
}
