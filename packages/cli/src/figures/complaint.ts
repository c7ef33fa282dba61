import type { WhatIfProblem } from "@epb/engine/whatif";

/** A mistake in an option of the command, with the accepted values. */
export interface Complaint {
  /** The option as it was written, `--set financing.indexRate=high`. */
  readonly about: string;
  readonly message: string;
  readonly found?: string;
  readonly expected?: string;
  /** Correction. */
  readonly advice: string;
}

/** Value of an option, or the mistakes in it. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly complaints: readonly Complaint[] };

export const parsed = <Value>(value: Value): Parsed<Value> => ({ ok: true, value });
export const refused = (...complaints: readonly Complaint[]): Parsed<never> => ({ ok: false, complaints });

/** A problem from the engine, attributed to its option. */
export function fromProblem(about: string, { message, advice, input }: WhatIfProblem): Complaint {
  return {
    about,
    message: input?.message ?? message,
    ...(input?.found !== undefined && { found: input.found }),
    ...(input !== undefined && { expected: input.expected }),
    advice: input?.advice ?? advice,
  };
}
