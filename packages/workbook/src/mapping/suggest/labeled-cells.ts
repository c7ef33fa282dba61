import { abbreviationOfState } from "@epb/engine";
import { isBlank } from "../../intake/cell-reader.js";
import type { FlatCell, FlatSheet } from "../../xlsx/flat-workbook.js";
import { type GridCell, SheetGrid } from "../sheet-grid.js";
import { isLabel } from "./find-regions.js";
import type { KnownTargets } from "./known-targets.js";
import { choiceOf } from "./suggest-words.js";
import { isUnit } from "./units.js";

/** A label, and a cell beside or below it. */
export interface LabeledCell {
  readonly sheet: FlatSheet;
  readonly label: FlatCell;
  readonly cell: FlatCell;
  readonly unitTexts: readonly string[];
  /** Heading of the list of labels. */
  readonly heading: string;
  /** True for the first of several numbers beside the label, such as one for each year. */
  readonly isFirstOfMany: boolean;
  /** Set if a hidden column holds another value, so that a person decides. */
  readonly hidden?: string;
  /** Input of the second cell behind a label for both: a city and its state. */
  readonly means?: { readonly path: string; readonly known: string };
  /** Header of the column, if only both together name an input: `Implementation period`, `Guaranteed savings`. */
  readonly header?: string;
}

/** A form has fewer labels on a sheet. */
const MOST_LABELS = 3_000;
/** Columns of a form with labels of single values. */
const WIDEST_FORM = 256;
const FARTHEST = 6;

const FEWEST_OF_MANY = 3;

/** Numbers side by side from a cell to the right. */
function numbersFrom({ row, column }: FlatCell, sheet: FlatSheet): number {
  let count = 0;
  while (count < FEWEST_OF_MANY && sheet.cellAt(row, column + count)?.type === "number") count++;
  return count;
}

/** Labels of a sheet with the cells that can have their values. */
export function labeledCells(
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
      const beside = (isHeaderRow(grid, row, known) ? [] : valuesBeside(label, grid, known)).filter(
        ({ cell }) => !isTaken(sheet, cell),
      );
      const place = cityAndState(label, beside[0]?.cell, sheet);
      if (place.length > 0) {
        found.push(...place.map((one) => ({ ...one, sheet, label, heading, unitTexts: [], isFirstOfMany: false })));
        continue;
      }
      if (beside.length > 0) {
        found.push(
          ...beside.map((one) => {
            const isFirstOfMany = numbersFrom(one.cell, sheet) >= FEWEST_OF_MANY;
            return { ...one, sheet, label, heading, isFirstOfMany };
          }),
        );
        continue;
      }
      const below = sheet.cellAt(row + 1, label.column);
      if (below === undefined || isBlank(below) || isTaken(sheet, below) || isNamed(below, known)) continue;
      found.push({ sheet, label, cell: below, unitTexts: [label.value], heading, isFirstOfMany: false });
    }
  }
  return found;
}

const PLACE = /location|jurisdiction|municipality|\bcity\b|\btown\b|\bplace\b|address/i;

/** A city and its state behind one label: `Location | San Leandro | CA`. */
function cityAndState(
  label: FlatCell,
  city: FlatCell | undefined,
  sheet: FlatSheet,
): readonly Pick<LabeledCell, "cell" | "means">[] {
  if (city === undefined) return [];
  const state = sheet.cellAt(city.row, city.column + 1);
  if (!PLACE.test(label.value) || city.type !== "text" || state?.type !== "text") return [];
  if (abbreviationOfState(state.value) === undefined || abbreviationOfState(city.value) !== undefined) return [];
  return [
    { cell: city, means: { path: "location.city", known: "a city beside its state" } },
    { cell: state, means: { path: "location.state", known: "a state beside its city" } },
  ];
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

type ValueBeside = Pick<LabeledCell, "cell" | "unitTexts" | "hidden">;

/** The value to the right of a label, and also the one of a hidden column if that is nearer. */
function valuesBeside(label: FlatCell, grid: SheetGrid, known: KnownTargets): readonly ValueBeside[] {
  const isHidden = ({ column }: Pick<FlatCell, "column">): boolean => grid.sheet.isColumnHidden(column);
  const all = grid.cellsOf(label.row).filter(({ column }) => column > label.column);
  const nearest = firstValue(label, all, known);
  if (nearest === undefined || !isHidden(nearest.cell)) return nearest === undefined ? [] : [nearest];
  const shown = firstValue(
    label,
    all.filter((one) => !isHidden(one)),
    known,
  );
  return [
    ...(shown === undefined ? [] : [{ ...shown, hidden: `${nearest.cell.address} beside it is hidden` }]),
    { ...nearest, hidden: "in a hidden column" },
  ];
}

/** The first of the cells that has a value, past a cell with its unit. */
function firstValue(
  label: FlatCell,
  cells: readonly GridCell[],
  known: KnownTargets,
): Pick<LabeledCell, "cell" | "unitTexts"> | undefined {
  const units: string[] = [];
  for (const { cell, column } of cells) {
    if (column - label.column > FARTHEST) return undefined;
    if (cell.type === "text" && (isUnit(cell.value) || UNIT_TEXT.test(cell.value.trim()))) {
      units.push(cell.value);
      continue;
    }
    if (isNamed(cell, known)) return undefined;
    const next = cells.find((one) => one.column > column)?.cell;
    if (next?.type === "text" && isUnit(next.value)) units.push(next.value);
    return { cell, unitTexts: [label.value, ...units] };
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
