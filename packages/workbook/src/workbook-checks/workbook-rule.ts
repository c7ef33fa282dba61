import type { CellFinding } from "../findings/cell-finding.js";
import type { LocatedTemplate } from "../map/located-template.js";
import type { FlatWorkbook } from "../read/flat-workbook.js";

/** Says what is wrong with a workbook beyond single cells. */
export type WorkbookRule = (located: LocatedTemplate, workbook: FlatWorkbook) => readonly CellFinding[];
