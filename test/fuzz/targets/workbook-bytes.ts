import { workbookFiles } from "../../../packages/workbook/testing/workbook-builder.js";
import { buildZip } from "../../../packages/workbook/testing/zip-builder.js";
import type { FuzzTarget } from "../fuzz-target.js";
import { readAsUploaded } from "./read-as-uploaded.js";

const CELLS = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>12.5</v></c></row>';

const files = workbookFiles({ sheets: { Summary: CELLS }, sharedStrings: "<si><t>Project name</t></si>" });

/** The bytes of a small file: a ZIP archive, or something else. */
export const workbookBytes: FuzzTarget = {
  name: "workbook-bytes",
  seeds: () => [
    buildZip(files),
    // Mutations of stored parts still reach the readers of XML.
    buildZip(files.map((file) => ({ ...file, isStored: true }))),
    Buffer.from("D0CF11E0A1B11AE1", "hex"),
    Buffer.from("file,year\nproject.xlsx,1\n"),
  ],
  tokens: [
    "PK\u0001\u0002",
    "PK\u0003\u0004",
    "PK\u0005\u0006",
    "PK\u0006\u0006",
    "xl/workbook.xml",
    "../",
    "\u0000\u0000",
  ],
  run: readAsUploaded,
};
