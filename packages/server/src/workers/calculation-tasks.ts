// Messages between the server and the process that calculates: plain data.

import type { ErrorCode } from "@epb/contract";

/** Result of a calculation as JSON text, or the refusal of the engine. */
export type ProcessAnswer =
  | { readonly ok: true; readonly calculatedValues: string; readonly issues: string }
  | { readonly ok: false; readonly code: string; readonly details: string };

/** A large body of a call. */
export interface SentBody<CallName extends string = string> {
  readonly call: CallName;
  readonly bytes: Uint8Array;
}

/** The result of a check, as plain data. */
export interface CheckedBody {
  readonly milliseconds: number;
  /** Absent for a body without problems. */
  readonly refusal?: { readonly code: ErrorCode; readonly message: string; readonly issues: string };
}
