import { AMORTIZATION, AMORTIZATION_BY_MONTH } from "../epb-calculating/amortization.js";
import type { SheetDefinition, TableBlock, TableColumn } from "../manifest.js";

/** @spec C §9 "Maximum performance period 25 years" */
const YEARS = 25;

/** A row for every year that a loan can have. */
export const SUPPLIED_AMORTIZATION: SheetDefinition = withTables(AMORTIZATION, (table) => ({
  ...table,
  rows: { kind: "numbered", first: 1, last: YEARS },
  ...(table.figures !== undefined && { figures: { ...table.figures, key: "year" } }),
  columns: numbered(table.columns, ["year"]),
}));

/** A row for every month that a loan can have. */
export const SUPPLIED_AMORTIZATION_BY_MONTH: SheetDefinition = withTables(AMORTIZATION_BY_MONTH, (table) => ({
  ...table,
  rows: { kind: "months", years: YEARS },
  columns: numbered(table.columns, ["year", "month"]),
}));

function withTables(sheet: SheetDefinition, change: (table: TableBlock) => TableBlock): SheetDefinition {
  return { ...sheet, blocks: sheet.blocks.map((block) => (block.kind === "table" ? change(block) : block)) };
}

/** The columns with these as the numbers of the row. */
function numbered(columns: readonly TableColumn[], members: readonly string[]): TableColumn[] {
  return columns.map((column) =>
    members.includes(column.key) ? { ...column, content: { kind: "rowNumber", member: column.key } } : column,
  );
}
