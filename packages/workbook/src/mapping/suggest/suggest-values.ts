import { isBlank } from "../../intake/cell-reader.js";
import type { TemplateManifest } from "../../templates/manifest.js";
import type { FlatCell, FlatSheet, FlatWorkbook } from "../../xlsx/flat-workbook.js";
import type { ProfileConversion } from "../profile.js";
import { SheetGrid } from "../sheet-grid.js";
import { placeText } from "../sheets/place-text.js";
import { targetAt } from "../target-index.js";
import { isEscalationText } from "./escalation-text.js";
import { isLabel } from "./find-regions.js";
import { categoryOf, kindOfSavings } from "./fuels.js";
import { describeTarget, type KnownTargets, NO_INPUT } from "./known-targets.js";
import type { LabelMatch } from "./label-match.js";
import { readCells } from "./read-numbers.js";
import { choiceOf } from "./suggest-words.js";
import { type Candidate, POSSIBLE, SURE, type SuggestedValue } from "./suggestion.js";
import { isUnit } from "./units.js";
import { hintedPaths } from "./value-hints.js";

/** A label, and a cell beside or below it. */
interface LabeledCell {
  readonly sheet: FlatSheet;
  readonly label: FlatCell;
  readonly cell: FlatCell;
  readonly unitTexts: readonly string[];
  /** Heading of the list of labels. */
  readonly heading: string;
  /** True for the first of several numbers beside the label, such as one for each year. */
  readonly isFirstOfMany: boolean;
  /** Header of the column, if only both together name an input: `Implementation period`, `Guaranteed savings`. */
  readonly header?: string;
}

/** Two candidates that are nearer to each other are an open question. */
const MARGIN = 0.07;
const LEAST_MATCH = 0.5;
/** Of the label of a row with the header of a column. */
const LEAST_MATCH_TOGETHER = 0.9;
/** A form has fewer labels on a sheet. */
const MOST_LABELS = 3_000;
/** Columns of a form with labels of single values. */
const WIDEST_FORM = 256;
const FARTHEST = 6;

/**
 * Suggests single values: cells whose label names an input or figure.
 *
 * @param isTaken - True for cells of tables.
 * @param categories - Categories of the savings that the form has.
 */
export function suggestValues(
  sheets: readonly FlatSheet[],
  form: FlatWorkbook,
  manifest: TemplateManifest,
  known: KnownTargets,
  isTaken: (sheet: FlatSheet, cell: FlatCell) => boolean,
  noteOf: (sheet: FlatSheet) => string | undefined,
  categories: readonly number[],
): readonly SuggestedValue[] {
  const byPath = new Map<string, Found[]>();
  for (const labeled of sheets.flatMap((sheet) => labeledCells(sheet, known, isTaken))) {
    const note = noteOf(labeled.sheet);
    const found = meaningsOf(labeled, note, form, known, manifest, categories);
    for (const one of found) byPath.set(one.path, [...(byPath.get(one.path) ?? []), one]);
  }
  const suggested = [...byPath].map(([to, found]) => suggestionOf(to, found));
  const taken = new Set(suggested.flatMap(({ state, best }) => (state === "taken" ? [placeText(best.place)] : [])));
  // A cell that is surely another input is no answer to a question.
  return suggested.filter(({ state, best }) => state === "taken" || !taken.has(placeText(best.place)));
}

interface Found {
  readonly path: string;
  readonly labeled: LabeledCell;
  readonly candidate: Candidate;
}

function suggestionOf(to: string, all: readonly Found[]): SuggestedValue {
  const found = [...all].sort((left, right) => right.candidate.confidence - left.candidate.confidence);
  const [best, second] = found as [Found, ...Found[]];
  const isAmbiguous =
    second !== undefined &&
    second.candidate.content !== best.candidate.content &&
    // A second loan that is not used has zeros and blanks.
    !found.slice(1).every((one) => isUnused(one.candidate.content)) &&
    best.candidate.confidence - second.candidate.confidence < MARGIN;
  const { candidate } = best;
  const state = candidate.confidence >= SURE && !isAmbiguous ? "taken" : "question";
  return { to, state, best: candidate, others: found.slice(1, 4).map((one) => one.candidate) };
}

/** A match of a label with an input. */
interface ValueMatch extends LabelMatch<string> {
  /** False for a number that the input cannot have. */
  readonly isPossible?: (number: number | undefined) => boolean;
}

/** Number of a cell in the unit of the input. */
const numberIn = ({ type, value }: FlatCell, { scale = "1" }: ProfileConversion): number | undefined =>
  type === "number" ? Number(value) * Number(scale) : undefined;

const isUnused = (content: string): boolean => /^(0|tbd|n\/?a|none|-)$/i.test(content.trim());

function meaningsOf(
  labeled: LabeledCell,
  note: string | undefined,
  form: FlatWorkbook,
  { fields }: KnownTargets,
  manifest: TemplateManifest,
  categories: readonly number[],
): readonly Found[] {
  const { label, cell, sheet, header } = labeled;
  const named: readonly ValueMatch[] =
    header === undefined
      ? [...seriesMatches(labeled, categories), ...fields.matches(label.value, LEAST_MATCH)]
      : fields.matches(`${label.value} ${header}`, LEAST_MATCH_TOGETHER);
  const hinted =
    header === undefined
      ? hintMatches(label.value, cell.value).filter(({ key }) => !named.some((one) => one.key === key))
      : [];
  // One amount for all years is not the first of an amount for each year.
  const isEveryYear = (key: string): boolean => labeled.isFirstOfMany && key.includes("[year=");
  const matches = [...named, ...hinted].filter(({ key }) => !isEveryYear(key));
  const none = matches.find(({ key }) => key === NO_INPUT);
  const possible = matches.flatMap(({ key, score, known, isPossible }): readonly Found[] => {
    const target = targetAt(manifest, key);
    if (target === undefined) return [];
    const { value, unit } = describeTarget(target);
    const texts = { ownTexts: labeled.unitTexts, otherTexts: [labeled.heading], note };
    const reading = readCells({ path: key, value, unit, cells: [cell], ...texts }, form);
    if (reading === undefined || isPossible?.(numberIn(cell, reading.conversion)) === false) return [];
    const isChoice = value?.kind === "option" || value?.kind === "otherSavingsType";
    const choice = isChoice ? choiceOf(value.list, cell.value) : undefined;
    const fit = isChoice && choice === undefined ? 0.6 : 1;
    const confidence = score * reading.confidence * fit;
    if (confidence < POSSIBLE || (none !== undefined && none.score >= score)) return [];
    const words = known === "" ? "has a word of this input" : `${header === undefined ? "means" : "mean"} ${known}`;
    const labels = [label.value, ...(header === undefined ? [] : [header])].map((text) => `“${text.trim()}”`);
    const reasons = [`${labels.join(" and ")} ${words}`, reading.reason].filter((reason) => reason !== "");
    const candidate = {
      place: { sheet: sheet.name, address: cell.address },
      label: label.value.trim(),
      content: cell.value,
      conversion: reading.conversion,
      confidence,
      reasons,
    };
    return [{ path: key, labeled, candidate }];
  });
  const [best] = [...possible].sort((left, right) => right.candidate.confidence - left.candidate.confidence);
  const isOfAll = (path: string): boolean => path.startsWith("escalationRates") && path.includes("year=2..");
  return possible
    .map((one) =>
      one === best ||
      best === undefined ||
      (isOfAll(one.path) && isOfAll(best.path)) ||
      best.candidate.confidence - one.candidate.confidence >= MARGIN
        ? one
        : { ...one, candidate: { ...one.candidate, confidence: Math.min(one.candidate.confidence, SURE - 0.01) } },
    )
    .filter(
      (one) =>
        one === best ||
        one.candidate.confidence < SURE ||
        (best !== undefined && isOfAll(one.path) && isOfAll(best.path)),
    );
}

const HINT_SCORE = 0.6;

/** Possible meanings of a label that has no known name. */
const hintMatches = (label: string, content: string): readonly ValueMatch[] =>
  hintedPaths(label, content).map(({ path, isPossible }) => ({ key: path, known: "", score: HINT_SCORE, isPossible }));

/** One rate of escalation for all years: `Escalation, electricity`, or for all savings: `Growth of all savings`. */
function seriesMatches(
  { label, heading, isFirstOfMany }: LabeledCell,
  categories: readonly number[],
): readonly LabelMatch<string>[] {
  // A row with a rate for each year does not have one rate for all.
  if (isFirstOfMany) return [];
  const isNamed = isEscalationText(label.value);
  if (!isNamed && !isEscalationText(heading)) return [];
  const known = "an escalation rate for all years";
  const kind = kindOfSavings(label.value);
  if (kind !== undefined) return [{ key: seriesPath(categoryOf(kind.kind, 1)), known, score: kind.confidence }];
  if (!isNamed || OF_COSTS.test(label.value)) return [];
  const score = OF_ALL.test(label.value) ? 0.95 : OF_ALL_SCORE;
  return categories.map((category) => ({ key: seriesPath(category), known: `${known} and savings`, score }));
}

const seriesPath = (category: number): string => `escalationRates[fieldId=${category},year=2..40].value`;

const OF_ALL = /\b(all|every|each)\b/i;
/** A rate of savings that does not say that it is for all of them. */
const OF_ALL_SCORE = 0.7;
/** Rates of the expenses of the performance period. */
const OF_COSTS = /m&v|measurement|verification|service|expense|maintenance|fee\b|construction|discount/i;

const FEWEST_OF_MANY = 3;

/** Numbers side by side from a cell to the right. */
function numbersFrom({ row, column }: FlatCell, sheet: FlatSheet): number {
  let count = 0;
  while (count < FEWEST_OF_MANY && sheet.cellAt(row, column + count)?.type === "number") count++;
  return count;
}

function labeledCells(
  sheet: FlatSheet,
  known: KnownTargets,
  isTaken: (sheet: FlatSheet, cell: FlatCell) => boolean,
): readonly LabeledCell[] {
  const grid = new SheetGrid(sheet, false);
  const found: LabeledCell[] = [];
  for (const row of grid.rows) {
    if (sheet.isRowHidden(row)) continue;
    for (const { cell: label } of grid.cellsOf(row)) {
      if (found.length >= MOST_LABELS) return found;
      if (label.column > WIDEST_FORM) break;
      if (sheet.isColumnHidden(label.column)) continue;
      if (!isLabel(label) || isTaken(sheet, label)) continue;
      const heading = headingOf(label, sheet);
      found.push(
        ...cellsWithHeaders(label, grid).map((one) => ({ ...one, sheet, label, heading, isFirstOfMany: false })),
      );
      const beside = isHeaderRow(grid, row, known) ? undefined : valueBeside(label, grid, known);
      if (beside !== undefined && !isTaken(sheet, beside.cell)) {
        const unitTexts = [label.value, ...beside.units];
        const isFirstOfMany = numbersFrom(beside.cell, sheet) >= FEWEST_OF_MANY;
        found.push({ sheet, label, cell: beside.cell, unitTexts, heading, isFirstOfMany });
        continue;
      }
      const below = sheet.cellAt(row + 1, label.column);
      if (below === undefined || isBlank(below) || isTaken(sheet, below) || isNamed(below, known)) continue;
      found.push({ sheet, label, cell: below, unitTexts: [label.value], heading, isFirstOfMany: false });
    }
  }
  return found;
}

const FARTHEST_HEADER = 3;

/** Numbers in the row of a label, each with the text above its column. */
function cellsWithHeaders(
  { row, column }: FlatCell,
  { sheet }: SheetGrid,
): readonly Pick<LabeledCell, "cell" | "header" | "unitTexts">[] {
  return sheet.cellsOfRow(row).flatMap((cell) => {
    const isNear = cell.column > column && cell.column - column <= FARTHEST;
    if (!isNear || cell.type !== "number" || sheet.isColumnHidden(cell.column)) return [];
    for (let above = row - 1; above >= Math.max(1, row - FARTHEST_HEADER); above--) {
      const header = sheet.cellAt(above, cell.column);
      if (header?.type === "text") return [{ cell, header: header.value, unitTexts: [header.value] }];
    }
    return [];
  });
}

/** True for a row of labels with their values in the row below. */
function isHeaderRow(grid: SheetGrid, row: number, known: KnownTargets): boolean {
  const cells = grid.cellsOf(row);
  if (cells.length < 3 || cells.some(({ cell }) => !isLabel(cell) || cell.value.trim().endsWith(":"))) return false;
  const columns = new Set(cells.map(({ column }) => column));
  const neighbors = cells.filter(({ column }) => columns.has(column - 1) || columns.has(column + 1));
  if (neighbors.length < cells.length * MOST) return false;
  const below = cells.map(({ column }) => grid.at(row + 1, column)).filter((cell) => !isBlank(cell));
  if (below.length < cells.length / 2) return false;
  // Beside known labels in most of its cells, a row has no values of them.
  const isKnown = (cell: FlatCell | undefined): boolean =>
    cell?.type === "text" && known.fields.matches(cell.value, SAME_WORDS).length > 0;
  const named = cells.filter(({ cell }) => isKnown(cell)).length;
  return (
    below.filter((cell) => cell?.type !== "text").length >= 2 || (named > cells.length / 2 && !below.some(isKnown))
  );
}

/** Part of the labels of a header that are side by side. */
const MOST = 0.7;
const FARTHEST_HEADING = 12;

/** The nearest text above a label that has no number beside it. */
function headingOf({ row, column }: FlatCell, sheet: FlatSheet): string {
  for (let above = row - 1; above >= Math.max(1, row - FARTHEST_HEADING); above--) {
    const cells = sheet.cellsOfRow(above);
    const cell = cells.find((one) => one.column === column);
    const beside = cells.find((one) => one.column > column);
    if (cell === undefined || !isLabel(cell)) continue;
    if (beside === undefined || (beside.type === "text" && !/\d/.test(beside.value)))
      return [cell.value, beside?.value ?? ""].join(" ");
  }
  return "";
}

/** Texts between a label and its value that say what the value is. */
const UNIT_TEXT = /^\(?(date|(per|a) (year|month|annum)|each|lump sum|yes\/no|%\s*of\b.{1,30})\)?$/i;

/** The value to the right of a label, past a cell with its unit. */
function valueBeside(
  label: FlatCell,
  grid: SheetGrid,
  known: KnownTargets,
): { readonly cell: FlatCell; readonly units: readonly string[] } | undefined {
  const units: string[] = [];
  const isShown = (column: number): boolean => !grid.sheet.isColumnHidden(column);
  const cells = grid.cellsOf(label.row).filter(({ column }) => column > label.column && isShown(column));
  for (const { cell, column } of cells) {
    if (column - label.column > FARTHEST) return undefined;
    if (cell.type === "text" && (isUnit(cell.value) || UNIT_TEXT.test(cell.value.trim()))) {
      units.push(cell.value);
      continue;
    }
    if (isNamed(cell, known)) return undefined;
    const next = cells.find((one) => one.column > column)?.cell;
    if (next?.type === "text" && isUnit(next.value)) units.push(next.value);
    return { cell, units };
  }
  return undefined;
}

const SAME_WORDS = 0.99;

/** True for a text that is a label itself. */
function isNamed(cell: FlatCell, { fields }: KnownTargets): boolean {
  if (cell.type !== "text" || /\d/.test(cell.value)) return false;
  return (
    LABEL_ENDING.test(cell.value.trim()) ||
    (fields.matches(cell.value, SAME_WORDS).length > 0 && !isChoiceWord(cell.value))
  );
}

const LABEL_ENDING = /:$|\b(no\.|number|account no\.?|name|date|phone|e-?mail)$/i;

const isChoiceWord = (text: string): boolean => choiceOf("marketSegments", text) !== undefined;
