import { buildWorkbook } from "../workbook-builder.js";
import { type HostileFile, read, refused } from "./hostile-file.js";
import { ROW, SMALL_PARTS, withPart } from "./small-workbook.js";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const WORKBOOK_LINKS = "xl/_rels/workbook.xml.rels";

const linkSheetTo = (target: string, mode = ""): Uint8Array =>
  withPart(WORKBOOK_LINKS, (xml) => xml.replace('Target="worksheets/sheet1.xml"', `Target="${target}"${mode}`));

const addLink =
  (id: string, kind: string, target: string, mode = "") =>
  (xml: string): string =>
    xml.replace(
      "</Relationships>",
      `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"${mode}/></Relationships>`,
    );

const EXTERNAL = ' TargetMode="External"';

/** Packages whose parts point outside, at each other, at themselves or twice. */
export const PACKAGE_LINKS: readonly HostileFile[] = [
  {
    name: "link-to-an-address",
    tries: "The link to a sheet is a URL on the internet.",
    bytes: () => linkSheetTo("http://127.0.0.1:9/sheet.xml", EXTERNAL),
    outcome: refused("file/damaged", "a sheet without a part"),
  },
  {
    name: "link-to-a-file",
    tries: "The link to a sheet leads to a file on the disk of the computer that reads the workbook.",
    bytes: () => linkSheetTo("file:///etc/passwd"),
    outcome: refused("file/damaged", "etc/passwd in the file"),
  },
  {
    name: "link-out-of-the-package",
    tries: "The link to a sheet leads to a folder above the package.",
    bytes: () => linkSheetTo("../../../../etc/passwd"),
    outcome: refused("file/damaged", "no etc/passwd in the file"),
  },
  {
    name: "links-to-other-workbooks",
    tries: "The workbook names sources of data on other computers.",
    bytes: () => withPart(WORKBOOK_LINKS, addLink("rIdX", "externalLink", "\\\\server\\share\\book.xlsx", EXTERNAL)),
    outcome: read("without the links to other workbooks", { "Sheet1!A1": "1" }),
  },
  {
    name: "link-to-itself",
    tries: "The workbook names itself as its only sheet.",
    bytes: () => linkSheetTo("workbook.xml"),
    outcome: refused("file/damaged", "xl/workbook.xml is no worksheet"),
  },
  {
    name: "link-in-a-circle",
    tries: "The package names the list of its own links as its document.",
    bytes: () => withPart("_rels/.rels", (xml) => xml.replace("xl/workbook.xml", "_rels/.rels")),
    outcome: refused("file/not-a-spreadsheet", "_rels/.rels is no workbook"),
  },
  {
    name: "links-from-a-sheet",
    tries: "A sheet links to itself, to the workbook, and to a URL.",
    bytes: () =>
      buildWorkbook({
        ...SMALL_PARTS,
        extraFiles: [
          {
            name: "xl/worksheets/_rels/sheet1.xml.rels",
            data: addLink(
              "a",
              "worksheet",
              "sheet1.xml",
            )(addLink("b", "image", "http://127.0.0.1:9/", EXTERNAL)(NO_LINKS)),
          },
        ],
      }),
    outcome: read("without following the links of a sheet", { "Sheet1!A1": "1" }),
  },
  {
    name: "one-part-for-a-thousand-sheets",
    tries: "A thousand sheets refer to one part of 1 MiB. A reader could inflate and keep this part a thousand times.",
    bytes: () =>
      buildWorkbook({
        ...SMALL_PARTS,
        sheets: new Map(Array.from({ length: 1_000 }, (_, index) => [`S${index}`, index === 0 ? LONG_ROW : ""])),
        edit: (_name, xml) => xml.replace(/worksheets\/sheet\d+\.xml/g, "worksheets/sheet1.xml"),
      }),
    outcome: refused("file/damaged", "two sheets of one part"),
  },
  {
    name: "two-workbooks-in-one",
    tries: "The package has two documents. Programs show different documents.",
    bytes: () =>
      buildWorkbook({
        ...SMALL_PARTS,
        extraFiles: [{ name: "xl/other.xml", data: "<workbook/>" }],
        edit: (name, xml) => (name === "_rels/.rels" ? addLink("rId9", "officeDocument", "xl/other.xml")(xml) : xml),
      }),
    outcome: refused("file/damaged", "two documents in one package"),
  },
  {
    name: "two-links-of-one-name",
    tries: "Two links have the same name and lead to different sheets. Programs show different sheets.",
    bytes: () => withPart(WORKBOOK_LINKS, addLink("rId1", "worksheet", "worksheets/sheet2.xml")),
    outcome: refused("file/damaged", 'two links named "rId1"'),
  },
  {
    name: "sheets-of-one-name",
    tries: "The names of two sheets differ only in uppercase and lowercase letters.",
    bytes: () => buildWorkbook({ ...SMALL_PARTS, sheets: { Inputs: ROW, INPUTS: ROW } }),
    outcome: refused("file/damaged", 'two sheets named "INPUTS"'),
  },
  {
    name: "sheets-without-end",
    tries: "The workbook has five thousand sheets, which all refer to one part.",
    bytes: () =>
      withPart("xl/workbook.xml", (xml) =>
        xml.replace(
          "</sheets>",
          `${Array.from({ length: 5_000 }, (_, at) => `<sheet name="S${at}" r:id="rId1"/>`).join("")}</sheets>`,
        ),
      ),
    outcome: refused("file/too-many-sheets"),
  },
  {
    name: "sheet-name-very-long",
    tries: "The name of a sheet has 900,000 characters. Every finding would repeat the name.",
    bytes: () => withPart("xl/workbook.xml", (xml) => xml.replace('name="Sheet1"', `name="${"n".repeat(900_000)}"`)),
    outcome: refused("file/markup-too-long", "a sheet name of 900000 characters"),
  },
  {
    name: "names-without-end",
    tries: "The workbook has thirty thousand defined names.",
    bytes: () =>
      withPart("xl/workbook.xml", (xml) =>
        xml.replace(
          "</sheets>",
          `</sheets><definedNames>${Array.from({ length: 30_000 }, (_, at) => `<definedName name="n${at}">1</definedName>`).join("")}</definedNames>`,
        ),
      ),
    outcome: refused("file/too-many-defined-names"),
  },
  {
    name: "names-of-javascript",
    tries: "Sheets, defined names and properties are called __proto__, constructor and toString.",
    bytes: () =>
      buildWorkbook({
        ...SMALL_PARTS,
        sheets: new Map(OWN_NAMES.map((name) => [name, ROW])),
        afterSheets: `<definedNames>${OWN_NAMES.map((name) => `<definedName name="${name}">${name}!$A$1:$XFD$1048576</definedName>`).join("")}</definedNames>`,
        customProperties: OWN_NAMES.map((name) => `<property name="${name}"><vt:lpwstr>x</vt:lpwstr></property>`).join(
          "",
        ),
      }),
    outcome: read("like any other names", { "__proto__!A1": "1", "constructor!A1": "1", "toString!A1": "1" }),
  },
  {
    name: "macros-behind-xlsx",
    tries: "A workbook with macros has the file extension of a workbook without macros.",
    bytes: () =>
      buildWorkbook({
        ...SMALL_PARTS,
        extraFiles: [{ name: "xl/vbaProject.bin", data: 'Sub Auto_Open()\nShell "calc"\nEnd Sub' }],
        edit: (name, xml) => (name === WORKBOOK_LINKS ? addLink("rIdM", "vbaProject", "vbaProject.bin")(xml) : xml),
      }),
    outcome: read("without the macros", { "Sheet1!A1": "1" }),
  },
];

const NO_LINKS = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';
const OWN_NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty"];
const LONG_ROW = `<row r="1"><c r="A1" t="str"><v>${"x".repeat(900_000)}</v></c></row>`;
