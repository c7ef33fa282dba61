import type { CatalogueEntry } from "./catalogue-entry.js";

export type ShownValueFindingName = "cell/date-in-text-cell" | "cell/percent-sign-in-format" | "cell/unseen-characters";

/** Findings about cells that show something other than they hold. */
export const SHOWN_VALUE_FINDINGS: Readonly<Record<ShownValueFindingName, CatalogueEntry>> = {
  "cell/date-in-text-cell": {
    code: "EPB-CELL-042",
    severity: "warning",
    message: "The cell holds a date where text belongs.",
    advice:
      "Excel makes a date of a text such as 2-1. If a text is meant, format the cell as text, and type the text again.",
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
    message: "The text holds characters that cannot be seen.",
    advice: "The text is read without them. Type it again, since formulas in Excel take such a text for another one.",
  },
};
