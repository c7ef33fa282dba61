import { truncate } from "../../../format/display-width.js";
import type { Layout } from "../../../format/layout.js";
import { printable } from "../../../format/printable.js";
import { hang, wrap } from "../../../format/wrap.js";
import {
  haveOnlyFindingsChanged,
  isReproduced,
  isSavedAgain,
  type ResultDifference,
  type VerifiedResult,
} from "./difference.js";

const INDENT = "  ";
const LABEL_WIDTH = 9;
const MOST_COLUMNS = 200;

/** Lines that say if the recalculated result equals the saved result, with the first difference of each kind. */
export function verifiedLines(verified: VerifiedResult, isSameBytes: boolean, layout: Layout): readonly string[] {
  const { columns, paint } = layout;
  const { source, differences } = verified;
  if (isSavedAgain(verified)) {
    const verdict = "The project file was saved again. All inputs, figures, and findings are the same.";
    return wrap(`${printable(source)}: ${verdict}`, columns).map((line) => paint("title", line));
  }
  const equal = isSameBytes ? "The recalculated result is identical." : "All recalculated values are equal.";
  const differing = haveOnlyFindingsChanged(verified)
    ? "All inputs and figures are the same, but findings differ."
    : "The recalculated result differs.";
  const verdict = isReproduced(verified) ? equal : differing;
  const head = wrap(`${printable(source)}: ${verdict}`, columns).map((line) => paint("title", line));
  return [...head, ...differences.flatMap((difference) => ["", ...differenceLines(difference, columns)])];
}

function differenceLines(
  { message, label, at, sealed, computed }: ResultDifference,
  columns: number,
): readonly string[] {
  const row = (label: string, value: unknown): readonly string[] =>
    value === undefined ? [] : hang(`${INDENT}${label.padEnd(LABEL_WIDTH)} `, valueText(value), columns);
  return [
    ...wrap(message, columns - INDENT.length).map((line) => INDENT + line),
    ...row("input", label),
    ...row("at", at),
    ...(sealed === undefined && computed === undefined
      ? []
      : [...row("result", sealed ?? "nothing"), ...row("now", computed ?? "nothing")]),
  ];
}

/** A value, truncated if it is long. */
const valueText = (value: unknown): string =>
  printable(truncate(typeof value === "string" ? value : JSON.stringify(value), MOST_COLUMNS));
