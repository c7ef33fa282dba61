import { Decimal, type FigureDefinition } from "@epb/engine";
import {
  type AttributedFigure,
  type ChangeAttribution,
  type ChangePart,
  type DifferingInput,
  exactSum,
  type FigureAttribution,
} from "@epb/engine/compare";
import type { Finding } from "@epb/workbook/diagnostics";
import type { FindingChanges } from "../../../diagnostics/compare-findings.js";
import { displayWidth } from "../../../format/display-width.js";
import { formatChange, formatFigure, formatInputChange, inMoreDetail } from "../../../format/figure-value.js";
import { fitTable } from "../../../format/fit-table.js";
import type { Layout } from "../../../format/layout.js";
import { formatNumber } from "../../../format/numbers.js";
import { printable } from "../../../format/printable.js";
import { hang, wrap } from "../../../format/wrap.js";
import { findingGroupLines } from "../../../reports/finding-lines.js";
import { type Compared, type ComparedInput, isKnownToBeSame } from "./compared.js";

/** More findings than these are not read; JSON has all of them. */
const MOST_FINDINGS = 20;

/** Findings that disappeared with the change, and new findings; no lines if there are no differences. */
function findingChangeLines({ disappeared, appeared }: FindingChanges, layout: Layout): readonly string[] {
  return [
    ...sectionLines(disappeared, disappeared.length === 1 ? "disappears" : "disappear", layout),
    ...sectionLines(appeared, appeared.length === 1 ? "appears" : "appear", layout),
  ];
}

function sectionLines(findings: readonly Finding[], verb: string, layout: Layout): readonly string[] {
  const { length } = findings;
  if (length === 0) return [];
  const more = length - MOST_FINDINGS;
  const title = layout.paint("title", `${length} ${length === 1 ? "finding" : "findings"} ${verb}`);
  return [
    "",
    title,
    "",
    ...findingGroupLines(findings.slice(0, MOST_FINDINGS), layout).slice(0, -1),
    ...(more > 0 ? [`… and ${more} more; --format json lists all findings`] : []),
  ];
}

/** More rows than these are not read; JSON has all of them. */
const MOST_INPUTS = 50;
const MOST_FIGURES = 60;
const MOST_PARTS = 8;
const INDENT = "  ";

/** Comparison for people: different inputs, different results, and the reasons. */
export function diffLines(compared: Compared, layout: Layout): readonly string[] {
  const { before, after, comparison } = compared;
  const head = [
    `${layout.paint("quiet", "before")}  ${printable(before.input.file)}`,
    `${layout.paint("quiet", "after")}   ${printable(after.input.file)}`,
  ];
  const findings = findingChangeLines(compared.findings, layout);
  if (isKnownToBeSame(compared)) {
    return [...head, "", "No differences: same inputs, same figures.", ...findings];
  }
  const isNothingFound = comparison.inputs.length + comparison.figures.length === 0;
  const found = isNothingFound
    ? ["No differences in the readable values."]
    : [...inputLines(compared, layout), "", ...figureLines(compared, layout)];
  const sides = [withheldLines("before", before, layout), withheldLines("after", after, layout)];
  return [...head, "", ...found, ...sides.flatMap((lines) => (lines.length === 0 ? [] : ["", ...lines])), ...findings];
}

/** The inputs of one side that cannot be used. Figures that depend on them have no value to compare. */
function withheldLines(side: string, { withheld, cellOf }: ComparedInput, layout: Layout): readonly string[] {
  if (withheld === undefined) return [];
  const { inputs, figures } = withheld;
  const title = `${count(inputs.length, "input")} in the file "${side}" cannot be used, and ${count(figures.length, "figure")} that ${figures.length === 1 ? "depends" : "depend"} on ${inputs.length === 1 ? "this input" : "these inputs"} cannot be compared`;
  const names = inputs.slice(0, MOST_INPUTS).map((path) => cellOf(path) ?? path);
  const others = inputs.length > MOST_INPUTS ? [`and ${count(inputs.length - MOST_INPUTS, "other")}`] : [];
  return [
    ...wrap(title, layout.columns).map((line) => layout.paint("title", line)),
    ...hang(INDENT, printable([...names, ...others].join(", ")), layout.columns),
  ];
}

function inputLines(
  { before, after, attribution, comparison: { inputs } }: Compared,
  layout: Layout,
): readonly string[] {
  const { columns, paint } = layout;
  if (inputs.length === 0) return [paint("title", "No input differs")];
  const title = paint("title", `${count(inputs.length, "input")} ${inputs.length === 1 ? "differs" : "differ"}`);
  if (inputs.length > MOST_INPUTS) return [title, "", ...groupLines(attribution, inputs.length, layout)];
  return [
    title,
    "",
    ...inputs.flatMap((input) => [
      ...placeLines(printable(input.label), cellText(before.cellOf(input.path), after.cellOf(input.path)), layout),
      ...hang(INDENT, printable(valueText(input, before, after)), columns),
    ]),
  ];
}

/** Number of inputs by group; their changes are listed below. */
function groupLines({ changes }: ChangeAttribution, total: number, { columns, paint }: Layout): readonly string[] {
  const told = changes.reduce((sum, { inputs }) => sum + inputs.length, 0);
  const rows = changes.map(({ label, inputs }) => [printable(label), grouped(inputs.length)]);
  const others = total - told;
  return [
    ...fitTable(
      {
        columns: [
          { header: "Group", align: "left" },
          { header: "Inputs", align: "right" },
        ],
        rows: others > 0 ? [...rows, ["Not used by any figure", grouped(others)]] : rows,
      },
      columns,
      paint,
    ),
    "",
    ...wrap("--format json lists all inputs that differ.", columns),
  ];
}

/** The name of an input, and its cell at the end of the line. */
function placeLines(label: string, cell: string, { columns, paint }: Layout): readonly string[] {
  const space = columns - displayWidth(label) - displayWidth(cell);
  if (cell === "") return wrap(label, columns);
  return space < 2
    ? [...wrap(label, columns), INDENT + paint("quiet", cell)]
    : [label + " ".repeat(space) + paint("quiet", cell)];
}

function valueText(
  { path, kind, before, after, unit, ...choices }: DifferingInput,
  old: ComparedInput,
  now: ComparedInput,
): string {
  const beforeChoice = old.unreadText(path) ?? choices.beforeChoice;
  const afterChoice = now.unreadText(path) ?? choices.afterChoice;
  // A section or an item without its own value is added or removed as a whole.
  if ([before, after, beforeChoice, afterChoice].every((value) => value === undefined)) return kind;
  return formatInputChange({ before, after, beforeChoice, afterChoice, unit });
}

/** One cell if it is the same in both workbooks. */
function cellText(before: string | undefined, after: string | undefined): string {
  if (before === undefined || after === undefined || before === after) return before ?? after ?? "";
  return `${before} → ${after}`;
}

function figureLines(compared: Compared, layout: Layout): readonly string[] {
  const { comparison, attribution, outputs } = compared;
  const { columns, paint } = layout;
  const differing = comparison.figures.length;
  if (differing === 0) return [paint("title", "No figure differs")];
  const changed = attribution.figures.filter(isChanged);
  const found = `${count(differing, "figure")} ${differing === 1 ? "differs" : "differ"}`;
  const titleOf = (text: string): readonly string[] => wrap(text, columns).map((line) => paint("title", line));
  if (changed.length === 0) {
    return titleOf(
      `${found}, but none ${outputs === undefined ? "in the financial summary" : `called ${printable(outputs)}`}.`,
    );
  }
  const which = outputs === undefined ? "the financial summary" : `figures called ${printable(outputs)}`;
  const shown = changed.slice(0, MOST_FIGURES);
  const labels = new Map(attribution.changes.map(({ path, label }) => [path, label]));
  return [
    ...titleOf(`${found}. Changes in ${which}, with their causes`),
    "",
    ...fitTable(
      {
        columns: [
          { header: "Figure", align: "left" },
          { header: "Before", align: "right" },
          { header: "After", align: "right" },
          { header: "Change", align: "right" },
        ],
        rows: shown.flatMap((figure) => figureRows(figure, compared, labels)),
      },
      columns,
      paint,
    ),
    ...moreLine(changed.length - shown.length, "more; --format json lists all figures"),
  ];
}

const isChanged = (figure: FigureAttribution): boolean =>
  figure.kind === "attributed" ? !figure.change.isZero() : figure.isChanged;

function figureRows(
  figure: FigureAttribution,
  { definitionOf }: Compared,
  labels: ReadonlyMap<string, string>,
): readonly (readonly string[])[] {
  const definition = definitionOf(figure.path);
  const { before, after } = figure;
  const values = [formatFigure(before, definition), formatFigure(after, definition)];
  if (figure.kind === "unattributed") return [[printable(figure.label), ...values, ""]];
  const { largest, rest } = partsOf(figure);
  return [
    [printable(figure.label), ...values, formatChange(figure.change, definition)],
    ...largest.map(({ changes, amount }) => [
      `  ${printable(changes.map((path) => labels.get(path) ?? path).join(" and "))}`,
      "",
      "",
      formatPart(amount, definition),
    ]),
    ...(rest.length === 0
      ? []
      : [[`  ${rest.length} others`, "", "", formatPart(exactSum(rest.map(({ amount }) => amount)), definition)]]),
  ];
}

/** A part of a change of whole years may be half a year. */
const formatPart = (amount: Decimal, definition: FigureDefinition): string =>
  formatChange(amount, inMoreDetail(definition, amount));

/** The largest parts, and the rest of those that move the figure at all. */
function partsOf({ parts }: AttributedFigure): { largest: readonly ChangePart[]; rest: readonly ChangePart[] } {
  const moving = parts
    .filter(({ amount }) => !amount.isZero())
    .sort((one, other) => other.amount.abs().comparedTo(one.amount.abs()));
  const most = moving.length === MOST_PARTS + 1 ? moving.length : MOST_PARTS;
  return { largest: moving.slice(0, most), rest: moving.slice(most) };
}

const grouped = (number: number): string => formatNumber(new Decimal(number), 0);

const count = (number: number, noun: string): string => `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;

const moreLine = (more: number, words: string): readonly string[] =>
  more > 0 ? [`… and ${grouped(more)} ${words}`] : [];
