/** Where something of what was sent is wrong, and what. */
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
  /** Stands in the log of the server as well. */
  readonly reference: string | undefined;
  /** Everything that the reply said. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Whether the reply has words of its own for people. */
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

/** What an error is, whatever was thrown. */
export function isFailure(error: unknown, status?: number): error is ApiFailure {
  return error instanceof ApiFailure && (status === undefined || error.status === status);
}
