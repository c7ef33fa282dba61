import type { WhatIfProblem } from "@epb/engine/whatif";

/** What is wrong with an option of the command, and what it takes. */
export interface Complaint {
  /** The option as it was written, `--set financing.indexRate=high`. */
  readonly about: string;
  readonly message: string;
  readonly found?: string;
  readonly expected?: string;
  /** What to do. */
  readonly advice: string;
}

/** What an option says, or what is wrong with it. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly complaints: readonly Complaint[] };

export const parsed = <Value>(value: Value): Parsed<Value> => ({ ok: true, value });
export const refused = (...complaints: readonly Complaint[]): Parsed<never> => ({ ok: false, complaints });

/** A problem of the engine, said of the option it came from. */
export function fromProblem(about: string, { message, advice, input }: WhatIfProblem): Complaint {
  return {
    about,
    message: input?.message ?? message,
    ...(input?.found !== undefined && { found: input.found }),
    ...(input !== undefined && { expected: input.expected }),
    advice: input?.advice ?? advice,
  };
}
