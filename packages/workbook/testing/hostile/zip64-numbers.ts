import { buildWorkbook, workbookFiles } from "../workbook-builder.js";
import { buildZip } from "../zip-builder.js";
import { toZip64, type Zip64Ends, type Zip64File, zip64Field } from "../zip64-builder.js";
import { type HostileFile, MEBIBYTE, read, refused } from "./hostile-file.js";
import { ROW, SHEET_PART, SMALL_PARTS, withFiles, withLie, withPart, withRows } from "./small-workbook.js";

const LARGEST = 0xffff_ffff_ffff_ffffn;
const FOUR_GIBIBYTES = 0x1_0000_0000;

const small = (): Uint8Array => buildWorkbook(SMALL_PARTS);

const withEnds = (ends: (ends: Zip64Ends) => void): (() => Uint8Array) => {
  return () => toZip64(small(), { ends });
};

/** A small workbook with 64-bit numbers and a lie about its sheet. */
const aboutSheet = (lie: (file: Zip64File) => void): (() => Uint8Array) => {
  return () => toZip64(small(), { file: (file) => file.name === SHEET_PART && lie(file) });
};

/** Zips whose 64-bit numbers are wrong, contradict the 32-bit numbers, or hide an attack of the other chapters. */
export const ZIP64_NUMBERS: readonly HostileFile[] = [
  {
    name: "zip64-lies",
    tries: "A directory record refers to 64-bit sizes that are missing.",
    bytes: () => withLie(SHEET_PART, { declaredBytes: 0xffffffff }),
    outcome: refused("file/damaged", "64-bit numbers that are not there"),
  },
  {
    name: "zip64-end-lies",
    tries: "The zip says that its 64-bit end record is after the end of the file.",
    bytes: withEnds(({ locator }) => locator.writeBigUInt64LE(LARGEST, 8)),
    outcome: refused("file/damaged", "64-bit end record is not where"),
  },
  {
    name: "zip64-end-inside-a-file",
    tries:
      "The zip says that its 64-bit end record is inside a picture. The picture contains an end record for another directory.",
    bytes: () => {
      const files = [...workbookFiles(SMALL_PARTS), { name: "xl/media/a.bin", data: "picture", isStored: true }];
      const { record } = endsOf(small());
      const inner = { name: "xl/media/b.bin", data: record, isStored: true };
      const zip = buildZip([inner, ...files]);
      const recordAt = Buffer.from(toZip64(zip)).indexOf(record);
      return toZip64(zip, { ends: ({ locator }) => locator.writeBigUInt64LE(BigInt(recordAt), 8) });
    },
    outcome: refused("file/damaged", "64-bit end record is not where"),
  },
  {
    name: "zip64-end-is-none",
    tries: "Other bytes replace the 64-bit end record.",
    bytes: withEnds(({ record }) => record.fill(0x20)),
    outcome: refused("file/damaged", "64-bit end record is not where"),
  },
  {
    name: "zip64-end-of-any-size",
    tries: "The 64-bit end record declares a length larger than any disk.",
    bytes: withEnds(({ record }) => record.writeBigUInt64LE(LARGEST, 4)),
    outcome: refused("file/damaged", "64-bit end record of another size"),
  },
  {
    name: "zip64-in-several-pieces",
    tries: "The 64-bit end record says that the zip begins on another disk.",
    bytes: withEnds(({ record }) => record.writeUInt32LE(1, 20)),
    outcome: refused("file/damaged", "a zip in several pieces"),
  },
  {
    name: "zip64-entries-without-end",
    tries: "The zip says that it has four billion files.",
    bytes: withEnds(({ record }) => {
      record.writeBigUInt64LE(0xffffffffn, 24);
      record.writeBigUInt64LE(0xffffffffn, 32);
    }),
    outcome: refused("file/too-many-entries", "4294967295 files"),
  },
  {
    name: "zip64-entries-beyond-numbers",
    tries: "The zip says that it has more files than a program can count exactly (2^53).",
    bytes: withEnds(({ record }) => {
      record.writeBigUInt64LE(LARGEST, 24);
      record.writeBigUInt64LE(LARGEST, 32);
    }),
    outcome: refused("file/damaged", "a number that no file reaches"),
  },
  {
    name: "zip64-two-counts",
    tries: "The two end records declare different numbers of files. Programs read different numbers of files.",
    bytes: withEnds(({ plain }) => {
      plain.writeUInt16LE(2, 8);
      plain.writeUInt16LE(2, 10);
    }),
    outcome: refused("file/damaged", "two ends that contradict each other"),
  },
  {
    name: "zip64-two-directories",
    tries: "The two end records name different directories. Programs read different workbooks.",
    bytes: () => {
      const plain = withFiles({ name: "xl/other.xml", data: small(), isStored: true });
      return toZip64(plain, { ends: (ends) => ends.plain.writeUInt32LE(40, 16) });
    },
    outcome: refused("file/damaged", "two ends that contradict each other"),
  },
  {
    name: "zip64-directory-elsewhere",
    tries: "The zip says that its directory starts at a position beyond the size of any disk.",
    bytes: withEnds(({ record }) => record.writeBigUInt64LE(0x1f_ffff_ffff_fff0n, 48)),
    outcome: refused("file/damaged", "bytes before its start"),
  },
  {
    name: "zip64-bomb",
    tries: "An image of a few kilobytes inflates to a thousand times its size, in a zip with 64-bit sizes.",
    bytes: () => toZip64(withFiles({ name: "xl/media/image1.png", data: new Uint8Array(64 * MEBIBYTE) })),
    outcome: refused("file/compression-ratio", "xl/media/image1.png"),
  },
  {
    name: "zip64-declares-too-little",
    tries: "A sheet inflates to nine thousand times the 64-bit size that the zip declares.",
    bytes: () => toZip64(withLie(SHEET_PART, { data: " ".repeat(900_000), declaredBytes: 100 })),
    outcome: refused("file/size-mismatch", `${SHEET_PART} inflates to more`),
  },
  {
    name: "zip64-size-wraps-around",
    tries:
      "The declared sizes of a sheet are 4 GiB too large. A reader of 32-bit sizes does not notice this difference.",
    bytes: aboutSheet((file) => {
      const { realInflatedBytes, realPackedBytes, realOffset } = file;
      const sizes = [realInflatedBytes + FOUR_GIBIBYTES, realPackedBytes + FOUR_GIBIBYTES];
      file.recordExtra = zip64Field(...sizes, realOffset);
      file.localExtra = zip64Field(...sizes);
    }),
    outcome: refused("file/inflates-too-large"),
  },
  {
    name: "zip64-size-beyond-numbers",
    tries: "The declared size of a sheet is larger than a program can represent exactly (2^53).",
    bytes: aboutSheet((file) => {
      file.recordExtra = zip64Field(LARGEST, file.realPackedBytes, file.realOffset);
    }),
    outcome: refused("file/damaged", "a number that no file reaches"),
  },
  {
    name: "zip64-offset-outside",
    tries: "The zip says that a sheet starts far after the end of the file.",
    bytes: aboutSheet((file) => {
      file.recordExtra = zip64Field(file.realInflatedBytes, file.realPackedBytes, file.realOffset + FOUR_GIBIBYTES);
    }),
    outcome: refused("file/damaged", `${SHEET_PART} is not where the zip's directory says`),
  },
  {
    name: "zip64-data-over-the-directory",
    tries: "The zip says that the packed bytes of a sheet extend over the directory to the end of the file.",
    bytes: () => {
      const length = small().length;
      return toZip64(small(), {
        file: (file) => {
          if (file.name !== "xl/styles.xml") return;
          file.recordExtra = zip64Field(file.realInflatedBytes, length - file.realOffset, file.realOffset);
          file.localExtra = zip64Field(file.realInflatedBytes, length - file.realOffset);
        },
      });
    },
    outcome: refused("file/damaged", "xl/styles.xml is not where the zip's directory says"),
  },
  {
    name: "zip64-two-sizes",
    tries: "A sheet has different sizes in 32 bits and in 64 bits. Programs read different numbers of bytes.",
    bytes: aboutSheet((file) => {
      file.record.inflatedBytes = 12;
    }),
    outcome: refused("file/damaged", "numbers of 32 and 64 bits that contradict each other"),
  },
  {
    name: "zip64-numbers-cut-off",
    tries: "A directory record refers to three 64-bit numbers, but its field contains only one and a half.",
    bytes: aboutSheet((file) => {
      const field = Buffer.from(zip64Field(file.realInflatedBytes, file.realPackedBytes).subarray(0, 16));
      field.writeUInt16LE(12, 2);
      file.recordExtra = field;
    }),
    outcome: refused("file/damaged", "64-bit numbers that are cut off"),
  },
  {
    name: "zip64-field-without-end",
    tries: "A field of 64-bit numbers declares a length that extends into the next directory record.",
    bytes: aboutSheet((file) => {
      const field = Buffer.from(zip64Field(file.realInflatedBytes, file.realPackedBytes, file.realOffset));
      field.writeUInt16LE(0xffff, 2);
      file.recordExtra = field;
    }),
    outcome: refused("file/damaged", "64-bit numbers that are cut off"),
  },
  {
    name: "zip64-two-fields",
    tries: "A directory record has two fields of 64-bit numbers. Programs use different fields.",
    bytes: aboutSheet((file) => {
      file.recordExtra = new Uint8Array([...file.recordExtra, ...zip64Field(1, 2, 3)]);
    }),
    outcome: refused("file/damaged", "two fields of 64-bit numbers"),
  },
  {
    name: "zip64-too-many-numbers",
    tries: "A field of 64-bit numbers contains more numbers than the format defines for a file.",
    bytes: aboutSheet((file) => {
      file.recordExtra = zip64Field(file.realInflatedBytes, file.realPackedBytes, file.realOffset, 0, 0, 0);
    }),
    outcome: refused("file/damaged", "more 64-bit numbers than there are"),
  },
  {
    name: "zip64-sheet-in-another-piece",
    tries: "A directory record says that its sheet lies on another disk.",
    bytes: aboutSheet((file) => {
      file.record.piece = 3;
    }),
    outcome: refused("file/damaged", "a zip in several pieces"),
  },
  {
    name: "zip64-local-size-differs",
    tries: "The header before a sheet and the directory declare different 64-bit sizes.",
    bytes: aboutSheet((file) => {
      file.localExtra = zip64Field(12, file.realPackedBytes);
    }),
    outcome: refused("file/damaged", `${SHEET_PART} is not where the zip's directory says`),
  },
  {
    name: "zip64-local-size-missing",
    tries: "The header before a sheet refers to 64-bit sizes that are missing.",
    bytes: aboutSheet((file) => {
      file.localExtra = new Uint8Array();
    }),
    outcome: refused("file/damaged", `${SHEET_PART} is not where the zip's directory says`),
  },
  {
    name: "zip64-entities-in-sheet",
    tries: "A sheet of a zip with 64-bit sizes contains entities that expand to a billion copies.",
    bytes: () =>
      toZip64(
        withPart(SHEET_PART, (xml) =>
          xml.replace("?>\n", '?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>'),
        ),
      ),
    outcome: refused("file/document-type", SHEET_PART),
  },
  {
    name: "zip64-merge-over-the-whole-sheet",
    tries: "One merged range covers all 17 billion cells, in a zip with 64-bit sizes.",
    bytes: () => toZip64(withRows(ROW, '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>')),
    outcome: read("as four numbers (first and last row and column), without a pass over the cells", {
      "Sheet1!A1": "1",
    }),
  },
];

/** The records at the end of a zip as it becomes one of 64 bits. */
function endsOf(zip: Uint8Array): Zip64Ends {
  let found: Zip64Ends | undefined;
  toZip64(zip, {
    ends: (ends) => {
      found = ends;
    },
  });
  if (found === undefined) throw new Error("a zip has an end");
  return found;
}
