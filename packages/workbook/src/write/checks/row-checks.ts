import { FIRST_COLUMN, type PlacedTable } from "../place-sheet.js";
import { areaIn, type CheckCase, type CheckedTemplate, type CheckLine } from "./check-line.js";
import { partAt } from "./table-parts.js";

/** Rows whose calculated cells are blank, as those of a row that somebody inserted. */
export function rowsWithoutFormulas({ sheets, layout, manifest }: CheckedTemplate): CheckLine {
  const cases: CheckCase[] = [];
  for (const { blocks } of manifest.figureCells === "calculated" ? sheets : []) {
    for (const block of blocks) {
      const table = block.kind === "table" ? layout.table(block.block.id) : undefined;
      if (block.kind !== "table" || table === undefined) continue;
      for (const column of formulaColumns(block)) {
        const { area, first } = partAt(table, column);
        // A row that is inserted below the last one stands above the closing row, and in no other area.
        const withClosing = areaIn({ ...area, bottom: area.bottom + 1 });
        const position = `IFERROR(MATCH(TRUE(),ISBLANK(${withClosing}),0),0)`;
        cases.push({
          position: `IF(${position}<ROWS(${withClosing}),${position},0)`,
          isArray: true,
          cell: first,
          sentence: "This row has no formula here, so figures miss it. See the heading More rows below.",
        });
      }
    }
  }
  return { label: "Formulas in rows", whenMet: "Every row of a table that calculates has its formulas.", cases };
}

const formulaColumns = ({ block }: PlacedTable): readonly number[] =>
  block.columns.flatMap(({ content }, index) => (content.kind === "figure" ? [FIRST_COLUMN + index] : []));
