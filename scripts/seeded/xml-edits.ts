import { errorValue, number, text, type WorkbookFile } from "../../test/testing/workbook-file.js";

/** Adds a row after the last row of a sheet. */
const withRow = (xml: string, row: string): string => xml.replace("</sheetData>", `${row}</sheetData>`);

/** Changes to the XML of the workbook's parts, by the name of the resulting file. */
export const XML_EDITS: Readonly<Record<string, (workbook: WorkbookFile) => WorkbookFile>> = {
  "savings-category-unknown": (workbook) => workbook.put("Schedule 4!R11", text("Goodwill")),
  "savings-unit-unknown": (workbook) => workbook.put("Schedule 4!S12", text("gallons")),
  "formula-without-a-result": (workbook) => workbook.put("Schedule 2a!N15", { xml: "<f>1000+220</f>" }),
  "reference-error": (workbook) => workbook.put("Schedule 3!F43", errorValue("#REF!", "Costs!#REF!*1.025")),
  "values-below-the-last-row": (workbook) =>
    workbook.editSheet("Schedule 3", (xml) =>
      withRow(xml, '<row r="64"><c r="C64"><v>219692.38</v></c><c r="D64"><v>85652.22</v></c></row>'),
    ),
  "date-in-digits": (workbook) => workbook.put("Schedule 3!E11", number(20_250_701)),
  "total-that-does-not-add-up": (workbook) => workbook.put("Schedule 3!N62", number(9_529_038.6)),
  "figure-typed-over": (workbook) => workbook.put("Schedule 1!D20", number(2_872_024)),
  "stale-total": (workbook) =>
    workbook.editSheet("Summary", (xml) =>
      xml.replace(/(<c r="C40"[^>]*>(?:<f>[^<]*<\/f>)?<v>)[^<]*/, (_, cell: string) => `${cell}18000000`),
    ),
  "row-without-formulas": (workbook) => workbook.put("Schedule 2a!M12", { xml: "" }),
  "formula-replaced-by-its-value": (workbook) =>
    workbook.editSheet("Schedule 2a", (xml) => xml.replace(/(<c r="M13"[^>]*>)<f>[^<]*<\/f>/, "$1")),
  "values-pasted-over-four-sheets": (workbook) =>
    ["Schedule 1", "Schedule 2a", "Schedule 3", "Amortization"].reduce(
      (edited, sheet) => edited.editSheet(sheet, (xml) => xml.replace(/<f>[^<]*<\/f>/g, "")),
      workbook,
    ),
  "hidden-row": (workbook) =>
    workbook.editSheet("Schedule 2a", (xml) => xml.replace('<row r="14"', '<row r="14" hidden="1"')),
  "spaces-in-an-unused-row": (workbook) =>
    workbook.put("Schedule 2a!J38", { type: "inlineStr", xml: '<is><t xml:space="preserve"> </t></is>' }),
  "copied-sheet-with-edits": (workbook) =>
    workbook
      .copySheet("Schedule 2a", "Schedule 2a (2)")
      .put("Schedule 2a (2)!J9", number(1_250_000))
      .put("Schedule 2a (2)!N9", number(9_800)),
  "text-too-long": (workbook) => workbook.put("Summary!C16", text("TO-0042 ".repeat(2_000))),
};
