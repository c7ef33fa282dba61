import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import { UserGroup } from "../accounts/user-group.js";
import type { Call } from "../calls/call.js";
import { actionRefusal, ProjectAction } from "../projects/project-permissions.js";
import { ERROR_MEANINGS } from "./error-codes.js";
import type { ErrorMeaning } from "./error-meaning.js";

/** An answer that a call can give instead of a success. */
export interface CallError extends Pick<ErrorMeaning, "status" | "meaning"> {
  readonly code: string;
}

/** Every answer of a call that is no success, by its status. */
export function errorsOf(call: Call): readonly CallError[] {
  return Object.entries(ERROR_MEANINGS)
    .filter(([code, { calls }]) => calls?.includes(call.name) ?? BY_KIND[code]?.(call) === true)
    .map(([code, { status, meaning }]) => ({ code, status, meaning }))
    .sort((one, other) => one.status - other.status);
}

/** Whether the call can answer a code; codes of the engine begin alike. */
export function canAnswer(call: Call, status: number, code: string): boolean {
  return errorsOf(call).some(
    (error) =>
      error.status === status &&
      (error.code === code || (error.code.endsWith("/*") && code.startsWith(error.code.slice(0, -1)))),
  );
}

const isBytes = ({ body }: Call): boolean => body !== undefined && "kind" in body;
const isJson = (call: Call): boolean => call.body !== undefined && !isBytes(call);
const takesLargeBody = ({ bodyLimitBytes }: Call): boolean => bodyLimitBytes !== undefined;
const takesAccount = ({ policy }: Call): boolean => ["user", "group", "project"].includes(policy.kind);

/** Which calls answer the codes that depend on what a call takes and who may make it. */
const BY_KIND: Readonly<Record<string, (call: Call) => boolean>> = {
  "input/invalid": ({ path, query, body }) => hasOtherThanIds(path) || query !== undefined || body !== undefined,
  "body/malformed": isJson,
  "body/nested-too-deep": isJson,
  "body/too-many-values": isJson,
  "body/text-too-long": isJson,
  "body/duplicate-name": isJson,
  "body/too-many": takesLargeBody,
  "body/busy": takesLargeBody,
  "request/malformed": ({ params }) => params !== undefined,
  "request/aborted": ({ body }) => body !== undefined,
  "session/none": ({ policy }) => policy.kind !== "public",
  "user/not-ready": takesAccount,
  "not-permitted": ({ policy }) => policy.kind === "group",
  "project/not-permitted": ({ name, policy }) =>
    (policy.kind === "project" && policy.action !== ProjectAction.View) || name === "uploadProject",
  "project/not-now": ({ name, policy }) =>
    (policy.kind === "project" && isForSomePoints(policy.action)) || name === "uploadProject",
  "not-found": mayBeMissing,
  stale: ({ method, path, policy, name }) =>
    (method === "PUT" && policy.kind !== "session") ||
    (method === "POST" && path.includes("{id}")) ||
    name === "uploadProject",
  "already-exists": ({ method, policy }) => method !== "GET" && policy.kind !== "public" && policy.kind !== "session",
  "body/too-large": isJson,
  "upload/too-large": isBytes,
  "upload/empty": isBytes,
  "body/not-json": isJson,
  internal: () => true,
  "store/unavailable": () => true,
};

/** An id that is none names nothing, which is no mistake in the input. */
const hasOtherThanIds = (path: string): boolean =>
  Array.from(path.matchAll(/\{(\w+)\}/g)).some(([, name = ""]) => !isIdName(name));

/** Whether a parameter of a path is the id of something. */
export const isIdName = (name: string): boolean => name === "id" || name.endsWith("Id");

/** Calls that name something in another place than the path. */
const NAMES_ELSEWHERE: readonly string[] = ["saveProject", "uploadProject", "createUser"];

function mayBeMissing({ name, path, policy }: Call): boolean {
  const isHidden = policy.kind === "testSite" || (policy.kind === "group" && policy.isHiddenOnTestSite === true);
  return isHidden || /\{(id|fileName)\}/.test(path) || NAMES_ELSEWHERE.includes(name);
}

/** Whether something can be done with a project at some points of its way and not at others. */
function isForSomePoints(action: ProjectAction): boolean {
  return Object.values(ApprovalStatus).some((approval) =>
    Object.values(ProjectAccessRole).some(
      (role) => actionRefusal(action, { group: UserGroup.Customer, role, approval }) === "not-now",
    ),
  );
}
