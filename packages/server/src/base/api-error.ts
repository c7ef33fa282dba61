import type { ErrorCode } from "@epb/contract";

/** What else an error tells: the problems of a body by place, the revision that the store has, when to try again. */
export interface ErrorDetails {
  readonly issues?: readonly unknown[];
  readonly revision?: number;
  readonly retryAfterSeconds?: number;
}

/** An answer that is no success. Its text is for the person who made the call. */
export class ApiError extends Error {
  readonly status: number;
  /** Stable, for programs: `project/name-taken`. */
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

/** Something that is not there, or that the user may not know of. */
export function notFound(what = "This"): ApiError {
  return new ApiError(404, "not-found", `${what} does not exist, or you have no access to it.`);
}

/** What the group of the account does not permit. */
export function forbidden(): ApiError {
  return new ApiError(403, "not-permitted", "Your account does not have permission for this.");
}
