import type { ErrorCode } from "@epb/contract";

/** A question that cannot be answered as it was asked. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly unknown[] | undefined;

  constructor(code: ErrorCode, message: string, issues?: readonly unknown[]) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.issues = issues;
  }
}
