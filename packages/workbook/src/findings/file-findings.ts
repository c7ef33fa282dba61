import type { CatalogueEntry } from "./catalogue-entry.js";

export type FileFindingName =
  | "file/empty"
  | "file/cannot-open"
  | "file/plain-text"
  | "file/old-excel"
  | "file/binary-workbook"
  | "file/open-document"
  | "file/password-protected"
  | "file/rights-restricted"
  | "file/not-a-spreadsheet"
  | "file/unknown-format"
  | "file/truncated"
  | "file/damaged"
  | "file/unsafe-entry-name"
  | "file/duplicate-entry"
  | "file/size-mismatch"
  | "file/compression-ratio"
  | "file/inflates-too-large"
  | "file/too-many-entries"
  | "file/too-many-sheets"
  | "file/too-many-cells"
  | "file/too-many-merged-ranges"
  | "file/too-many-defined-names"
  | "file/too-many-shared-strings"
  | "file/cell-outside-grid"
  | "file/document-type"
  | "file/nested-too-deep"
  | "file/markup-too-long"
  | "file/cannot-annotate";

const SAVE_AS_XLSX = "Open the file in Excel and save it as Excel Workbook (.xlsx).";
const DO_NOT_TRUST = "Do not trust the file, and ask the sender for the original.";
const CHOOSE_WORKBOOK = "Choose the workbook made from the template. The file name ends in .xlsx.";

/** Findings about the file as a whole: its kind, and its safety. */
export const FILE_FINDINGS: Readonly<Record<FileFindingName, CatalogueEntry>> = {
  "file/empty": {
    code: "EPB-FILE-001",
    severity: "error",
    message: "The file is empty.",
    advice: "Save the workbook again in Excel as .xlsx and check that the upload or copy finished.",
  },
  "file/cannot-open": {
    code: "EPB-FILE-002",
    severity: "error",
    message: "The file cannot be opened.",
    advice: "Check the path and your permission to read the file. Close the file in other programs, and try again.",
  },
  "file/plain-text": {
    code: "EPB-FILE-003",
    severity: "error",
    message: "The file is text, not a workbook.",
    advice: `${SAVE_AS_XLSX} A new file name does not change the format.`,
  },
  "file/old-excel": {
    code: "EPB-FILE-004",
    severity: "error",
    message: "The file is a workbook in the old Excel format (.xls).",
    advice: SAVE_AS_XLSX,
  },
  "file/binary-workbook": {
    code: "EPB-FILE-005",
    severity: "error",
    message: "The file is a binary workbook (.xlsb).",
    advice: SAVE_AS_XLSX,
  },
  "file/open-document": {
    code: "EPB-FILE-006",
    severity: "error",
    message: "The file is an OpenDocument spreadsheet (.ods).",
    advice: "Open the file in LibreOffice or Excel and save it as Excel Workbook (.xlsx).",
  },
  "file/password-protected": {
    code: "EPB-FILE-007",
    severity: "error",
    message: "The workbook is protected by a password.",
    advice:
      "Open the workbook in Excel, remove the password under File > Info > Protect Workbook > Encrypt with Password, and save the workbook.",
  },
  "file/rights-restricted": {
    code: "EPB-FILE-034",
    severity: "error",
    message: "The workbook is encrypted by a sensitivity label or another rights restriction.",
    advice:
      "Open the workbook in Excel with an account that can change the label. Remove the label or restriction under File > Info > Protect Workbook, and save the workbook. Or ask the owner for an unrestricted copy.",
  },
  "file/not-a-spreadsheet": {
    code: "EPB-FILE-008",
    severity: "error",
    message: "The file is not a spreadsheet.",
    advice: CHOOSE_WORKBOOK,
  },
  "file/unknown-format": {
    code: "EPB-FILE-009",
    severity: "error",
    message: "The file is not a known type of workbook.",
    advice: CHOOSE_WORKBOOK,
  },
  "file/truncated": {
    code: "EPB-FILE-010",
    severity: "error",
    message: "The end of the file is missing.",
    advice: "Copy, download, or upload the file again. The transfer stopped early.",
  },
  "file/damaged": {
    code: "EPB-FILE-011",
    severity: "error",
    message: "The file is damaged.",
    advice: "Open the file in Excel, let Excel repair the file, check the values, and save the file under a new name.",
  },
  // EPB-FILE-012 said that a zip had numbers of 64 bits.
  "file/unsafe-entry-name": {
    code: "EPB-FILE-013",
    severity: "error",
    message: "The workbook file is not safe: one of its internal parts has an unsafe name.",
    advice: `Excel does not save such names. ${DO_NOT_TRUST}`,
  },
  "file/duplicate-entry": {
    code: "EPB-FILE-014",
    severity: "error",
    message: "The workbook file is damaged: two of its internal parts have the same name.",
    advice: `Excel does not save such files. ${DO_NOT_TRUST}`,
  },
  "file/size-mismatch": {
    code: "EPB-FILE-015",
    severity: "error",
    message: "The workbook file is damaged: one of its internal parts does not have the declared size.",
    advice:
      "Copy or download the file again. If the finding remains, do not trust the file, and ask the sender for the original.",
  },
  "file/compression-ratio": {
    code: "EPB-FILE-016",
    severity: "error",
    message:
      "The workbook file is not safe: one of its internal parts is too large in comparison with its compressed size.",
    advice: "Delete the blank rows and columns below and beside the tables in Excel, and save the workbook again.",
  },
  "file/inflates-too-large": {
    code: "EPB-FILE-017",
    severity: "error",
    message: "The contents of the workbook are too large.",
    advice: "Delete sheets, images, and blank rows that the project does not need, and save the workbook again.",
  },
  "file/too-many-entries": {
    code: "EPB-FILE-018",
    severity: "error",
    message: "The workbook file has too many internal parts.",
    advice: "Copy the template's sheets into a new workbook, and save the new workbook.",
  },
  "file/too-many-sheets": {
    code: "EPB-FILE-019",
    severity: "error",
    message: "The workbook has too many sheets.",
    advice: "Keep the template's sheets and move the other sheets to another workbook.",
  },
  "file/too-many-cells": {
    code: "EPB-FILE-020",
    severity: "error",
    message: "The workbook has too many cells with values.",
    advice: "Delete the cells below and beside the tables, and save the workbook again.",
  },
  "file/too-many-merged-ranges": {
    code: "EPB-FILE-021",
    severity: "error",
    message: "A sheet has too many merged ranges.",
    advice: "Unmerge the cells outside the template's tables, and save the workbook again.",
  },
  "file/too-many-defined-names": {
    code: "EPB-FILE-022",
    severity: "error",
    message: "The workbook has too many defined names.",
    advice:
      "In Excel, open Formulas > Name Manager, delete the names that refer to no cell, and save the workbook again.",
  },
  "file/too-many-shared-strings": {
    code: "EPB-FILE-023",
    severity: "error",
    message: "The workbook has too many texts, or texts that are too long.",
    advice: "Delete the texts outside the template's tables, and save the workbook again.",
  },
  "file/cell-outside-grid": {
    code: "EPB-FILE-024",
    severity: "error",
    message: "A cell or range lies outside the grid of a sheet.",
    advice: "Open the file in Excel, let Excel repair it, check the values, and save it under a new name.",
  },
  "file/document-type": {
    code: "EPB-FILE-025",
    severity: "error",
    message: "The workbook declares XML entities or a document type.",
    advice: `Excel does not save such files. ${DO_NOT_TRUST}`,
  },
  "file/nested-too-deep": {
    code: "EPB-FILE-026",
    severity: "error",
    message: "The XML inside the workbook is nested too deeply.",
    advice: `Excel does not save such files. ${DO_NOT_TRUST}`,
  },
  "file/markup-too-long": {
    code: "EPB-FILE-027",
    severity: "error",
    message: "A name, attribute, or formula inside the workbook is too long.",
    advice:
      "Open the file in Excel and save it under a new name. If the finding remains, ask the sender for the original.",
  },
  // EPB-FILE-028 to EPB-FILE-030 said that another program could not read the workbook either.
  "file/cannot-annotate": {
    code: "EPB-FILE-033",
    severity: "error",
    message: "epb cannot write to this workbook because of its internal structure.",
    advice:
      "Open the workbook in Excel, save it as Excel Workbook (.xlsx), not as Strict Open XML, and use the saved workbook.",
  },
};
