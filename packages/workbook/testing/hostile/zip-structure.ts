import { buildWorkbook, workbookFiles } from "../workbook-builder.js";
import { buildZip } from "../zip-builder.js";
import { type HostileFile, MEBIBYTE, refused } from "./hostile-file.js";
import { SHEET_PART, SMALL_PARTS, withFiles, withLie } from "./small-workbook.js";

const END_RECORD_BYTES = 22;
const small = (): Uint8Array => buildWorkbook(SMALL_PARTS);

/** The end record of a small workbook's zip with a number of it changed. */
function withEndRecord(change: (end: Buffer) => void): Uint8Array {
  const bytes = Buffer.from(small());
  change(bytes.subarray(bytes.length - END_RECORD_BYTES));
  return new Uint8Array(bytes);
}

/** Zips with a wrong directory, wrong headers, or wrong end records. */
export const ZIP_STRUCTURE: readonly HostileFile[] = [
  {
    name: "zip-50000-entries",
    tries: "Fifty thousand empty files fill the directory.",
    bytes: () =>
      buildZip(Array.from({ length: 50_000 }, (_, index) => ({ name: `f${index}`, data: "", isStored: true }))),
    outcome: refused("file/too-many-entries", "50000 files inside the zip"),
    isLarge: true,
  },
  {
    name: "zip-declares-fewer-entries",
    tries: "The directory has more records than the zip counts.",
    bytes: () =>
      withEndRecord((end) => {
        end.writeUInt16LE(2, 8);
        end.writeUInt16LE(2, 10);
      }),
    outcome: refused("file/damaged", "a directory with more records than it declares"),
  },
  {
    name: "zip-declares-more-entries",
    tries: "The zip counts more files than its directory has.",
    bytes: () =>
      withEndRecord((end) => {
        end.writeUInt16LE(999, 8);
        end.writeUInt16LE(999, 10);
      }),
    outcome: refused("file/damaged", "no directory record for file"),
  },
  {
    name: "zip-in-several-pieces",
    tries: "The zip says that it begins on another disk.",
    bytes: () => withEndRecord((end) => end.writeUInt16LE(1, 4)),
    outcome: refused("file/damaged", "a zip in several pieces"),
  },
  {
    name: "zip-directory-elsewhere",
    tries: "The zip says that its directory is four billion bytes after the start of the file.",
    bytes: () => withEndRecord((end) => end.writeUInt32LE(0xfffffff0, 16)),
    outcome: refused("file/damaged", "bytes before its start"),
  },
  {
    name: "zip-truncated",
    tries: "The second half of the file is missing.",
    bytes: () => small().subarray(0, small().length >> 1),
    outcome: refused("file/truncated"),
  },
  {
    name: "zip-trailing-garbage",
    tries: "Bytes follow the end of the zip. Some programs read these bytes, and others do not.",
    bytes: () => new Uint8Array([...small(), ...new TextEncoder().encode("<script>alert(1)</script>")]),
    outcome: refused("file/damaged", "behind its end"),
  },
  {
    name: "zip-prepended-data",
    tries: "A second zip comes before the first. Programs that read from the front see another workbook.",
    bytes: () => new Uint8Array([...small(), ...small()]),
    outcome: refused("file/damaged", "bytes before its start"),
  },
  {
    name: "zip-end-record-in-a-comment",
    tries: "The comment of the zip holds a second end record, so that two directories can be found.",
    bytes: () => {
      const bytes = small();
      const zip = Buffer.from(bytes);
      zip.writeUInt16LE(END_RECORD_BYTES, zip.length - 2);
      return new Uint8Array([...zip, ...zip.subarray(zip.length - END_RECORD_BYTES)]);
    },
    outcome: refused("file/damaged", "missing between"),
  },
  {
    name: "zip-local-name-differs",
    tries: "The header before a file and the directory give the file different names.",
    bytes: () => withLie(SHEET_PART, { localName: "xl/worksheets/sheet2.xml" }),
    outcome: refused("file/damaged", `${SHEET_PART} is not where the zip's directory says`),
  },
  {
    name: "zip-local-size-differs",
    tries: "The header before a sheet and the directory declare different sizes and checksums.",
    bytes: () => withLie(SHEET_PART, { localCrc32: 1, localBytes: 12 }),
    outcome: refused("file/damaged", `${SHEET_PART} is not where the zip's directory says`),
  },
  {
    name: "zip-duplicate-names",
    tries: "The names of two files differ only in uppercase and lowercase letters. Programs read different files.",
    bytes: () => withFiles({ name: "XL/Worksheets/Sheet1.XML", data: "<worksheet/>" }),
    outcome: refused("file/duplicate-entry", "XL/Worksheets/Sheet1.XML"),
  },
  {
    name: "zip-empty",
    tries: "The zip contains no file.",
    bytes: () => buildZip([]),
    outcome: refused("file/not-a-spreadsheet", "an empty zip"),
  },
  {
    name: "zip-of-other-files",
    tries: "A zip of other files has the name of a workbook.",
    bytes: () => buildZip([{ name: "readme.txt", data: "x".repeat(MEBIBYTE / 16) }]),
    outcome: refused("file/not-a-spreadsheet", "a zip of other files"),
  },
  {
    name: "zip-without-the-workbook-part",
    tries: "The part that lists the sheets is missing.",
    bytes: () => buildZip(workbookFiles(SMALL_PARTS).filter(({ name }) => name !== "xl/workbook.xml")),
    outcome: refused("file/damaged", "no xl/workbook.xml in the file"),
  },
  {
    name: "zip-without-a-sheet-part",
    tries: "The file of a sheet is missing.",
    bytes: () => buildZip(workbookFiles(SMALL_PARTS).filter(({ name }) => name !== SHEET_PART)),
    outcome: refused("file/damaged", `no ${SHEET_PART} in the file`),
  },
];
