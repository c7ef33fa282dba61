import type { Cell, ProjectListRow, Table } from "@epb/contract";
import { Decimal } from "@epb/engine";
import { isWithheld } from "@epb/engine/report";
import { fixedDecimals } from "../../workers/reports/format.js";
import { totalCell } from "../../workers/reports/withheld-cells.js";

/** Columns that show in a table of projects which of them have payments above the guarantee. */
export const COVERAGE_COLUMNS: Table["columns"] = [
  { name: "lowestCoverage", label: "Coverage of payments, lowest year", quantity: "fieldUnit", decimals: 4 },
  { name: "paymentsAboveGuarantee", label: "Payments above guarantee", quantity: "text" },
];

/** Cells of these columns; without a known coverage, the second is empty. */
export function coverageCells(row: Pick<ProjectListRow, "lowestCoverage" | "withheld">): readonly [Cell, Cell] {
  const coverage = totalCell(row, "lowestCoverage");
  if (typeof coverage !== "string" || isWithheld(coverage)) return [coverage, null];
  return [fixedDecimals(coverage, 4), new Decimal(coverage).lt(1) ? "Yes" : "No"];
}
