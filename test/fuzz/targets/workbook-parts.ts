import { readFileSync } from "node:fs";
import { packageContents } from "../../../packages/workbook/testing/package-contents.js";
import { buildZip } from "../../../packages/workbook/testing/zip-builder.js";
import type { FuzzTarget } from "../fuzz-target.js";
import { readAsUploaded } from "./read-as-uploaded.js";

const WORKBOOK = new URL("../../../fixtures/workbooks/school-district.xlsx", import.meta.url);

/** Separates the name of a part from its XML, as in `xl/styles.xml\n<styleSheet …`. */
const AFTER_NAME = "\n";

/** Larger parts leave too little time for others. */
const LARGEST_PART_BYTES = 40_000;

let parts: ReadonlyMap<string, Uint8Array> | undefined;
const partsOfWorkbook = (): ReadonlyMap<string, Uint8Array> => (parts ??= packageContents(readFileSync(WORKBOOK)));

/** A good workbook with another text in one of its parts. The input names the part in its first line. */
export const workbookParts: FuzzTarget = {
  name: "workbook-parts",
  seeds: () =>
    [...partsOfWorkbook()]
      .filter(([name, xml]) => /\.(?:xml|rels)$/.test(name) && xml.length <= LARGEST_PART_BYTES)
      .map(([name, xml]) => Buffer.from(`${name}${AFTER_NAME}${Buffer.from(xml).toString()}`)),
  tokens: [
    '<c r="A1">',
    '<c r="XFE1"><v>1</v></c>',
    '<c r="J9" t="s"><v>99999999</v></c>',
    '<c r="J9" t="str"><v> 612 000 </v></c>',
    '<c r="J9" t="e"><v>#DIV/0!</v></c>',
    '<c r="J9"><f>J9</f><v>0</v></c>',
    '<c r="J9" t="inlineStr"><is><t>x</t></is></c>',
    '<row r="9">',
    '<row r="0">',
    "</row>",
    "</sheetData>",
    "<![CDATA[",
    "]]>",
    "<!--",
    "-->",
    "<?x ?>",
    "&amp;",
    "&#x0;",
    "&#xD800;",
    "&undeclared;",
    'xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"',
    "<x:c",
    "<mc:AlternateContent>",
    '<mergeCell ref="A1:XFD1048576"/>',
    '<definedName name="x">Summary!$A$1</definedName>',
    'Target="../../../etc/passwd"',
    'date1904="1"',
    'hidden="1"',
    "-0",
    "1e-400",
    "\u0000",
    "\ufeff",
  ],
  run: (input) => {
    const end = input.indexOf(AFTER_NAME.charCodeAt(0));
    const name = Buffer.from(input.subarray(0, end)).toString();
    const others = [...partsOfWorkbook()].filter(([other]) => other !== name);
    const xml = { name, data: input.subarray(end + 1) };
    return readAsUploaded(buildZip([...others.map(([other, data]) => ({ name: other, data })), xml]));
  },
};
