import { gzipSync } from "node:zlib";
import { MAIN_NAMESPACE, MARKUP_COMPATIBILITY } from "../../src/xlsx/xml/vocabularies.js";
import { type HostileFile, read, refused } from "./hostile-file.js";
import { ROW, SHEET_PART, withPart } from "./small-workbook.js";

const LAUGHS = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join(
  "",
);
const BILLION_LAUGHS = `<!DOCTYPE x [<!ENTITY l0 "ha">${LAUGHS}]>`;
const EXTERNAL =
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname"><!ENTITY % p SYSTEM "http://127.0.0.1:9/x"> %p;]>';

const behindDeclaration = (xml: string, markup: string): string => xml.replace("?>\n", `?>\n${markup}`);
const behindRows = (markup: string) => (xml: string) => xml.replace("</sheetData>", `</sheetData>${markup}`);
const before = (mark: string, markup: string) => (xml: string) => xml.replace(mark, `${markup}${mark}`);

/** The parts that may contain a document type, and the beginning of a sentence about each. */
const PARTS: readonly (readonly [part: string, name: string, contains: string, outcome?: HostileFile["outcome"]])[] = [
  ["xl/workbook.xml", "workbook", "The list of sheets contains"],
  [SHEET_PART, "sheet", "A sheet contains"],
  ["xl/sharedStrings.xml", "shared-texts", "The shared texts contain"],
  ["xl/styles.xml", "styles", "The styles contain", read("without the styles", { "Sheet1!A1": "1" })],
  ["_rels/.rels", "package-links", "The links of the package contain"],
  ["xl/_rels/workbook.xml.rels", "workbook-links", "The links of the workbook contain"],
  [
    "[Content_Types].xml",
    "content-types",
    "The content types contain",
    read("without the content types", { "Sheet1!A1": "1" }),
  ],
];

const DOCUMENT_TYPES: readonly HostileFile[] = PARTS.flatMap(
  ([part, name, contains, outcome = refused("file/document-type", part)]) => [
    {
      name: `entities-in-${name}`,
      tries: `${contains} entities that expand to a billion copies.`,
      bytes: () => withPart(part, (xml) => behindDeclaration(xml, BILLION_LAUGHS)),
      outcome,
    },
    {
      name: `external-entity-in-${name}`,
      tries: `${contains} entities that fetch a file and a web page.`,
      bytes: () => withPart(part, (xml) => behindDeclaration(xml, EXTERNAL)),
      outcome,
    },
  ],
);

const asUtf16 = (xml: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${xml}`, "utf16le"));

/** XML made to exhaust, mislead, or escape its parser. */
export const XML_MARKUP: readonly HostileFile[] = [
  ...DOCUMENT_TYPES,
  {
    name: "entities-in-utf-16",
    tries: "The document type is written in UTF-16, so a check that compares bytes does not find it.",
    bytes: () => withPart(SHEET_PART, (xml) => asUtf16(behindDeclaration(xml, BILLION_LAUGHS))),
    outcome: refused("file/document-type", SHEET_PART),
  },
  {
    name: "entities-in-utf-7",
    tries: "The document type is written in UTF-7, so a check that compares bytes does not find it.",
    bytes: () =>
      withPart(SHEET_PART, (xml) =>
        xml
          .replace('encoding="UTF-8"', 'encoding="UTF-7"')
          .replace("?>\n", "?>\n+ADwAIQ-DOCTYPE x +AFsAPAAh-ENTITY a +ACI-aaaa+ACIAPgBdAD4-"),
      ),
    outcome: refused("file/damaged", 'in the encoding "utf-7"'),
  },
  {
    name: "entity-nobody-declared",
    tries: "A text uses an entity that the file does not declare.",
    bytes: () => withPart("xl/sharedStrings.xml", (xml) => xml.replace("shared", "&file;")),
    outcome: refused("file/damaged", '"&file;", which stands for no character'),
  },
  {
    name: "number-of-no-character",
    tries: "A text has the character with the number 0.",
    bytes: () => withPart("xl/sharedStrings.xml", (xml) => xml.replace("shared", "&#0;")),
    outcome: refused("file/damaged", '"&#0;", which stands for no character'),
  },
  {
    name: "bytes-of-no-character",
    tries: "A text has bytes that are not UTF-8. Programs replace such bytes in different ways.",
    bytes: () =>
      withPart(
        "xl/sharedStrings.xml",
        (xml) => new Uint8Array(Buffer.from(xml.replace("shared", "1\u00ff\u00c0\u00af000"), "latin1")),
      ),
    outcome: refused("file/damaged", "bytes that are no characters of UTF-8"),
  },
  {
    name: "xml-nested-deep",
    tries: "A hundred thousand elements are nested.",
    bytes: () => withPart(SHEET_PART, behindRows("<a>".repeat(100_000) + "</a>".repeat(100_000))),
    outcome: refused("file/nested-too-deep", SHEET_PART),
  },
  {
    name: "xml-never-ends",
    tries: "A comment, a section and an instruction begin and never end.",
    bytes: () => withPart(SHEET_PART, behindRows("<!-- <![CDATA[ <? ".repeat(1_000))),
    outcome: refused("file/damaged", `an end in the middle in ${SHEET_PART}`),
  },
  {
    name: "xml-huge-attribute",
    tries: "One attribute is more than a million characters long.",
    bytes: () => withPart(SHEET_PART, behindRows(`<a b="${unpackable(1_100_000)}"/>`)),
    outcome: refused("file/markup-too-long", SHEET_PART),
  },
  {
    name: "xml-huge-name",
    tries: "The name of one element is a hundred thousand characters long.",
    bytes: () => withPart(SHEET_PART, behindRows(`<${"n".repeat(100_000)}/>`)),
    outcome: refused("file/markup-too-long", SHEET_PART),
  },
  {
    name: "xml-many-attributes",
    tries: "One element has a hundred thousand attributes.",
    bytes: () =>
      withPart(
        SHEET_PART,
        behindRows(`<a ${Array.from({ length: 100_000 }, (_, index) => `a${index}=""`).join(" ")}/>`),
      ),
    outcome: refused("file/markup-too-long", SHEET_PART),
  },
  {
    name: "xml-markup-in-attribute",
    tries:
      "The name of a sheet contains 200,000 beginnings of a comment. A search that starts again at each beginning takes too long.",
    bytes: () => withPart("xl/workbook.xml", (xml) => xml.replace('name="Sheet1"', `name="${"<!--".repeat(200_000)}"`)),
    outcome: refused("file/damaged", "xl/workbook.xml"),
  },
  {
    name: "xml-two-roots",
    tries: "A second worksheet follows the first in the same part.",
    bytes: () => withPart(SHEET_PART, (xml) => `${xml}<worksheet><sheetData>${ROW}</sheetData></worksheet>`),
    outcome: refused("file/damaged", "more than one root element"),
  },
  {
    name: "xml-compressed-again",
    tries: "A sheet is a gzip file instead of XML.",
    bytes: () => withPart(SHEET_PART, (xml) => new Uint8Array(gzipSync(xml))),
    outcome: refused("file/damaged", SHEET_PART),
  },
  {
    name: "xml-other-vocabulary",
    tries: "The elements of the sheet have the standard names, but belong to another XML namespace.",
    bytes: () => withPart(SHEET_PART, (xml) => xml.replaceAll("worksheet", "x:worksheet")),
    outcome: refused("file/damaged", "is no worksheet"),
  },
  {
    name: "xml-other-vocabulary-of-a-cell",
    tries: "A cell has the standard name, but belongs to another XML namespace.",
    bytes: () => withPart(SHEET_PART, (xml) => xml.replace("<c ", '<c xmlns="urn:other" ')),
    outcome: refused("file/damaged", 'elements of another namespace, "urn:other"'),
  },
  {
    name: "xml-other-prefix-of-a-cell",
    tries: "A cell has a different prefix, so a search for the standard name does not find the cell.",
    bytes: () =>
      withPart(SHEET_PART, (xml) =>
        xml.replace(ROW, `<row r="1"><x:c xmlns:x="${MAIN_NAMESPACE}" r="A1"><x:v>7</x:v></x:c></row>`),
      ),
    outcome: read("like any other cell of the standard namespace", { "Sheet1!A1": "7" }),
  },
  {
    name: "xml-alternate-content",
    tries: "A cell is in two branches for different programs, with different values.",
    bytes: () =>
      withPart(SHEET_PART, (xml) =>
        xml.replace(
          ROW,
          `<row r="1"><mc:AlternateContent xmlns:mc="${MARKUP_COMPATIBILITY}" xmlns:o="urn:other">` +
            '<mc:Choice Requires="o"><c r="A1"><v>1</v></c></mc:Choice><mc:Fallback><c r="A1"><v>2</v></c></mc:Fallback>' +
            "</mc:AlternateContent></row>",
        ),
      ),
    outcome: read("from the branch that the standard selects", { "Sheet1!A1": "2" }),
  },
  {
    name: "xml-must-be-understood",
    tries: "A sheet requires every program to understand an unknown XML namespace.",
    bytes: () =>
      withPart(SHEET_PART, (xml) =>
        xml.replace(
          "<worksheet ",
          `<worksheet xmlns:mc="${MARKUP_COMPATIBILITY}" xmlns:o="urn:other" mc:MustUnderstand="o" `,
        ),
      ),
    outcome: refused("file/damaged", "which must be understood"),
  },
  {
    name: "xml-cut-off",
    tries: "A sheet ends in the middle of a row. The zip itself is intact.",
    bytes: () => withPart(SHEET_PART, (xml) => xml.slice(0, xml.indexOf("</row>"))),
    outcome: refused("file/damaged", `an end in the middle in ${SHEET_PART}`),
  },
  {
    name: "xml-instructions",
    tries: "Before the sheet are XML instructions to transform the sheet and to run a command.",
    bytes: () =>
      withPart(
        SHEET_PART,
        before("<worksheet", '<?xml-stylesheet href="http://127.0.0.1:9/x.xsl"?><?php system("id") ?>'),
      ),
    outcome: read("without following the instructions", { "Sheet1!A1": "1" }),
  },
];

/** Letters in an order that compresses no better than a common sheet; the same in every run. */
function unpackable(length: number): string {
  let state = 1;
  let letters = "";
  for (let index = 0; index < length; index++) {
    state = (state * 48_271) % 2_147_483_647;
    letters += "acgt".charAt(state % 4);
  }
  return letters;
}
