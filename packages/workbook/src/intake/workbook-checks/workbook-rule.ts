import type { CellFinding } from "../../findings/cell-finding.js";
import type { FlatWorkbook } from "../../xlsx/flat-workbook.js";
import type { LocatedTemplate } from "../located-template.js";

/** Finding about a workbook beyond single cells. */
export type WorkbookRule = (located: LocatedTemplate, workbook: FlatWorkbook) => readonly CellFinding[];
