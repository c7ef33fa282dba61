import type { CurrentUser } from "@epb/contract";
import type { AccountServices } from "../accounts/account-services.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { isEpxUser, viewOf } from "../accounts/view-of.js";
import { PROJECT_ENTRIES } from "./project-entries.js";

/** Projects of one user that the list of their access names. */
const MOST_PROJECTS = 10_000;

/**
 * The account as its owner sees it.
 *
 * @spec P §7 "GET api/current_user", "returns status id and user fields"; P §3 "User"; P §6 "A user's access to a
 * project"; P §7 "after create or delete"
 */
export async function presentCurrentUser(
  { user, session, status }: SignedInUser,
  { store }: AccountServices,
): Promise<CurrentUser> {
  const { document } = user;
  const { items } = await store.find(PROJECT_ENTRIES, {
    where: [{ column: "memberIds", hasAny: [document.id] }],
    limit: MOST_PROJECTS,
  });
  return {
    id: document.id,
    uuid: document.id,
    statusId: status,
    firstName: document.firstName,
    lastName: document.lastName,
    email: document.email,
    userGroupId: document.group,
    organization: document.organization,
    title: document.title,
    phone: document.phone,
    region: document.region,
    city: document.city,
    zip: document.zip,
    country: document.country,
    viewSelection: viewOf(document),
    projectAccessList: items.flatMap(({ document: { id, members } }) =>
      members
        .filter(({ userId }) => userId === document.id)
        .map(({ roleId, status }) => ({ projectId: id, roleId, status })),
    ),
    projectTypes: document.projectTypes,
    isEpxUser: isEpxUser(document),
    hasTemporaryPassword: document.hasTemporaryPassword ?? false,
    ...(document.secondFactor?.confirmedAt !== undefined && { mfaUUID: document.secondFactor.id }),
    mfaSuccess: session.document.hasSecondFactor,
  };
}
