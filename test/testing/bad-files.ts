import { buildZip } from "../../packages/workbook/testing/zip-builder.js";
import { readWorkbookFixture } from "./workbook-file.js";

/** A file given instead of a workbook. */
export interface BadFile {
  readonly what: string;
  readonly fileName?: string;
  readonly bytes: () => Uint8Array;
  readonly code: string;
  /** Texts for a person: the found content and the next step. */
  readonly words: readonly string[];
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const SECTOR = 512;
const DIRECTORY_RECORD = 128;

/** Encrypted Office files are compound files with these two streams (MS-OFFCRYPTO 2.3.4). */
function encryptedWorkbook(): Uint8Array {
  const bytes = Buffer.alloc(8 * SECTOR);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [index, name] of ["Root Entry", "EncryptionInfo", "EncryptedPackage"].entries()) {
    bytes.write(name, SECTOR + DIRECTORY_RECORD * index, "utf16le");
  }
  return new Uint8Array(bytes);
}

function wordDocument(): Uint8Array {
  const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";
  return buildZip([
    {
      name: "[Content_Types].xml",
      data: `<Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    },
    {
      name: "_rels/.rels",
      data: `<Relationships><Relationship Id="a" Type="${office}" Target="word/document.xml"/></Relationships>`,
    },
    { name: "word/document.xml", data: "<document/>" },
  ]);
}

const cut = (part: number): Uint8Array => {
  const bytes = readWorkbookFixture("school-district.xlsx");
  return bytes.subarray(0, Math.floor(bytes.length * part));
};

/** The compressed texts begin with a block of the type that deflate reserves. */
function damaged(): Uint8Array {
  const bytes = Buffer.from(readWorkbookFixture("school-district.xlsx"));
  const name = "xl/sharedStrings.xml";
  const nameAt = bytes.indexOf(name);
  const extraLength = bytes.readUInt16LE(nameAt - 2);
  bytes.writeUInt8(0b111, nameAt + name.length + extraLength);
  return new Uint8Array(bytes);
}

export const BAD_FILES: readonly BadFile[] = [
  { what: "an empty file", bytes: () => new Uint8Array(), code: "EPB-FILE-001", words: ["The file is empty."] },
  {
    what: "a text named .xlsx",
    bytes: () => utf8("Remember the award date.\n"),
    code: "EPB-FILE-003",
    words: ["The file is text, not a workbook.", "found text", "A new file name does not change the format"],
  },
  {
    what: "a CSV named .xlsx",
    bytes: () => utf8("year,payment\n1,201207\n2,205977\n"),
    code: "EPB-FILE-003",
    words: ["found lines of text, as in a CSV"],
  },
  {
    what: "a workbook with a password",
    bytes: encryptedWorkbook,
    code: "EPB-FILE-007",
    words: ["The workbook is protected by a password.", "remove the password"],
  },
  {
    what: "a Word document",
    fileName: "project.docx",
    bytes: wordDocument,
    code: "EPB-FILE-008",
    words: ["The file is not a spreadsheet.", "found a Word document", "The file name ends in .xlsx"],
  },
  {
    what: "a picture",
    fileName: "project.png",
    bytes: () =>
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52]),
    code: "EPB-FILE-009",
    words: ["found a PNG picture", "Choose the workbook made from the template"],
  },
  {
    what: "a workbook cut in half",
    bytes: () => cut(0.5),
    code: "EPB-FILE-010",
    words: ["The end of the file is missing.", "The transfer stopped early"],
  },
  {
    what: "a workbook without its last bytes",
    bytes: () => cut(0.999),
    code: "EPB-FILE-010",
    words: ["The end of the file is missing.", "The transfer stopped early"],
  },
  {
    what: "a damaged workbook",
    bytes: damaged,
    code: "EPB-FILE-011",
    words: ["The file is damaged.", "let Excel repair the file"],
  },
];
