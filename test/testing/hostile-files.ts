import { buildWorkbook, workbookFiles } from "../../packages/workbook/testing/workbook-builder.js";
import { buildZip } from "../../packages/workbook/testing/zip-builder.js";
import type { WorkbookFile } from "./workbook-file.js";

/** A file made to harm its reader. */
export interface HostileFile {
  readonly what: string;
  readonly bytes: () => Uint8Array;
  /** Small files are the cunning ones. */
  readonly mostBytes?: number;
  readonly exitCode: number;
  readonly code: string;
  readonly sheet?: string;
  readonly words: readonly string[];
}

const MEBIBYTE = 1024 * 1024;
const ROW = `<row r="1"><c r="A1"><v>1</v></c></row>`;
const WHOLE_SHEET = '<mergeCell ref="A1:XFD1048576"/>';
const ENDLESS_COLUMN = '<col min="1" max="4294967295" width="9"/>';
const NO_TEMPLATE = "The uploaded file does not appear to be a valid template";

export const mergedAll = (): Uint8Array =>
  buildWorkbook({ sheets: { Big: ROW }, afterSheetData: `<mergeCells>${WHOLE_SHEET}</mergeCells>` });

const inSheet = (change: (xml: string) => string): Uint8Array =>
  buildWorkbook({
    sheets: { Big: ROW },
    edit: (name, xml) => (name === "xl/worksheets/sheet1.xml" ? change(xml) : xml),
  });

export const HOSTILE_FILES: readonly HostileFile[] = [
  {
    what: "that inflates a thousandfold beside the sheets",
    bytes: () => buildZip([...workbookFiles(), { name: "xl/media/image1.png", data: new Uint8Array(6 * MEBIBYTE) }]),
    exitCode: 3,
    code: "EPB-FILE-016",
    words: ["found xl/media/image1.png:", "that inflate to 6291456", "expected at most 250 times as many"],
  },
  {
    what: "that inflates a thousandfold in a sheet",
    bytes: () => buildWorkbook({ sheets: { Big: "<c/>".repeat(1_500_000) } }),
    exitCode: 3,
    code: "EPB-FILE-016",
    words: ["found xl/worksheets/sheet1.xml:", "do Delete the blank rows and columns"],
  },
  {
    what: "that inflates to more than it declares",
    bytes: () =>
      buildZip(
        workbookFiles().map((file) =>
          file.name === "xl/worksheets/sheet1.xml" ? { ...file, data: " ".repeat(900_000), declaredBytes: 100 } : file,
        ),
      ),
    exitCode: 3,
    code: "EPB-FILE-015",
    words: ["found xl/worksheets/sheet1.xml inflates to more", "expected 100 bytes, as the zip declares"],
  },
  {
    what: "of 50,000 entries",
    bytes: () =>
      buildZip(Array.from({ length: 50_000 }, (_, index) => ({ name: `f${index}`, data: "", isStored: true }))),
    mostBytes: 5 * MEBIBYTE,
    exitCode: 3,
    code: "EPB-FILE-018",
    words: ["found 50000 files inside the zip", "expected at most 2000"],
  },
  {
    what: "with entities that multiply",
    bytes: () =>
      inSheet((xml) =>
        xml.replace("?>\n", '?><!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'),
      ),
    exitCode: 3,
    code: "EPB-FILE-025",
    words: ["found xl/worksheets/sheet1.xml", "do Excel does not write such files"],
  },
  {
    what: "nested 100,000 deep",
    bytes: () =>
      inSheet((xml) => xml.replace("</sheetData>", `</sheetData>${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}`)),
    exitCode: 3,
    code: "EPB-FILE-026",
    words: ["The XML inside the workbook is nested too deep."],
  },
  {
    what: "with a row beyond the grid",
    bytes: () => buildWorkbook({ sheets: { Big: '<row r="99999999999"/>' } }),
    exitCode: 3,
    code: "EPB-FILE-024",
    sheet: "Big",
    words: ["found row 99999999999"],
  },
  {
    what: "merged over a whole sheet",
    bytes: mergedAll,
    exitCode: 1,
    code: "EPB-TPL-001",
    words: [NO_TEMPLATE],
  },
  {
    what: "with a column of four thousand million",
    bytes: () => inSheet((xml) => xml.replace("<sheetData>", `<cols>${ENDLESS_COLUMN}</cols><sheetData>`)),
    exitCode: 1,
    code: "EPB-TPL-001",
    words: [NO_TEMPLATE],
  },
  {
    what: "with a sheet and defined names called __proto__",
    bytes: () =>
      buildWorkbook({
        sheets: new Map([["__proto__", ROW]]),
        afterSheets:
          '<definedNames><definedName name="__proto__">__proto__!$A$1</definedName>' +
          '<definedName name="constructor">__proto__!$A$1:$XFD$1048576</definedName></definedNames>',
        customProperties: '<property name="__proto__"><vt:lpwstr>x</vt:lpwstr></property>',
      }),
    exitCode: 1,
    code: "EPB-TPL-001",
    words: [NO_TEMPLATE],
  },
];

/** What can be put into a good workbook to make reading it endless. It is not what a project is read from. */
export const HOSTILE_TEMPLATES: readonly {
  readonly what: string;
  readonly edit: (workbook: WorkbookFile) => WorkbookFile;
}[] = [
  {
    what: "a merge over a whole sheet",
    edit: (workbook) =>
      workbook.editSheet("Schedule 3", (xml) => xml.replace(/<mergeCells\b[^>]*>/, `$&${WHOLE_SHEET}`)),
  },
  {
    what: "a column of four thousand million",
    edit: (workbook) => workbook.editSheet("Schedule 2a", (xml) => xml.replace(/<cols>/, `$&${ENDLESS_COLUMN}`)),
  },
  {
    what: "a cell in the last row and column of the grid",
    edit: (workbook) =>
      workbook.editSheet("Schedule 3", (xml) =>
        xml.replace("</sheetData>", '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'),
      ),
  },
  {
    what: "a table that goes on to the last row and column",
    edit: (workbook) =>
      workbook.editWorkbook((xml) =>
        xml
          .replace(/(name="epb_measures_keys"[^>]*>[^<]*:)[^<]*/, "$1$$XFD$$8")
          .replace(/(name="epb_measures_rows"[^>]*>[^<]*:)[^<]*/, "$1$$A$$1048576"),
      ),
  },
];
