import type { Outcome } from "../outcome.js";
import type { ReadLimits } from "../read-limits.js";
import type { ByteText, ToCharacters } from "./byte-text.js";
import { OTHER_SPELLING } from "./spelling.js";
import { inUsualSpelling } from "./usual-spelling.js";

/** Interprets one part of the package, given as UTF-8 and its name inside the zip. */
export type PartReader<Value> = (text: ByteText, part: string, limits: ReadLimits) => Outcome<Value>;

/**
 * Reads a part as it is written, which is correct for nearly all parts. If the reader's scanner stops at another
 * spelling, the part is converted to the plain spelling and read again from the start.
 */
export function readSpelled<Value>(
  text: ByteText,
  part: string,
  limits: ReadLimits,
  reader: PartReader<Value>,
  toCharacters?: ToCharacters,
): Outcome<Value> {
  const outcome = reader(text, part, limits);
  if (outcome !== OTHER_SPELLING) return outcome;
  const spelled = inUsualSpelling(text, part, limits, toCharacters);
  return spelled.ok ? reader(spelled.value.text, part, limits) : spelled;
}
