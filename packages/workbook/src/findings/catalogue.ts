import type { CatalogueEntry } from "./catalogue-entry.js";
import { CELL_FINDINGS, type CellFindingName } from "./cell-findings.js";
import { FIGURE_FINDINGS, type FigureFindingName } from "./figure-findings.js";
import { FILE_FINDINGS, type FileFindingName } from "./file-findings.js";
import type { MappingFindingName } from "./mapping-findings.js";
import { TEMPLATE_FINDINGS, type TemplateFindingName } from "./template-findings.js";

type ShownValueFindingName = "cell/date-in-text-cell" | "cell/percent-sign-in-format" | "cell/unseen-characters";

/** Findings about cells that show something other than they hold. */
const SHOWN_VALUE_FINDINGS: Readonly<Record<ShownValueFindingName, CatalogueEntry>> = {
  "cell/date-in-text-cell": {
    code: "EPB-CELL-042",
    severity: "warning",
    message: "This cell needs text, but contains a date.",
    advice:
      "Excel changes text such as 2-1 to a date. To enter text, format the cell as text, and type the text again.",
  },
  "cell/percent-sign-in-format": {
    code: "EPB-CELL-043",
    severity: "warning",
    message: "The cell shows a percent sign, but does not contain a percentage.",
    advice: "Type the percentage again, and format the cell as a percentage.",
  },
  "cell/unseen-characters": {
    code: "EPB-CELL-044",
    severity: "warning",
    message: "The text contains invisible characters.",
    advice:
      "epb reads the text without these characters. Type the text again, because Excel formulas treat it as different text.",
  },
};

/** Findings that every reading of a workbook can raise. */
export type ReaderFindingName =
  | FileFindingName
  | TemplateFindingName
  | CellFindingName
  | ShownValueFindingName
  | FigureFindingName;

export type FindingName = ReaderFindingName | MappingFindingName;

/** Every finding a workbook can raise: about the file, the template it claims to be, its cells, its calculated values. */
export const FINDING_CATALOGUE: Readonly<Record<ReaderFindingName, CatalogueEntry>> = {
  ...FILE_FINDINGS,
  ...TEMPLATE_FINDINGS,
  ...CELL_FINDINGS,
  ...SHOWN_VALUE_FINDINGS,
  ...FIGURE_FINDINGS,
};
