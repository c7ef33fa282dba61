import {
  type AuditAction,
  type OwnDetails,
  onlyView,
  type SettableStatus,
  TermsOfService,
  UserStatus,
  type ViewSelection,
} from "@epb/contract";
import { ApiError, notFound } from "../../base/api-error.js";
import type { AccountServices } from "./account-services.js";
import { requireVerified } from "./require-verified.js";
import type { SignedInUser } from "./signed-in-user.js";
import { USERS, type User } from "./users.js";

/**
 * Records the agreement to the terms; keeps the date of the first agreement.
 *
 * @spec P §7 "POST api/tos", "agrees to terms"
 */
export async function agreeToTerms(
  caller: SignedInUser,
  terms: TermsOfService,
  services: AccountServices,
): Promise<void> {
  requireVerified(caller);
  const at = services.now().toISOString();
  const key = terms === TermsOfService.Privacy ? "agreedToPrivacyAt" : "agreedToDataAt";
  await changeOwn(caller, `terms.agreed-to-${terms}`, services, (user) => ({ ...user, [key]: user[key] ?? at }));
}

/**
 * Stores the menus that the user has chosen.
 *
 * @throws ApiError 400 for the other edition if the account is for one edition only
 * @spec P §7 "POST api/view-selection", "ePB or ePX"; P §6 "ePX users are identified"
 */
export async function selectView(
  caller: SignedInUser,
  viewSelection: ViewSelection,
  services: AccountServices,
): Promise<void> {
  requireVerified(caller);
  const only = onlyView(caller.user.document);
  if (only !== undefined && viewSelection !== only) {
    throw new ApiError(
      400,
      "user/view-not-available",
      `Your account is for ${only} only. Choose the ${only} menu, or write to support for ${viewSelection}.`,
    );
  }
  await changeOwn(caller, "view.selected", services, (user) => ({ ...user, viewSelection }));
}

/** Changes the name and the details of the caller's account. */
export async function changeOwnDetails(
  caller: SignedInUser,
  details: OwnDetails,
  services: AccountServices,
): Promise<void> {
  await changeOwn(caller, "user.changed", services, (user) => ({ ...user, ...details }));
}

/**
 * Sets the caller's own status to an earlier one, on a test site.
 *
 * @spec P §4 "Additional statuses can be set through", "The status cannot be set"; P §7 "POST api/user-status"
 */
export async function setUserStatus(
  caller: SignedInUser,
  status: SettableStatus,
  services: AccountServices,
): Promise<void> {
  await changeOwn(caller, "user.status-set", services, UNDO[status]);
}

/** Changes to an account that give it a status. */
const UNDO: Readonly<Record<SettableStatus, (user: User) => User>> = {
  [UserStatus.NeedsVerify]: ({ verifiedAt: _, ...user }) => user,
  [UserStatus.NeedsPasswordReset]: (user) => ({ ...user, mustResetPassword: true }),
  [UserStatus.NeedsTosPrivacy]: ({ agreedToPrivacyAt: _, ...user }) => user,
  [UserStatus.NeedsTosData]: ({ agreedToDataAt: _, ...user }) => user,
  [UserStatus.NeedsViewSelection]: ({ viewSelection: _, ...user }) => user,
};

async function changeOwn(
  { user: { document } }: SignedInUser,
  action: AuditAction,
  { store, now }: AccountServices,
  change: (user: User) => User,
): Promise<void> {
  await store.transact(async (transaction) => {
    const user = await transaction.get(USERS, document.id);
    if (user === undefined) throw notFound("The account");
    await transaction.update(USERS, change(user.document), user.revision);
    await transaction.record({ at: now().toISOString(), action, actorId: document.id });
  });
}
