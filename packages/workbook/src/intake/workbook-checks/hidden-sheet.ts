import { makeFinding } from "../../findings/cell-finding.js";
import { LISTS_SHEET, WORKINGS_SHEET } from "../../templates/hidden-sheets.js";
import type { TemplateManifest } from "../../templates/manifest.js";
import type { FlatWorkbook } from "../../xlsx/flat-workbook.js";
import { tablesWithoutMarks } from "./tables-without-marks.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** Begins the names of tables that formulas look up: only a workbook that was written with formulas has them. */
const REFERENCE_PREFIX = "epb_reference_";

/**
 * A deleted hidden sheet; its loss is invisible if values were pasted over the formulas before. Formulas with lost
 * references, and tables without their hidden cells, have their own findings, which cover the sheet as well.
 */
export const hiddenSheet: WorkbookRule = ({ manifest, sheets }, workbook) => {
  const missing = missingHiddenSheets(manifest, workbook);
  if (missing.length === 0 || hasBrokenFormula(workbook)) return [];
  if (sheets.some((sheet) => tablesWithoutMarks(sheet, workbook).length > 0)) return [];
  const expected = `the hidden ${missing.length === 1 ? "sheet" : "sheets"} ${missing.join(" and ")}`;
  return [makeFinding("template/hidden-sheet-missing", { expected })];
};

export function missingHiddenSheets({ figureCells }: TemplateManifest, workbook: FlatWorkbook): readonly string[] {
  const isWithFormulas =
    figureCells === "calculated" && workbook.definedNames.some(({ name }) => name.startsWith(REFERENCE_PREFIX));
  return [...(isWithFormulas ? [WORKINGS_SHEET] : []), LISTS_SHEET].filter(
    (name) => workbook.sheet(name) === undefined,
  );
}

const hasBrokenFormula = ({ sheets }: FlatWorkbook): boolean =>
  sheets.some((sheet) => [...sheet.cells()].some(({ type, value }) => type === "error" && value === "#REF!"));
