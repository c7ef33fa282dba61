import { beyondTable } from "./beyond-table.js";
import { copiedSheet } from "./copied-sheet.js";
import { hiddenMarks } from "./hidden-marks.js";
import { hiddenRow } from "./hidden-row.js";
import { hiddenSheet } from "./hidden-sheet.js";
import { lostName } from "./lost-name.js";
import { mergedInputs } from "./merged-inputs.js";
import { missingColumn } from "./missing-column.js";
import { missingSheet } from "./missing-sheet.js";
import { onlySpaces } from "./only-spaces.js";
import { projectName } from "./project-name.js";
import { renamedSheet } from "./renamed-sheet.js";
import { strangeColumn } from "./strange-column.js";
import { tooManyRows } from "./too-many-rows.js";
import { unknownSavingsField } from "./unknown-savings-field.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** Every rule about the workbook as a whole. The reader checks single cells and rows. */
export const WORKBOOK_RULES: readonly WorkbookRule[] = [
  missingSheet,
  renamedSheet,
  copiedSheet,
  hiddenSheet,
  hiddenMarks,
  lostName,
  missingColumn,
  unknownSavingsField,
  strangeColumn,
  mergedInputs,
  beyondTable,
  tooManyRows,
  onlySpaces,
  hiddenRow,
  projectName,
];
