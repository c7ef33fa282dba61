import { type Call, type GroupPermission, hasPermission, MESSAGES, UserStatus } from "@epb/contract";
import { ApiError, forbidden, notFound } from "../base/api-error.js";
import type { SignedInUser } from "../features/accounts/signed-in-user.js";
import type { ProjectEntry } from "../features/projects/project-entries.js";
import type { Stored } from "../store/collection.js";
import type { Services } from "./services.js";

/**
 * Lets through who may make the call, and nobody else.
 *
 * @param params - Of the path, checked: a policy on a project looks at its id.
 * @returns The entry of the project that the policy has looked at.
 */
export async function guard(
  { policy }: Call,
  caller: SignedInUser | undefined,
  params: unknown,
  services: Services,
): Promise<Stored<ProjectEntry> | undefined> {
  if (policy.kind === "public") return undefined;
  if (policy.kind === "group" && policy.isHiddenOnTestSite === true && services.config.isTestSite) throw notFound();
  if (caller === undefined) throw unauthorized();
  switch (policy.kind) {
    case "session":
      return undefined;
    case "testSite":
      if (!services.config.isTestSite) throw notFound();
      return undefined;
    case "user":
      requireOk(caller);
      return undefined;
    case "group":
      requireOk(caller);
      requirePermission(caller, policy.permissions);
      return undefined;
    case "project":
      requireOk(caller);
      // One whose id stands in the body is asked about once there is one: `guardBody`.
      return policy.idIn === "body"
        ? undefined
        : services.requireProjectAction(policy.action, caller, params, services);
    default:
      policy satisfies never;
      // What no policy allows is refused.
      throw forbidden();
  }
}

/** The rest of a policy on a project whose id stands in the body. @param body - Checked. @returns As `guard` does. */
export async function guardBody(
  { policy }: Call,
  caller: SignedInUser | undefined,
  body: unknown,
  services: Services,
): Promise<Stored<ProjectEntry> | undefined> {
  if (policy.kind !== "project" || policy.idIn !== "body") return undefined;
  if (caller === undefined) throw unauthorized();
  return services.requireProjectAction(policy.action, caller, body, services);
}

/** @spec P §4 "Only Ok lets screens stay" */
function requireOk({ status }: SignedInUser): void {
  if (status !== UserStatus.Ok) {
    throw new ApiError(403, "user/not-ready", "Your account setup is not complete.");
  }
}

function requirePermission({ user }: SignedInUser, permissions: readonly GroupPermission[]): void {
  const { group } = user.document;
  if (!permissions.some((permission) => hasPermission(group, permission))) throw forbidden();
}

function unauthorized(): ApiError {
  return new ApiError(401, "session/none", MESSAGES.sessionTimedOut);
}
