import { buildWorkbook } from "../workbook-builder.js";
import { type HostileFile, refused } from "./hostile-file.js";
import { SMALL_PARTS } from "./small-workbook.js";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const SECTOR_BYTES = 512;
const DIRECTORY_RECORD_BYTES = 128;

/** A compound file reduced to the checked parts: its signature, and directory records with these names. */
function compoundFile(...names: readonly string[]): Uint8Array {
  const bytes = Buffer.alloc(8 * SECTOR_BYTES);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [index, name] of ["Root Entry", ...names].entries()) {
    bytes.write(name, SECTOR_BYTES + DIRECTORY_RECORD_BYTES * index, "utf16le");
  }
  return new Uint8Array(bytes);
}

/** Files of other kinds under the name of a workbook. */
export const OTHER_FORMATS: readonly HostileFile[] = [
  {
    name: "empty-file",
    tries: "The file is empty.",
    bytes: () => new Uint8Array(),
    outcome: refused("file/empty"),
  },
  {
    name: "one-byte",
    tries: "The file is one byte long.",
    bytes: () => utf8("P"),
    outcome: refused("file/plain-text"),
  },
  {
    name: "only-the-signature",
    tries: "The file contains only the first bytes of a zip.",
    bytes: () => utf8("PK\u0003\u0004"),
    outcome: refused("file/truncated"),
  },
  {
    name: "password-protected",
    tries: "The workbook is encrypted, in a compound file.",
    bytes: () => compoundFile("EncryptionInfo", "EncryptedPackage"),
    outcome: refused("file/password-protected"),
  },
  {
    name: "old-excel",
    tries: "A workbook in the old format (.xls) has the extension .xlsx.",
    bytes: () => compoundFile("Workbook"),
    outcome: refused("file/old-excel"),
    findingOfCommand: "file/damaged",
  },
  {
    name: "old-word",
    tries: "A compound file of another program has the name of a workbook.",
    bytes: () => compoundFile("WordDocument"),
    outcome: refused("file/not-a-spreadsheet"),
  },
  {
    name: "web-page",
    tries: "A web page with a script has the name of a workbook.",
    bytes: () => utf8('<html><script>fetch("http://127.0.0.1:9/")</script><table><tr><td>1</td></tr></table></html>'),
    outcome: refused("file/plain-text", "a web page"),
  },
  {
    name: "csv-with-formulas",
    tries: "Lines of text with formulas have the name of a workbook.",
    bytes: () => utf8("year,payment\n1,=cmd|'/C calc'!A0\n"),
    outcome: refused("file/plain-text", "lines of text, as in a CSV"),
  },
  {
    name: "pdf-and-zip",
    tries: "The file is a PDF document for one program and a workbook for another.",
    bytes: () => new Uint8Array([...utf8("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n"), ...buildWorkbook(SMALL_PARTS)]),
    outcome: refused("file/unknown-format", "a PDF document"),
  },
  {
    name: "program",
    tries: "A program has the name of a workbook.",
    bytes: () => new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, ...new Uint8Array(100)]),
    outcome: refused("file/unknown-format"),
  },
  {
    name: "escape-codes-as-a-file",
    tries: "The file is text with control sequences for the terminal.",
    bytes: () => utf8("\u001b]0;owned\u0007\u001b[2J"),
    outcome: refused("file/unknown-format"),
    neverPrinted: ["\u001b]0;", "\u001b[2J"],
  },
];
