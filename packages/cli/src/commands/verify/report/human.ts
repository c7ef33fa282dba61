import { truncate } from "../../../format/display-width.js";
import type { Layout } from "../../../format/layout.js";
import { printable } from "../../../format/printable.js";
import { hang, wrap } from "../../../format/wrap.js";
import { isReproduced, type ResultDifference, type VerifiedResult } from "./difference.js";

const INDENT = "  ";
const LABEL_WIDTH = 9;
const MOST_COLUMNS = 200;

/** Lines that say if the recalculated result equals the saved result, with the first difference of each kind. */
export function verifiedLines(verified: VerifiedResult, isSameBytes: boolean, layout: Layout): readonly string[] {
  const { columns, paint } = layout;
  const { source, differences } = verified;
  const equal = isSameBytes ? "The recalculated result is identical." : "All recalculated values are equal.";
  const verdict = isReproduced(verified) ? equal : "The recalculated result differs.";
  const head = wrap(`${printable(source)}: ${verdict}`, columns).map((line) => paint("title", line));
  return [...head, ...differences.flatMap((difference) => ["", ...differenceLines(difference, columns)])];
}

function differenceLines({ message, at, sealed, computed }: ResultDifference, columns: number): readonly string[] {
  const row = (label: string, value: unknown): readonly string[] =>
    value === undefined ? [] : hang(`${INDENT}${label.padEnd(LABEL_WIDTH)} `, valueText(value), columns);
  return [
    ...wrap(message, columns - INDENT.length).map((line) => INDENT + line),
    ...row("at", at),
    ...(sealed === undefined && computed === undefined
      ? []
      : [...row("result", sealed ?? "nothing"), ...row("now", computed ?? "nothing")]),
  ];
}

/** A value, truncated if it is long. */
const valueText = (value: unknown): string =>
  printable(truncate(typeof value === "string" ? value : JSON.stringify(value), MOST_COLUMNS));
