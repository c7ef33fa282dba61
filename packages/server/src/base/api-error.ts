import type { ErrorCode } from "@epb/contract";

/** Additional data of an error: the problems of a body by path, the stored revision, or the time of a retry. */
export interface ErrorDetails {
  readonly issues?: readonly unknown[];
  readonly revision?: number;
  readonly retryAfterSeconds?: number;
}

/** An error reply. Its text is for the person who sent the request. */
export class ApiError extends Error {
  readonly status: number;
  /** Stable code for programs: `project/name-taken`. */
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(status: number, code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** Error for an object that does not exist, or that the user may not know about. */
export function notFound(what = "This"): ApiError {
  return new ApiError(404, "not-found", `${what} does not exist, or you have no access to it.`);
}

/** Error for an action that the group of the account does not permit. */
export function forbidden(): ApiError {
  return new ApiError(403, "not-permitted", "Your account does not have permission for this.");
}
