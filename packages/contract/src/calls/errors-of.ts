import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import { UserGroup } from "../accounts/user-group.js";
import { ERROR_MEANINGS, type ListedErrorCode } from "../errors/error-codes.js";
import type { ErrorMeaning } from "../errors/error-meaning.js";
import { actionRefusal, ProjectAction } from "../projects/project-permissions.js";
import type { Call } from "./call.js";

/** An answer that a call can give instead of a success. */
export interface CallError extends Pick<ErrorMeaning, "status" | "meaning"> {
  readonly code: ListedErrorCode;
}

/** Every error that a call can answer: those of its row, and those of its kind. Ordered by status. */
export function errorsOf(call: Call): readonly CallError[] {
  return (Object.entries(ERROR_MEANINGS) as [ListedErrorCode, ErrorMeaning][])
    .filter(([code]) => call.errors?.includes(code) === true || BY_KIND[code]?.(call) === true)
    .map(([code, meaning]) => ({ code, ...meaning }))
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

/** Whether a call answers a code because of its policy or of what it takes. */
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

/** An id that is none names nothing, which is no mistake in the input. */
const hasOtherThanIds = (path: string): boolean =>
  Array.from(path.matchAll(/\{(\w+)\}/g)).some(([, name = ""]) => !isIdName(name));

/** Whether a parameter of a path is the id of something. */
export const isIdName = (name: string): boolean => name === "id" || name.endsWith("Id");

function mayBeMissing({ path, policy }: Call): boolean {
  const isHidden = policy.kind === "testSite" || (policy.kind === "group" && policy.isHiddenOnTestSite === true);
  return isHidden || /\{(id|fileName)\}/.test(path);
}

/** Whether something can be done with a project at some points of its way and not at others. */
function isForSomePoints(action: ProjectAction): boolean {
  return Object.values(ApprovalStatus).some((approval) =>
    Object.values(ProjectAccessRole).some(
      (role) => actionRefusal(action, { group: UserGroup.Customer, role, approval }) === "not-now",
    ),
  );
}
