import { readWorkbookFixture, text, WorkbookFile } from "../../../../test/testing/workbook-file.js";
import { type HostileFile, project, refused, unchanged } from "./hostile-file.js";

const PROGRAM_CALL = "=cmd|'/C calc'!A0";
const LONG = "x".repeat(900 * 1024);
const ESCAPES = "_x001B_[2J_x001B_]0;owned_x0007_";
const NEVER_PRINTED = ["\u001b[2J", "\u001b]0;", "\u0007", "\u202e", "\u009b"];

/** The school district's workbook after a malicious edit. */
const edited = (edit: (workbook: WorkbookFile) => WorkbookFile) => (): Uint8Array =>
  edit(new WorkbookFile(readWorkbookFixture("school-district.xlsx"))).bytes();

const toTheEndOfTheGrid = (xml: string): string =>
  xml
    .replace(/(name="epb_measures_keys"[^>]*>[^<]*:)[^<]*/, "$1$$XFD$$8")
    .replace(/(name="epb_measures_rows"[^>]*>[^<]*:)[^<]*/, "$1$$A$$1048576");

const withoutClosingMark = (xml: string): string => xml.replace(/<c r="A39"[^>]*>.*?<\/c>/s, "");

/** Rows of measures with a text where the cost belongs. */
const badRows = (from: number, count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `<row r="${from + index}"><c t="str" r="J${from + index}"><v>none</v></c></row>`,
  ).join("");

/** Good workbooks of a template with hostile values, or with hostile parts that the reader does not read. */
export const TEMPLATE_EDITS: readonly HostileFile[] = [
  {
    name: "formulas-as-texts",
    tries: "Names, numbers and descriptions are formulas that start programs, stored as texts.",
    bytes: edited((workbook) =>
      workbook
        .put("Summary!C5", text("@SUM(1+1)*cmd|'/C calc'!A0"))
        .put("Schedule 2a!C10", text(PROGRAM_CALL))
        .put("Schedule 2a!C11", text('+HYPERLINK("http://127.0.0.1:9/","click")'))
        .put("Schedule 2a!F10", text("-2+3+cmd|'/C calc'!A0"))
        .put("Contacts!C7", text("\t=1+1")),
    ),
    outcome: project("as texts, which stay texts in all output"),
  },
  {
    name: "terminal-commands-in-texts",
    tries: "Names and wrong values contain escape sequences that clear the screen and rename the window.",
    bytes: edited((workbook) =>
      workbook
        .put("Summary!C5", text(`${ESCAPES}School district`))
        .put("Schedule 2a!C10", text(`${ESCAPES}\u009b31mBoilers\u202e`))
        .put("Contacts!B7", text(`${ESCAPES}Boss`)),
    ),
    outcome: project("unchanged, and shown without the sequences", [
      "EPB-CELL-007 Contacts!B7",
      "EPB-CELL-044 Schedule 2a!C10",
      "EPB-CLI-045 Summary!C5",
    ]),
    neverPrinted: NEVER_PRINTED,
  },
  {
    name: "terminal-commands-in-a-sheet-name",
    tries: "The name of a sheet changes the direction of writing and contains control sequences for the terminal.",
    bytes: edited((workbook) => workbook.renameSheet("Schedule 4", `4 \u202eeludehcS${ESCAPES}`)),
    outcome: project("with the sheet found by its names and marks", ["EPB-TPL-006", "EPB-TPL-008"]),
    neverPrinted: NEVER_PRINTED,
  },
  {
    name: "number-with-endless-spaces",
    tries: "A cost is a text of 32,000 spaces between a digit and a letter. A slow search for a unit would not end.",
    bytes: edited((workbook) => workbook.put("Schedule 2a!J10", text(`1${"\t".repeat(32_000)}S`))),
    outcome: project("with the text refused as a cost", ["EPB-CELL-002 Schedule 2a!J10"]),
  },
  {
    name: "sheet-called-proto",
    tries: "A sheet of the template is renamed to __proto__.",
    bytes: edited((workbook) => workbook.renameSheet("Schedule 4", "__proto__")),
    outcome: project("like any other sheet", ["EPB-TPL-006 __proto__"]),
  },
  {
    name: "measure-called-proto",
    tries: "The hidden keys of measures, their numbers and a description are __proto__, constructor and toString.",
    bytes: edited((workbook) =>
      workbook
        .put("Schedule 2a!A10", text("__proto__"))
        .put("Schedule 4!A15", text("__proto__"))
        .put("Schedule 2a!C10", text("constructor"))
        .put("Contacts!C7", text("toString")),
    ),
    outcome: project("like any other names"),
  },
  {
    name: "merge-over-a-schedule",
    tries: "A merged range covers all cells of a schedule.",
    bytes: edited((workbook) =>
      workbook.editSheet("Schedule 3", (xml) =>
        xml.replace(/<mergeCells\b[^>]*>/, '$&<mergeCell ref="A1:XFD1048576"/>'),
      ),
    ),
    outcome: project("without the figures whose inputs are blank", ["EPB-CELL-034 Schedule 3!A1:XFD1048576"]),
  },
  {
    name: "merges-over-a-schedule",
    tries: "Twenty thousand merged ranges overlap on a schedule, each as wide as the sheet.",
    bytes: edited((workbook) =>
      workbook.editSheet("Schedule 3", (xml) =>
        xml.replace(
          /<mergeCells\b[^>]*>/,
          (tag) =>
            tag + Array.from({ length: 20_000 }, (_, index) => `<mergeCell ref="A1:XFD${index + 30}"/>`).join(""),
        ),
      ),
    ),
    outcome: project("with a finding for the first range", ["EPB-CELL-034"]),
  },
  {
    name: "column-over-a-schedule",
    tries: "A column definition of a schedule applies to four billion columns.",
    bytes: edited((workbook) =>
      workbook.editSheet("Schedule 2a", (xml) => xml.replace(/<cols>/, '$&<col min="1" max="4294967295" width="9"/>')),
    ),
    outcome: unchanged("to the same figures"),
  },
  {
    name: "last-cell-of-a-schedule",
    tries: "A schedule has a cell in the last row and column of the grid.",
    bytes: edited((workbook) =>
      workbook.editSheet("Schedule 3", (xml) =>
        xml.replace("</sheetData>", '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'),
      ),
    ),
    outcome: unchanged("to the same figures"),
  },
  {
    name: "table-to-the-end-of-the-grid",
    tries: "The defined names of a table extend the table to the last row and column.",
    bytes: edited((workbook) => workbook.editWorkbook(toTheEndOfTheGrid)),
    outcome: unchanged("to the same figures: a table ends at its closing row"),
  },
  {
    name: "table-without-an-end",
    tries: "The defined names of a table extend the table to the last row and column, and the closing row has no mark.",
    bytes: edited((workbook) => workbook.editWorkbook(toTheEndOfTheGrid).editSheet("Schedule 2a", withoutClosingMark)),
    outcome: unchanged("to the same figures: epb also recognizes the closing row by its title"),
  },
  {
    name: "findings-without-end",
    tries: "A table has three hundred thousand rows with a mistake in each.",
    bytes: edited((workbook) =>
      workbook
        .editWorkbook(toTheEndOfTheGrid)
        .editSheet("Schedule 2a", withoutClosingMark)
        .put("Schedule 2a!B39", text(""))
        .editSheet("Schedule 2a", (xml) => xml.replace("</sheetData>", `${badRows(200, 300_000)}</sheetData>`)),
    ),
    outcome: project("up to the limits for rows of a project and for findings", ["EPB-CELL-002", "EPB-CELL-023"]),
    isLarge: true,
  },
  {
    name: "values-below-a-table",
    tries: "Three hundred thousand values are below the closing row of a table.",
    bytes: edited((workbook) =>
      workbook.editSheet("Schedule 2a", (xml) => xml.replace("</sheetData>", `${badRows(200, 300_000)}</sheetData>`)),
    ),
    outcome: project("and reported in one finding", ["EPB-CELL-021 Schedule 2a!J200:J300199"]),
    isLarge: true,
  },
  {
    name: "measure-number-of-900-kibibytes",
    tries: "The number of a measure is very long. Every finding of its row would repeat the number.",
    bytes: edited((workbook) => workbook.put("Schedule 4!B15", text(LONG)).put("Schedule 4!E15", text(LONG))),
    outcome: project("with findings that quote only the beginning", [
      "EPB-CELL-027 Schedule 4!B15",
      "EPB-CELL-002 Schedule 4!E15",
    ]),
    neverPrinted: ["x".repeat(1_000)],
  },
  {
    name: "error-value-of-900-kibibytes",
    tries: "The error value of one cell and the text of a date cell are each 900 KiB long.",
    bytes: edited((workbook) =>
      workbook
        .put("Schedule 2a!J10", { type: "e", xml: `<v>#${LONG}</v>` })
        .put("Schedule 3!E13", { type: "str", xml: `<v>${LONG}</v>` }),
    ),
    outcome: project("with findings that quote only the beginning", [
      "EPB-CELL-011 Schedule 2a!J10",
      "EPB-CELL-004 Schedule 3!E13",
    ]),
    neverPrinted: ["x".repeat(1_000)],
  },
  {
    name: "external-document-type",
    tries: "A document type in a schedule would load data from a URL.",
    bytes: edited((workbook) =>
      workbook.editSheet("Schedule 2a", (xml) =>
        xml.replace("<worksheet", '<!DOCTYPE worksheet SYSTEM "http://127.0.0.1:9/"><worksheet'),
      ),
    ),
    outcome: refused("file/document-type"),
  },
];
