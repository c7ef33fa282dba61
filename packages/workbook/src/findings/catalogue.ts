import type { CatalogueEntry } from "./catalogue-entry.js";
import { CELL_FINDINGS, type CellFindingName } from "./cell-findings.js";
import { FIGURE_FINDINGS, type FigureFindingName } from "./figure-findings.js";
import { FILE_FINDINGS, type FileFindingName } from "./file-findings.js";
import { SHOWN_VALUE_FINDINGS, type ShownValueFindingName } from "./shown-value-findings.js";
import { TEMPLATE_FINDINGS, type TemplateFindingName } from "./template-findings.js";

export type FindingName =
  | FileFindingName
  | TemplateFindingName
  | CellFindingName
  | ShownValueFindingName
  | FigureFindingName;

/** Every finding a workbook can raise: about the file, the template it claims to be, its cells, its calculated values. */
export const FINDING_CATALOGUE: Readonly<Record<FindingName, CatalogueEntry>> = {
  ...FILE_FINDINGS,
  ...TEMPLATE_FINDINGS,
  ...CELL_FINDINGS,
  ...SHOWN_VALUE_FINDINGS,
  ...FIGURE_FINDINGS,
};
