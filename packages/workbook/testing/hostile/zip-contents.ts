import { workbookFiles } from "../workbook-builder.js";
import { buildZip } from "../zip-builder.js";
import { type HostileFile, MEBIBYTE, refused } from "./hostile-file.js";
import { ROW, SHEET_PART, SMALL_PARTS, withFiles, withLie, withRows } from "./small-workbook.js";

/** Files of a zip whose size, content, or position differs from the directory. */
export const ZIP_CONTENTS: readonly HostileFile[] = [
  {
    name: "zip-bomb",
    tries: "An image of a few kilobytes inflates to a thousand times its size.",
    bytes: () => withFiles({ name: "xl/media/image1.png", data: new Uint8Array(64 * MEBIBYTE) }),
    outcome: refused("file/compression-ratio", "xl/media/image1.png"),
  },
  {
    name: "zip-bomb-in-a-sheet",
    tries: "A sheet of empty rows inflates to a thousand times its size.",
    bytes: () => withRows(ROW + "<row/>".repeat(2_000_000)),
    outcome: refused("file/compression-ratio", SHEET_PART),
  },
  {
    name: "zip-of-little-bombs",
    tries:
      "Three hundred files, each just small enough that the limit on the compression ratio does not apply, inflate to 300 MiB together.",
    bytes: () => {
      const data = new Uint8Array(MEBIBYTE);
      return withFiles(...Array.from({ length: 300 }, (_, index) => ({ name: `xl/media/${index}.bin`, data })));
    },
    outcome: refused("file/inflates-too-large"),
  },
  {
    name: "zip-in-a-zip-bomb",
    tries: "The zip contains another zip of bombs. A reader that unpacks every zip would unpack the bombs.",
    bytes: () => {
      const data = new Uint8Array(MEBIBYTE);
      const bombs = buildZip(Array.from({ length: 100 }, (_, index) => ({ name: `${index}.bin`, data })));
      return buildZip([{ name: "inner.xlsx", data: bombs }]);
    },
    outcome: refused("file/not-a-spreadsheet", "a zip with inner.xlsx in it"),
  },
  {
    name: "zip-overlapping-entries",
    tries: "One file lies inside another, so that the same bytes are inflated many times.",
    bytes: () => {
      const inner = { name: "inner", data: "abc", isStored: true };
      const innerBytes = buildZip([inner]).subarray(0, 30 + "innerabc".length);
      const outer = { name: "outer", data: innerBytes, isStored: true };
      return buildZip([outer, ...workbookFiles(SMALL_PARTS), { ...inner, headerOffset: 30 + "outer".length }]);
    },
    outcome: refused("file/damaged", "inner overlaps another file of the zip"),
  },
  {
    name: "zip-shared-data",
    tries: "Two hundred directory records point at one file.",
    bytes: () => {
      const kernel = { name: "kernel", data: new Uint8Array(MEBIBYTE - 1) };
      const others = Array.from({ length: 200 }, () => ({ ...kernel, headerOffset: 0 }));
      return buildZip([kernel, ...others.map((file, index) => ({ ...file, name: `k${index}` }))]);
    },
    outcome: refused("file/damaged", "is not where the zip's directory says"),
  },
  {
    name: "zip-declares-too-little",
    tries: "A sheet inflates to nine thousand times the size that the zip declares.",
    bytes: () => withLie(SHEET_PART, { data: " ".repeat(900_000), declaredBytes: 100 }),
    outcome: refused("file/size-mismatch", `${SHEET_PART} inflates to more`),
  },
  {
    name: "zip-declares-too-much",
    tries: "A sheet inflates to less than the zip declares.",
    bytes: () => withLie(SHEET_PART, { declaredBytes: 9_999 }),
    outcome: refused("file/size-mismatch", SHEET_PART),
  },
  {
    name: "zip-stored-size",
    tries: "The zip declares two different sizes for a file that it stores without compression.",
    bytes: () => withFiles({ name: "a.bin", data: "abc", isStored: true, declaredBytes: 3_000_000_000 }),
    outcome: refused("file/size-mismatch", "a.bin is stored in 3 bytes"),
  },
  {
    name: "zip-wrong-checksum",
    tries: "A sheet was changed after its checksum was taken.",
    bytes: () => withLie(SHEET_PART, { declaredCrc32: 1 }),
    outcome: refused("file/damaged", `${SHEET_PART} does not match its checksum`),
  },
  {
    name: "zip-broken-deflate",
    tries: "The packed bytes of a sheet are not in the deflate format.",
    bytes: () => withLie(SHEET_PART, { isStored: true, data: "\x07not deflate", declaredMethod: 8, declaredBytes: 99 }),
    outcome: refused("file/damaged", `${SHEET_PART} cannot be inflated`),
  },
  {
    name: "zip-unknown-compression",
    tries: "A file is packed with LZMA, which no spreadsheet uses.",
    bytes: () => withFiles({ name: "xl/media/a.bin", data: "abc", declaredMethod: 14 }),
    outcome: refused("file/damaged", "compression method 14"),
  },
  {
    name: "zip-encrypted-entries",
    tries: "The files of the zip are encrypted one by one.",
    bytes: () => buildZip(workbookFiles(SMALL_PARTS).map((file) => ({ ...file, flags: 1 }))),
    outcome: refused("file/password-protected", "a zip whose files are encrypted"),
  },
];
