import type { CatalogueEntry } from "./catalogue-entry.js";

export type FigureFindingName =
  | "figure/stale"
  | "figure/typed-over"
  | "figure/without-value"
  | "figure/unreadable"
  | "figure/supplied-differs"
  | "figure/supplied-incomplete"
  | "figure/row-without-formulas"
  | "figure/formula-replaced";

/** Findings about the cells of calculated values. */
export const FIGURE_FINDINGS: Readonly<Record<FigureFindingName, CatalogueEntry>> = {
  "figure/stale": {
    code: "EPB-FIG-001",
    severity: "warning",
    message: "The stored result of a formula differs from what the inputs come to.",
    advice:
      "Open the workbook in Excel or LibreOffice, let it calculate, and save it. If it still differs, the formula was changed: copy it from a fresh template.",
  },
  "figure/typed-over": {
    code: "EPB-FIG-002",
    severity: "warning",
    message: "A calculated cell holds a typed value that differs from what the inputs come to.",
    advice:
      "The typed value is not used. If it is the right one, correct the inputs; else move the workbook into a fresh template with epb migrate FILE -o NEW.xlsx.",
  },
  "figure/without-value": {
    code: "EPB-FIG-003",
    severity: "warning",
    message: "The file has no results for the formulas of calculated cells.",
    advice:
      "The figures are calculated all the same. For readers of the workbook, open it in Excel or LibreOffice, let it calculate, and save it.",
  },
  "figure/unreadable": {
    code: "EPB-FIG-004",
    severity: "warning",
    message: "A calculated cell does not hold the kind of value it should.",
    advice:
      "It is not used. Restore the formula from a fresh template, or let epb migrate FILE -o NEW.xlsx move the workbook into one.",
  },
  "figure/supplied-differs": {
    code: "EPB-FIG-005",
    severity: "warning",
    message: "A supplied figure differs from what the inputs come to.",
    advice:
      "Correct the supplied figure or the inputs. For a Standard project the calculated figure counts; choose the calculation type Override to have the supplied ones count.",
  },
  "figure/supplied-incomplete": {
    code: "EPB-FIG-006",
    severity: "error",
    message: "A supplied figure is missing, and the other figures of its part cannot be used without it.",
    advice: "Enter the figure; enter 0 where there is none. Or leave all figures of that part blank.",
  },
  "figure/row-without-formulas": {
    code: "EPB-FIG-007",
    severity: "warning",
    message: "Calculated cells are blank.",
    advice:
      "The figures are calculated here all the same. For readers of the workbook, copy the formulas of another row, or of a fresh template, into the cells. If the row was inserted, check that the total includes it.",
  },
  "figure/formula-replaced": {
    code: "EPB-FIG-008",
    severity: "warning",
    message: "Calculated cells hold typed values instead of formulas.",
    advice:
      "The values are right, but they do not change when an input changes. Copy the formulas of another row into the cells, or move the inputs into a fresh template with epb migrate FILE -o NEW.xlsx.",
  },
};
