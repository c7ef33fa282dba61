import { Decimal } from "../decimal/decimal.js";
import { inputFieldAt } from "../input/input-field.js";
import type { InputPath } from "../path-text/input-path.js";
import type { InputValue } from "../paths/list-inputs.js";

const UNREADABLE = "unreadable";
/** Values of each kind of input: amounts and rates, whole numbers and choices, dates, answers, texts. */
const CANDIDATES: readonly InputValue[] = [
  ...["0.03", "1", "0", "1000000"].map((text) => new Decimal(text)),
  ...[1, 2, 12, 0, 20, 5],
  ...["2026-03-31", "2001-01-01", "2040-12-01"],
  ...[true, false],
  UNREADABLE,
];
const MOST_VALUES = 4;

/** Some of the values that an input may have, apart from each other; none of a list or a section. */
export function possibleValues(path: InputPath): readonly InputValue[] {
  const field = inputFieldAt(path);
  if (field === undefined || field.kind === "group") return [];
  const isDecimal = field.kind === "decimal";
  return CANDIDATES.flatMap((candidate) => {
    if (Decimal.isDecimal(candidate) !== isDecimal) return [];
    const read = field.read(candidate);
    return read.ok ? [read.value] : [];
  }).slice(0, MOST_VALUES);
}

/**
 * True if figures may depend on the input at the path. Figures never depend on a name or a description.
 *
 * @example
 * import { mayChangeFigures } from "@epb/engine/withhold";
 *
 * mayChangeFigures("financing.indexRate"); // true
 */
export const mayChangeFigures = (path: InputPath): boolean => inputFieldAt(path)?.read(UNREADABLE).ok !== true;
