/** Location and message of a problem in the request. */
export interface FailureIssue {
  /** `body.email` */
  readonly at: string;
  readonly message: string;
}

/** A call that was answered with an error, or was not answered at all: then the status is 0. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly status: number;
  /** Stable; see the errors of the API page. */
  readonly code: string | undefined;
  readonly issues: readonly FailureIssue[];
  /** Reference of the same error in the server log. */
  readonly reference: string | undefined;
  /** All members of the reply. */
  readonly details: Readonly<Record<string, unknown>>;
  /** True if the reply contains a message for people. */
  readonly hasText: boolean;

  constructor(status: number, reply: unknown) {
    const details = (typeof reply === "object" && reply !== null ? reply : {}) as Readonly<Record<string, unknown>>;
    const text = typeof reply === "string" ? reply : details["message"];
    super(typeof text === "string" && text !== "" ? text : `status ${status}`);
    this.status = status;
    this.details = details;
    this.hasText = typeof text === "string" && text !== "";
    this.code = typeof details["code"] === "string" ? details["code"] : undefined;
    this.reference = typeof details["reference"] === "string" ? details["reference"] : undefined;
    this.issues = Array.isArray(details["issues"]) ? (details["issues"] as readonly FailureIssue[]) : [];
  }
}

/** True if an unknown error is an API failure, with this status if given. */
export function isFailure(error: unknown, status?: number): error is ApiFailure {
  return error instanceof ApiFailure && (status === undefined || error.status === status);
}
