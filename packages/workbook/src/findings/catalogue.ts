import type { CatalogueEntry } from "./catalogue-entry.js";
import { CELL_FINDINGS, type CellFindingName } from "./cell-findings.js";
import { FIGURE_FINDINGS, type FigureFindingName } from "./figure-findings.js";
import { FILE_FINDINGS, type FileFindingName } from "./file-findings.js";
import { TEMPLATE_FINDINGS, type TemplateFindingName } from "./template-findings.js";

export type FindingName = FileFindingName | TemplateFindingName | CellFindingName | FigureFindingName;

/** Every finding a workbook can raise: about the file, the template it claims to be, its cells, its calculated values. */
export const FINDING_CATALOGUE: Readonly<Record<FindingName, CatalogueEntry>> = {
  ...FILE_FINDINGS,
  ...TEMPLATE_FINDINGS,
  ...CELL_FINDINGS,
  ...FIGURE_FINDINGS,
};
