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
    message: "The saved value of this formula is out of date, or the formula was changed.",
    advice:
      "Open the workbook in Excel or LibreOffice, recalculate it, and save it. If the value still differs, the formula was changed: copy the formula from a fresh template.",
  },
  "figure/typed-over": {
    code: "EPB-FIG-002",
    severity: "warning",
    message: "This calculated cell has a typed value that differs from the calculation.",
    advice:
      "epb does not use the typed value. If the typed value is right, correct the inputs. If the typed value is wrong, move the workbook into a fresh template with epb migrate FILE -o NEW.xlsx.",
  },
  "figure/without-value": {
    code: "EPB-FIG-003",
    severity: "warning",
    message: "The file has no results for the formulas of calculated cells.",
    advice:
      "epb calculates the figures itself. To show the figures in the workbook too, open it in Excel or LibreOffice, recalculate it, and save it.",
  },
  "figure/unreadable": {
    code: "EPB-FIG-004",
    severity: "warning",
    message: "This formula cell shows an error or the wrong type of value.",
    advice:
      "epb calculates the value itself. Restore the formula from a fresh template, or move the workbook into a fresh template with epb migrate FILE -o NEW.xlsx.",
  },
  "figure/supplied-differs": {
    code: "EPB-FIG-005",
    severity: "warning",
    message: "A supplied figure differs from the calculation.",
    advice:
      "Correct the supplied figure or the inputs. For a Standard project, epb uses the calculated figure. To use the supplied figures, choose the calculation type Override.",
  },
  "figure/supplied-incomplete": {
    code: "EPB-FIG-006",
    severity: "error",
    message:
      "A supplied figure is missing. Without this figure, the other supplied figures of this section cannot be used.",
    advice: "Enter the figure, or 0. Or leave all figures of the section blank.",
  },
  "figure/row-without-formulas": {
    code: "EPB-FIG-007",
    severity: "warning",
    message: "Calculated cells are blank.",
    advice:
      "epb calculates the figures itself. To show the figures in the workbook too, copy the formulas into the cells from another row or from a fresh template. If you inserted the row, check that the total includes the row.",
  },
  "figure/formula-replaced": {
    code: "EPB-FIG-008",
    severity: "warning",
    message: "Calculated cells contain typed values instead of formulas.",
    advice:
      "The values are right, but do not change when an input changes. Copy the formulas of another row into the cells, or move the inputs into a fresh template with epb migrate FILE -o NEW.xlsx.",
  },
};
