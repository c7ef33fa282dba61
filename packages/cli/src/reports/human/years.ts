import { type ReportRow, savingsTable, tableNote } from "@epb/engine/report";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import type { Layout } from "../../format/layout.js";
import { formatCell } from "../../format/report-cell.js";
import { renderTable } from "../../format/table.js";
import { wrap } from "../../format/wrap.js";

/** Savings and payments year by year, with the notes of the schedule; nothing where there are no years. */
export function yearLines({ project, calculation }: CalculatedProject, layout: Layout): readonly string[] {
  const { calculatedValues: values } = calculation;
  const table = savingsTable({ data: project.data, values });
  const { rows, opening, totals = [], dollarDecimals } = table;
  if (rows.length === 0) return [];
  const shape = values.express !== undefined ? OF_EXPRESS : values.amortization === undefined ? SUPPLIED : OF_CONTRACT;
  const shown = table.columns.flatMap(({ name }, index) => (shape.omitted.includes(name) ? [] : [index]));
  const columns = shown.flatMap((index) => table.columns[index] ?? []);
  const cellsOf = (row: ReportRow): readonly string[] =>
    columns.map((column, index) => formatCell(row[shown[index] ?? 0], column, dollarDecimals));
  const lines = renderTable(
    {
      columns: columns.map(({ label, group }) => ({
        header: label,
        align: "right",
        ...(group !== undefined && { group }),
      })),
      rows: [...(opening === undefined ? [] : [opening]), ...rows].map(cellsOf),
      totals: ["Total", ...cellsOf(totals).slice(1)],
    },
    layout.columns,
    layout.paint,
  );
  const note = tableNote(table);
  return [
    layout.paint("title", `${shape.title}, whole dollars`),
    "",
    ...lines,
    ...(note === undefined ? [] : ["", ...wrap(note, layout.columns).map((line) => layout.paint("quiet", line))]),
  ];
}

/** The table of the summary has fewer columns than the schedule, so that it fits into a narrow terminal. */
interface YearTable {
  readonly title: string;
  /** Names of columns that it leaves out. */
  readonly omitted: readonly string[];
}

const OF_EXPRESS: YearTable = { title: "Guaranteed savings and debt service", omitted: ["estimatedSavings"] };
/** Principal and interest are the debt service. */
const OF_CONTRACT: YearTable = { title: "Annual cost savings and payments", omitted: ["debtService"] };
/** Figures that were supplied without a loan schedule: debt service is not divided. */
const SUPPLIED: YearTable = { ...OF_CONTRACT, omitted: ["principal", "interest"] };
