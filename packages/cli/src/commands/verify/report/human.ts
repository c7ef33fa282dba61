import { truncate } from "../../../format/display-width.js";
import type { Layout } from "../../../format/layout.js";
import { printable } from "../../../format/printable.js";
import { hang, wrap } from "../../../format/wrap.js";
import { isReproduced, type ResultDifference, type VerifiedResult } from "./difference.js";

const INDENT = "  ";
const LABEL_WIDTH = 9;
const MOST_COLUMNS = 200;

/** Whether a result came out again, and where it first did not. */
export function verifiedLines(verified: VerifiedResult, isSameBytes: boolean, layout: Layout): readonly string[] {
  const { columns, paint } = layout;
  const { source, differences } = verified;
  const reproduced = isSameBytes ? "reproduced exactly" : "reproduced, all values equal";
  const verdict = isReproduced(verified) ? reproduced : "not reproduced";
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

/** A value, cut off where it is a whole section. */
const valueText = (value: unknown): string =>
  printable(truncate(typeof value === "string" ? value : JSON.stringify(value), MOST_COLUMNS));
