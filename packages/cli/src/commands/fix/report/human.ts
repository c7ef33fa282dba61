import type { CorrectedCell, LeftCell } from "@epb/workbook/correct";
import { countLine } from "../../../diagnostics/threshold.js";
import type { Layout } from "../../../format/layout.js";
import { printable } from "../../../format/printable.js";
import { hang, wrap } from "../../../format/wrap.js";
import type { Fixed } from "./fixed.js";

const INDENT = "  ";

/** Corrections for people: each cell before and after, open decisions, and uncorrected findings. */
export function fixedLines({ file, output, corrected, left, findings }: Fixed, layout: Layout): readonly string[] {
  const { columns, paint } = layout;
  const cells = corrected.length === 1 ? "1 cell" : `${corrected.length} cells`;
  const summary = corrected.length === 0 ? "No cells corrected." : `${cells} corrected.`;
  const remaining = countLine(findings);
  return [
    ...wrap(printable(`${file} → ${output}`), columns).map((line) => paint("title", line)),
    "",
    summary,
    ...corrected.flatMap((cell) =>
      entry(
        cell,
        `${cell.before === "" ? "" : `${cell.before} → `}${cell.after.value}${cell.isSuggestion === true ? " (likely value; check it)" : ""}`,
        layout,
      ),
    ),
    ...(left.length === 0
      ? []
      : ["", paint("heading", "Cells not changed, because each has several possible values or a formula:")]),
    ...left.flatMap((cell) => entry(cell, `${cell.before}: ${reasonOf(cell)}`, layout)),
    ...(corrected.length === 0 ? [] : ["", ...wrap(OPEN_ONCE, columns)]),
    ...(remaining === ""
      ? []
      : ["", ...wrap(`Findings in the copy: ${remaining}. To list these findings, use epb check.`, columns)]),
  ];
}

const OPEN_ONCE = "Open the copy in Excel or LibreOffice and save it to calculate its formulas.";

function entry({ sheet, cell, field }: CorrectedCell | LeftCell, text: string, { columns }: Layout): readonly string[] {
  const place = field === undefined ? `${sheet}!${cell}` : `${sheet}!${cell} · ${field}`;
  return [...hang(INDENT, printable(place), columns), ...hang(INDENT + INDENT, printable(text), columns)];
}

function reasonOf({ reason, values }: LeftCell): string {
  switch (reason) {
    case "several-values":
      return `${values.map(({ value }) => value).join(" or ")}`;
    case "formula":
      return "a formula gives this text; correct the formula";
    default:
      return reason satisfies never;
  }
}
