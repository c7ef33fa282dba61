import { type Call, type GroupPermission, hasPermission, MESSAGES, UserStatus } from "@epb/contract";
import { ApiError, forbidden, notFound } from "../base/api-error.js";
import type { SignedInUser } from "../features/accounts/signed-in-user.js";
import type { ProjectEntry } from "../features/projects/project-entries.js";
import type { Stored } from "../store/collection.js";
import type { Services } from "./services.js";

/**
 * Allows only permitted requests.
 *
 * @param params - Checked parameters of the path: a policy on a project uses its id.
 * @returns Entry of the project that the policy has read.
 */
export async function guard(
  { policy }: Call,
  caller: SignedInUser | undefined,
  params: unknown,
  services: Services,
): Promise<Stored<ProjectEntry> | undefined> {
  if (policy.kind === "public") return undefined;
  if (policy.kind === "demonstration") {
    if (!services.config.isDemonstration) throw notFound();
    return undefined;
  }
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
      // If the id is in the body, `guardBody` applies the policy once the body has arrived.
      return policy.idIn === "body"
        ? undefined
        : services.requireProjectAction(policy.action, caller, params, services);
    default:
      policy satisfies never;
      // Refuses everything that no policy allows.
      throw forbidden();
  }
}

/** Applies a policy on a project whose id is in the body. @param body - Checked. @returns See `guard`. */
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
