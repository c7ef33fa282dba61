import type { ErrorCode } from "@epb/contract";

/** A request that cannot be answered in this form. */
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
