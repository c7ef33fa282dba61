import type { MovedInput, UnplacedCells } from "@epb/workbook";
import { type UnknownInput, unknownInputsText } from "@epb/workbook/diagnostics";
import type { Layout } from "../../../format/layout.js";
import { printable } from "../../../format/printable.js";
import { hang, wrap } from "../../../format/wrap.js";
import { findingLines } from "../../../reports/finding-lines.js";
import type { Moved } from "./moved.js";
import { type CellRun, movedRuns } from "./moved-runs.js";

const INDENT = "  ";
/** More lines than these are not read; JSON has everything. */
const MOST_RUNS = 30;

/** Result of the move for people: the number of moved inputs, their new cells, and cells without a place. */
export function migrationLines(
  { file, output, report, findings, unknownInputs }: Moved,
  layout: Layout,
): readonly string[] {
  const { paint, columns } = layout;
  const { from, to, taken, kept, unplaced } = report;
  const elsewhere = taken.filter(isElsewhere);
  const byLabel = taken.filter(({ foundBy }) => foundBy === "label");
  const lost = unplaced.filter(({ reason }) => reason !== "calculated");
  const anew = unplaced.filter(({ reason }) => reason === "calculated");
  return [
    ...wrap(printable(`${file} (${from.kind} ${from.version})`), columns).map((line) => paint("title", line)),
    ...wrap(printable(`→ ${output} (${to.kind} ${to.version})`), columns).map((line) => paint("title", line)),
    "",
    ...wrap(summary(taken.length, elsewhere.length, lost), columns),
    ...section("Moved to another cell", movedRuns(elsewhere), layout),
    ...section("Found only by label (check these values)", movedRuns(byLabel), layout),
    ...section("Unreadable, copied unchanged", movedRuns(kept), layout),
    ...unplacedLines(lost, layout),
    ...anewLines(anew, layout),
    ...withoutFormulas(to.kind, unknownInputs, layout),
    ...(findings.length === 0 ? [] : ["", ...findingLines(findings, layout)]),
  ];
}

const isElsewhere = ({ place, newPlace }: MovedInput): boolean =>
  place.address !== newPlace.address || place.sheet !== newPlace.sheet;

function summary(taken: number, elsewhere: number, lost: readonly UnplacedCells[]): string {
  const where = elsewhere === 0 ? "all to the same cells" : `${elsewhere} of them to another cell`;
  const count = lost.reduce((total, one) => total + one.count, 0);
  const rest = count === 0 ? "No values were lost." : `${values(count)} ${count === 1 ? "has" : "have"} no cell.`;
  return `${values(taken)} copied, ${where}. ${rest}`;
}

const values = (count: number): string => `${count} ${count === 1 ? "value" : "values"}`;

function section(title: string, runs: readonly CellRun[], { columns, paint }: Layout): readonly string[] {
  if (runs.length === 0) return [];
  const more = runs.length - MOST_RUNS;
  return [
    "",
    paint("heading", title),
    ...runs
      .slice(0, MOST_RUNS)
      .flatMap(({ from, to, field }) => [
        ...hang(INDENT, printable(field), columns),
        ...hang(INDENT + INDENT, paint("quiet", printable(from === to ? from : `${from} → ${to}`)), columns),
      ]),
    ...(more > 0 ? [`${INDENT}… and ${more} more; --format json lists all values`] : []),
  ];
}

/** Cells without a place in the new template, by reason. */
function unplacedLines(unplaced: readonly UnplacedCells[], layout: Layout): readonly string[] {
  if (unplaced.length === 0) return [];
  const { columns, paint } = layout;
  const reasons = [...new Set(unplaced.map(({ words }) => words))];
  return [
    "",
    paint("heading", "Without a cell in the new workbook"),
    ...reasons.flatMap((reason) => [
      ...hang(INDENT, printable(reason), columns),
      ...unplaced
        .filter(({ words }) => words === reason)
        .flatMap((one) => hang(INDENT + INDENT, printable(entryText(one)), columns)),
    ]),
  ];
}

function entryText({ place, field, count, found }: UnplacedCells): string {
  const where = place.address === undefined ? place.sheet : `${place.sheet}!${place.address}`;
  return [where, field, found, count === 1 ? undefined : values(count)]
    .filter((part) => part !== undefined)
    .join(" · ");
}

function withoutFormulas(
  kind: string,
  unknown: readonly UnknownInput[],
  { columns, paint }: Layout,
): readonly string[] {
  if (unknown.length === 0) return [];
  const words = `Formulas would show wrong figures, because the project has ${unknownInputsText(unknown)}. Correct the new workbook. Then write a workbook with formulas: epb template ${kind} --filled CORRECTED.xlsx -o NEW.xlsx.`;
  return ["", paint("heading", "The new workbook has no formulas"), ...hang(INDENT, printable(words), columns)];
}

/** Recalculated figures, counted by sheet. */
function anewLines(anew: readonly UnplacedCells[], { columns, paint }: Layout): readonly string[] {
  if (anew.length === 0) return [];
  const counts = new Map<string, number>();
  for (const { place, count } of anew) counts.set(place.sheet, (counts.get(place.sheet) ?? 0) + count);
  return [
    "",
    paint("heading", "Recalculated in the new workbook"),
    ...[...counts].flatMap(([sheet, count]) => hang(INDENT, printable(`${sheet} · ${values(count)}`), columns)),
  ];
}
