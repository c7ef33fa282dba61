import { CalculationType } from "@epb/engine";
import { AMORTIZATION, AMORTIZATION_BY_MONTH } from "./epb-calculating/amortization.js";
import { EPB_ABOUT, EPB_ORDER, INSTRUCTIONS } from "./epb-calculating/instructions.js";
import { EPB_CALCULATING_4_2_10 } from "./epb-calculating-4-2-10.js";
import { withoutViews } from "./figure-views.js";
import { instructionsSheet } from "./instructions-sheet.js";
import type { SheetDefinition, TableBlock, TableColumn, TemplateManifest } from "./manifest.js";

const SUPPLIED_INSTRUCTIONS: SheetDefinition = instructionsSheet({
  about: [
    EPB_ABOUT,
    "This workbook does not calculate. Type the figures of your own model into the figure cells. epb reports differences from its own figures by cell.",
    "Save the workbook as .xlsx, and check or calculate it. Every finding names its sheet and cell.",
  ],
  order: [
    ...EPB_ORDER,
    "The figures of your model, in the figure cells of every sheet: prices and savings of the measures, yearly savings and payments, and the loan by year and month (Amortization).",
  ],
  rules: [
    "Blank figures are not compared. Totals have their own cells in the closing row of each table.",
    "Calculation type on the Summary sheet: with Override, epb uses the figures that you type. With Standard, epb uses its own figures.",
  ],
  rows: [
    "You may insert rows in every table without a row for each year or month: Contacts, Schedule 2a, Schedule 4, GHG, and GHG Factors. Rows do not calculate, so type the figures of an inserted row and include it in the totals.",
    "For more measures, you can also start from a workbook with more rows: epb template epb-non-calculating --measures 60. It has 60 rows in every table of measures.",
  ],
});

/** @spec C §9 "Maximum performance period 25 years" */
const YEARS = 25;

/** A row for every year that a loan can have. */
const SUPPLIED_AMORTIZATION: SheetDefinition = withTables(AMORTIZATION, (table) => ({
  ...table,
  rows: { kind: "numbered", first: 1, last: YEARS },
  ...(table.figures !== undefined && { figures: { ...table.figures, key: "year" } }),
  columns: numbered(table.columns, ["year"]),
}));

/** A row for every month that a loan can have. */
const SUPPLIED_AMORTIZATION_BY_MONTH: SheetDefinition = withTables(AMORTIZATION_BY_MONTH, (table) => ({
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

const OWN_SHEETS: ReadonlyMap<SheetDefinition, SheetDefinition> = new Map([
  [INSTRUCTIONS, SUPPLIED_INSTRUCTIONS],
  [AMORTIZATION, SUPPLIED_AMORTIZATION],
  [AMORTIZATION_BY_MONTH, SUPPLIED_AMORTIZATION_BY_MONTH],
]);

/**
 * The sheets of the calculating template, with supplied figures. @spec C §9 "Current templates", ePB non-calculating
 * 4.2.10
 */
export const EPB_NON_CALCULATING_4_2_10: TemplateManifest = {
  kind: "epb-non-calculating",
  title: "ePB non-calculating template",
  version: "4.2.10",
  figureCells: "supplied",
  record: { ...EPB_CALCULATING_4_2_10.record, calculationType: CalculationType.Override },
  sheets: EPB_CALCULATING_4_2_10.sheets.flatMap((sheet) => OWN_SHEETS.get(sheet) ?? withoutViews(sheet) ?? []),
};
