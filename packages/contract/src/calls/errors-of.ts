import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import { UserGroup } from "../accounts/user-group.js";
import { ERROR_MEANINGS, type ListedErrorCode } from "../errors/error-codes.js";
import type { ErrorMeaning } from "../errors/error-meaning.js";
import { actionRefusal, ProjectAction } from "../projects/project-permissions.js";
import type { Call } from "./call.js";

/** Error reply of a call. */
export interface CallError extends Pick<ErrorMeaning, "status" | "meaning"> {
  readonly code: ListedErrorCode;
}

/** All errors that a call can answer: errors of its row and errors of its kind. Sorted by status. */
export function errorsOf(call: Call): readonly CallError[] {
  return (Object.entries(ERROR_MEANINGS) as [ListedErrorCode, ErrorMeaning][])
    .filter(([code]) => call.errors?.includes(code) === true || BY_KIND[code]?.(call) === true)
    .map(([code, meaning]) => ({ code, ...meaning }))
    .sort((one, other) => one.status - other.status);
}

/** True if the call can answer with a code. `engine/*` matches all codes of the engine. */
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

/** True if a call can answer with a code because of its policy or its inputs. */
const BY_KIND: Readonly<Partial<Record<ListedErrorCode, (call: Call) => boolean>>> = {
  "input/invalid": ({ path, query, body }) => hasOtherThanIds(path) || query !== undefined || body !== undefined,
  "body/malformed": isJson,
  "body/nested-too-deep": isJson,
  "body/too-many-values": isJson,
  "body/text-too-long": isJson,
  "body/duplicate-name": isJson,
  "body/too-many": isJson,
  "body/busy": takesLargeBody,
  "request/malformed": ({ params }) => params !== undefined,
  "request/aborted": ({ body }) => body !== undefined,
  "session/none": ({ policy }) => policy.kind !== "public",
  "user/not-ready": takesAccount,
  "not-permitted": ({ policy }) => policy.kind === "group",
  "project/not-permitted": ({ policy }) => policy.kind === "project" && policy.action !== ProjectAction.View,
  "project/not-now": ({ policy }) => policy.kind === "project" && isForSomePoints(policy.action),
  "not-found": mayBeMissing,
  stale: ({ method, path, policy }) =>
    (method === "PUT" && policy.kind !== "session") || (method === "POST" && path.includes("{id}")),
  "already-exists": ({ method, policy }) => method !== "GET" && policy.kind !== "public" && policy.kind !== "session",
  "body/too-large": isJson,
  "upload/too-large": isBytes,
  "upload/empty": isBytes,
  "body/not-json": isJson,
  internal: () => true,
  "store/unavailable": () => true,
};

/** A malformed ID is answered with 404, not as a problem of the input. */
const hasOtherThanIds = (path: string): boolean =>
  Array.from(path.matchAll(/\{(\w+)\}/g)).some(([, name = ""]) => !isIdName(name));

/** True if a path parameter is an ID. */
export const isIdName = (name: string): boolean => name === "id" || name.endsWith("Id");

function mayBeMissing({ path, policy }: Call): boolean {
  const isOnSomeSites = policy.kind === "testSite" || policy.kind === "demonstration";
  const isHidden = isOnSomeSites || (policy.kind === "group" && policy.isHiddenOnTestSite === true);
  return isHidden || /\{(id|fileName)\}/.test(path);
}

/** True if an action depends on the status of the project. */
function isForSomePoints(action: ProjectAction): boolean {
  return Object.values(ApprovalStatus).some((approval) =>
    Object.values(ProjectAccessRole).some(
      (role) => actionRefusal(action, { group: UserGroup.Customer, role, approval }) === "not-now",
    ),
  );
}
