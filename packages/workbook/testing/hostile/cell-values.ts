import { type HostileFile, MEBIBYTE, read, refused } from "./hostile-file.js";
import { withPart, withRows } from "./small-workbook.js";

const cellsOf = (cells: readonly string[]): string => `<row r="1">${cells.join("")}</row>`;
const value = (stored: string): string => `<c><v>${stored}</v></c>`;

/** Numbers in the forms that a file may store; other content is a text, and a figure needs a number. */
const NUMBERS = [
  "1e999999",
  "-1e999999",
  "NaN",
  "Infinity",
  "0x10",
  "1e-999999",
  "1.5E+3",
  "１２",
  "9".repeat(500),
] as const;

/** Cells whose values, formulas or styles are made to break arithmetic or to point at nothing. */
export const CELL_VALUES: readonly HostileFile[] = [
  {
    name: "numbers-that-are-none",
    tries: "Numbers are infinite, hexadecimal, in digits of another script, or missing.",
    bytes: () => withRows(cellsOf(NUMBERS.map(value))),
    outcome: read("as text; only plain numbers are numbers", {
      "Sheet1!A1": "1e999999",
      "Sheet1!C1": "NaN",
      "Sheet1!D1": "Infinity",
      "Sheet1!E1": "0x10",
      "Sheet1!F1": "1e-999999",
      "Sheet1!G1": "1500",
      "Sheet1!H1": "１２",
    }),
  },
  {
    name: "number-too-small",
    tries: "A number is so small that a float would store it as 0.",
    bytes: () => withRows(cellsOf(["1e-400", "-4e-324", "-0"].map(value))),
    outcome: read("as text; a zero with a sign is read as 0", {
      "Sheet1!A1": "1e-400",
      "Sheet1!B1": "-4e-324",
      "Sheet1!C1": "0",
    }),
  },
  {
    name: "cell-of-no-kind",
    tries: "A cell has an unknown type.",
    bytes: () => withRows(cellsOf(['<c t="number"><v>1</v></c>'])),
    outcome: refused("file/damaged", "cell A1 of a kind that there is not"),
  },
  {
    name: "truth-that-is-neither",
    tries: "A cell of the boolean type (true or false) has the value 2.",
    bytes: () => withRows(cellsOf(['<c t="b"><v>2</v></c>'])),
    outcome: refused("file/damaged", "cell A1 that is neither true nor false"),
  },
  {
    name: "date-serials-extreme",
    tries: "Dates are before the start of the calendar, after its end, and on February 29, 1900, which did not exist.",
    bytes: () => withRows(cellsOf(["-1", "0", "60", "2958466", "99999999", "1e300"].map(value))),
    outcome: read("as plain numbers", { "Sheet1!A1": "-1", "Sheet1!C1": "60", "Sheet1!D1": "2958466" }),
  },
  {
    name: "shared-text-out-of-range",
    tries: "A cell refers to the shared text with the number 999, but the file has only one text.",
    bytes: () => withRows(cellsOf(['<c t="s"><v>999</v></c>'])),
    outcome: refused("file/damaged", "cell A1 with a text that is not there"),
  },
  {
    name: "shared-text-negative",
    tries: "A cell refers to the shared text with the number -1.",
    bytes: () => withRows(cellsOf(['<c t="s"><v>-1</v></c>'])),
    outcome: refused("file/damaged", "cell A1 with a text that is not there"),
  },
  {
    name: "shared-text-huge-number",
    tries: "A cell refers to a shared text by a number of thirty digits.",
    bytes: () => withRows(cellsOf([`<c r="A1" t="s"><v>${"9".repeat(30)}</v></c>`])),
    outcome: refused("file/damaged", "cell A1 with a text that is not there"),
  },
  {
    name: "style-out-of-range",
    tries: "Cells refer to missing styles: numbers that are too high or negative, and text instead of a number.",
    bytes: () => withRows(cellsOf(['<c s="999999999">', '<c s="-5">', '<c s="x">'].map((tag) => `${tag}<v>1</v></c>`))),
    outcome: read("without a format", { "Sheet1!A1": "1", "Sheet1!C1": "1" }),
  },
  {
    name: "number-format-without-end",
    tries: "A number format opens 200,000 brackets. A search that starts again at each bracket takes too long.",
    bytes: () =>
      withPart("xl/styles.xml", (xml) =>
        xml.replace(
          "<cellXfs",
          `<numFmts><numFmt numFmtId="0" formatCode="${"[".repeat(200_000)}"/></numFmts><cellXfs`,
        ),
      ),
    outcome: read("in one pass", { "Sheet1!A1": "1" }),
  },
  {
    name: "formula-very-long",
    tries: "A formula has a hundred thousand characters.",
    bytes: () => withRows(cellsOf([`<c><f>${"1+".repeat(50_000)}1</f><v>1</v></c>`])),
    outcome: refused("file/markup-too-long", "a formula of 100001 bytes"),
  },
  {
    name: "formula-nested-deep",
    tries: "A formula has ten thousand nested functions.",
    bytes: () => withRows(cellsOf([`<c><f>${"ABS(".repeat(10_000)}1${")".repeat(10_000)}</f><v>1</v></c>`])),
    outcome: read("as text: no formula is evaluated", { "Sheet1!A1": "1" }),
  },
  {
    name: "formula-groups",
    tries: "Shared formulas name groups that are missing, or group numbers that are negative, very large, or text.",
    bytes: () =>
      withRows(cellsOf(["7", "-1", "4294967296", "x"].map((group) => `<c><f t="shared" si="${group}"/><v>1</v></c>`))),
    outcome: read("as formulas without text", { "Sheet1!D1": "1" }),
  },
  {
    name: "formula-that-calls-out",
    tries: "Formulas start programs and fetch URLs (DDE, WEBSERVICE, HYPERLINK).",
    bytes: () =>
      withRows(
        cellsOf(
          ["cmd|'/C calc'!A0", 'WEBSERVICE("http://127.0.0.1:9/")', 'HYPERLINK("file:///etc/passwd")'].map(
            (formula) => `<c><f>${formula}</f><v>1</v></c>`,
          ),
        ),
      ),
    outcome: read("as the stored values: no formula is evaluated", { "Sheet1!A1": "1", "Sheet1!C1": "1" }),
  },
  {
    name: "text-of-900-kibibytes",
    tries: "One cell has a text thirty times as long as Excel allows.",
    bytes: () => withRows(cellsOf([`<c t="str"><v>${"x".repeat(900 * 1024)}</v></c>`])),
    outcome: read("unchanged; no field of a project accepts text of that length"),
  },
  {
    name: "shared-texts-three-million",
    tries: "There are three million shared texts.",
    bytes: () =>
      withPart("xl/sharedStrings.xml", (xml) =>
        xml.replace(
          "</sst>",
          `${Array.from({ length: 1_000 }, (_, at) => `<si><t>${at}</t></si>`)
            .join("")
            .repeat(3_000)}</sst>`,
        ),
      ),
    outcome: refused("file/too-many-shared-strings"),
    isLarge: true,
  },
  {
    name: "shared-texts-too-large",
    tries: "The shared texts take seventy mebibytes.",
    bytes: () =>
      withPart("xl/sharedStrings.xml", (xml) =>
        xml.replace(
          "</sst>",
          `<si><t>${"abcdefghijklmnopqrstuvwxyz012345".repeat((70 * MEBIBYTE) / 32)}</t></si></sst>`,
        ),
      ),
    outcome: refused("file/compression-ratio", "xl/sharedStrings.xml"),
  },
  {
    name: "text-without-end-marks",
    tries:
      "Texts contain many beginnings of sections, escapes, and entities. A search that starts again at each beginning takes too long.",
    bytes: () =>
      withRows(
        cellsOf(
          [
            `<![CDATA[${"<!--".repeat(50_000)}]]>`,
            `<!--${"<![CDATA[".repeat(20_000)}-->`,
            "&amp;".repeat(60_000),
            "_x00".repeat(60_000),
          ].map((text) => `<c t="str"><v>${text}</v></c>`),
        ),
      ),
    outcome: read("in one pass"),
  },
  {
    name: "text-with-controls",
    tries: "Texts contain control characters, half of a surrogate pair, and the null character.",
    bytes: () =>
      withRows(cellsOf(["_x0000_end", "_x001B_[31mred", "_xD800_half"].map((text) => `<c t="str"><v>${text}</v></c>`))),
    outcome: read("unchanged, and shown without terminal commands", {
      "Sheet1!A1": "\u0000end",
      "Sheet1!B1": "\u001b[31mred",
    }),
    neverPrinted: ["\u001b[31m", "\u0000"],
  },
];
