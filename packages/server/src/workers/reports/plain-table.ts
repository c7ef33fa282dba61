import type { Cell, Table, WithheldInput } from "@epb/contract";
import { Decimal, type PartialCalculatedValues, type Project } from "@epb/engine";
import { describeInputs } from "@epb/engine/compare";
import { type ReportCell, type ReportTable, reportTables } from "@epb/engine/report";

/** The loan by month: hundreds of rows that few look at. */
const BY_MONTH = "amortization";

/** The tables of a project that have something to say. Those with dashes name the inputs behind the dashes. */
export function plainTables(
  project: Project,
  values: PartialCalculatedValues,
  { months }: { readonly months: boolean },
): readonly Table[] {
  const tables = reportTables(project.data, values).filter(({ id }) => months || id !== BY_MONTH);
  const hasDashes = tables.some(({ withheldNote }) => withheldNote !== undefined);
  const inputs = hasDashes ? describeInputs(project, values.withheld?.inputs ?? []) : [];
  const projectId = project.record.id ?? "";
  const withheldInputs = inputs.map(({ path, label }) => ({ projectId, path, label }));
  return tables.map((table) => plainTable(table, withheldInputs));
}

/** A table as JSON has it: decimals become texts of digits, and what is not known null. */
function plainTable(
  { columns, opening, rows, totals, closing, withheldNote, ...others }: ReportTable,
  withheldInputs: readonly WithheldInput[],
): Table {
  return {
    ...others,
    ...(withheldNote !== undefined && { withheldInputs }),
    columns: columns.map((column) => ({ ...column })),
    rows: rows.map((row) => row.map(plainCell)),
    ...(opening !== undefined && { opening: opening.map(plainCell) }),
    ...(totals !== undefined && { totals: totals.map(plainCell) }),
    ...(closing !== undefined && { closing: closing.map((row) => row.map(plainCell)) }),
  };
}

function plainCell(cell: ReportCell): Cell {
  if (cell === undefined) return null;
  return Decimal.isDecimal(cell) ? cell.toFixed() : cell;
}
