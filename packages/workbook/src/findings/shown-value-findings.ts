import type { CatalogueEntry } from "./catalogue-entry.js";

export type ShownValueFindingName = "cell/date-in-text-cell" | "cell/percent-sign-in-format" | "cell/unseen-characters";

/** Findings about cells that show something other than they hold. */
export const SHOWN_VALUE_FINDINGS: Readonly<Record<ShownValueFindingName, CatalogueEntry>> = {
  "cell/date-in-text-cell": {
    code: "EPB-CELL-042",
    severity: "warning",
    message: "This cell needs text, but has a date.",
    advice:
      "Excel changes text such as 2-1 to a date. To enter text, format the cell as text, and type the text again.",
  },
  "cell/percent-sign-in-format": {
    code: "EPB-CELL-043",
    severity: "warning",
    message: "The cell shows a percent sign, but does not hold a percentage.",
    advice: "Type the percentage again, and format the cell as a percentage.",
  },
  "cell/unseen-characters": {
    code: "EPB-CELL-044",
    severity: "warning",
    message: "The text has invisible characters.",
    advice:
      "epb reads the text without these characters. Type the text again, because Excel formulas treat it as different text.",
  },
};
