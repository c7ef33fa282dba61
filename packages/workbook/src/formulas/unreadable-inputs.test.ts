import { afterAll, beforeAll, expect, test } from "vitest";
import { type PlannedCell, plannedCells } from "../../testing/planned-cells.js";
import { type Recalculated, recalculate } from "../../testing/spreadsheet-engine.js";
import { exampleProject, workbookOf } from "../../testing/template-workbook.js";
import { shownWithText } from "../../testing/text-in-number-cells.js";
import { readProjectFromWorkbook } from "../intake/read-project-from-workbook.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import { FIRST_COLUMN } from "../write/place-sheet.js";
import { formatAddress } from "../xlsx/cell-address.js";
import type { FlatWorkbook } from "../xlsx/flat-workbook.js";
import { columnOf } from "./needed-inputs.js";

const MANIFEST = EPB_CALCULATING_4_2_10;
const PROJECT = exampleProject();
/** Each column recalculates the workbook. */
const COLUMNS_TRIED = 6;

let workbook: FlatWorkbook;
let formulas: Recalculated;
let cells: readonly PlannedCell[];

beforeAll(async () => {
  workbook = await workbookOf(PROJECT, true);
  formulas = recalculate(workbook);
  cells = numberCells();
});
afterAll(() => formulas.close());

/** The first filled number cell of each column or field. */
function numberCells(): readonly PlannedCell[] {
  const { pathOf } = readProjectFromWorkbook(workbook);
  const columns = new Map<string, PlannedCell>();
  for (const cell of plannedCells(MANIFEST, PROJECT)) {
    const { sheet, row, column, look, content } = cell;
    const path = pathOf({ sheet, address: formatAddress(row, column) });
    if (look !== undefined || typeof content !== "number" || path === undefined) continue;
    // The first column has the row numbers, which are locked.
    if (column > FIRST_COLUMN && !columns.has(columnOf(path))) columns.set(columnOf(path), cell);
  }
  return [...columns.values()];
}

test("a figure is a dash while a number cell that it needs contains text, and no other figure changes", () => {
  const step = Math.floor(cells.length / COLUMNS_TRIED);
  const tried = cells.filter((_, index) => index % step === 0);
  const shown = tried.map((cell) => ({ cell, ...shownWithText(MANIFEST, workbook, formulas, cell) }));
  expect(shown.flatMap(({ wrong }) => wrong).slice(0, 20)).toEqual([]);
  expect(shown.filter(({ dashes }) => dashes > 1_000).length).toBeGreaterThan(2);
  expect(cells.length).toBeGreaterThan(30);
});

test("a price with text makes the total a dash, and does not change the prices of other measures", () => {
  const price = cells.find(({ sheet, column }) => sheet === "Schedule 2a" && column === 10);
  if (price === undefined) throw new Error("The first measure has no price.");
  const { valueAt, enter } = formulas;
  const closing = [...(workbook.sheet("Schedule 2a")?.cells() ?? [])].find(({ value }) => value === "Total")?.row ?? 0;
  enter([{ ...price, content: "1,2OO" }]);
  expect(valueAt("Schedule 2a", closing, 10)).toBe("–");
  expect(valueAt("Schedule 2a", price.row, 13)).toBe("–");
  expect(valueAt("Schedule 2a", price.row + 1, 13)).toBeTypeOf("number");
  expect(valueAt("Schedule 2a", closing, 11)).toBeTypeOf("number");
  enter([price]);
  expect(valueAt("Schedule 2a", closing, 10)).toBeTypeOf("number");
});
