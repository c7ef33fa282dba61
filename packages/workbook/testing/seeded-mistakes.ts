import { MEASURE_NUMBERS_NAME } from "../src/templates/defined-names.js";
import type { FlatWorkbook } from "../src/xlsx/flat-workbook.js";

/** A mistake in a workbook of the full edition, and the line of the panel that names it. */
export interface SeededMistake {
  readonly name: string;
  readonly line: string;
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  /** Undefined clears the cell, a formula included. */
  readonly content: string | number | undefined;
  /** The cell that the panel names. */
  readonly told: string;
}

const FIRST_YEAR_ROW = 9;
const GUARANTEE_LABEL = "Guaranteed percentage of the estimated savings";
const letters = "ABCDEFGHIJKLMNOP";

/** One mistake for each line of the panel, in the cells of one workbook of the calculating template. */
export function seededMistakes(workbook: FlatWorkbook): readonly SeededMistake[] {
  const rowOf = (sheet: string, label: string): number => {
    const found = [...(workbook.sheet(sheet)?.cells() ?? [])].find(
      ({ value, column }) => value === label && column === 2,
    );
    if (found === undefined) throw new Error(`${sheet} has no row ${label}.`);
    return found.row;
  };
  const firstMeasure = workbook.definedName(MEASURE_NUMBERS_NAME)?.target?.range.top ?? 0;
  const term = Number(workbook.sheet("Summary")?.cellAt(rowOf("Summary", "Performance period"), 3)?.value);
  const total = rowOf("Schedule 2a", "Total");
  const at = (sheet: string, row: number, column: number) => ({
    ...{ sheet, row, column },
    told: `${sheet}!${letters[column - 1]}${row}`,
  });
  const award = at("Schedule 3", rowOf("Schedule 3", "Award date"), 5);
  const guarantee = at("Schedule 1", rowOf("Schedule 1", GUARANTEE_LABEL), 5);
  const lastYear = at("Amortization", FIRST_YEAR_ROW + term - 1, 5);
  return [
    { name: "a blank award date", line: "Required inputs", ...award, content: undefined },
    {
      name: "text in the price of a measure",
      line: "Numbers and dates",
      ...at("Schedule 2a", firstMeasure, 10),
      content: "1,2OO",
    },
    {
      name: "a measure without savings",
      line: "Savings of measures",
      ...at("Schedule 2a", total - 1, 2),
      content: "9.9",
    },
    {
      name: "a row without formulas",
      line: "Formulas in rows",
      ...at("Schedule 2a", total - 1, 13),
      content: undefined,
    },
    { name: "a guarantee of 110%", line: "Guarantee", ...guarantee, content: 1.1 },
    { name: "a number over the formula of a total", line: "Totals", ...at("Schedule 2a", total, 10), content: 5 },
    { name: "a last year of a few dollars", line: "Last year of payments", ...lastYear, content: 1 },
  ];
}
