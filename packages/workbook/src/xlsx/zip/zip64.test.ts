import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../../test/testing/runs.js";
import { plainCells, read, readBad, readGood } from "../../../testing/read.js";
import { sampleWorkbook } from "../../../testing/sample-workbook.js";
import { buildWorkbook } from "../../../testing/workbook-builder.js";
import { toZip64, type Zip64File, zip64Field } from "../../../testing/zip64-builder.js";

const savedFile = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`../../../testing/files/${name}`, import.meta.url)));

const everything = (bytes: Uint8Array) => {
  const workbook = readGood(bytes);
  const { definedNames, customProperties, date1904 } = workbook;
  const formats = workbook.sheets.map((sheet) => [...sheet.cells()].map((cell) => workbook.numberFormat(cell)));
  return { cells: plainCells(workbook), formats, definedNames, customProperties, date1904 };
};

describe("a workbook in a zip with 64-bit numbers has the same cells as in a plain one:", () => {
  test.each([
    ["Info-ZIP", "libreoffice"],
    ["Python", "openpyxl"],
  ])("packed by %s", async (_program, name) => {
    const [plain, zip64] = [await savedFile(`${name}.xlsx`), await savedFile(`${name}-zip64.xlsx`)];
    expect(zip64).not.toEqual(plain);
    expect(everything(zip64)).toEqual(everything(plain));
  });

  test.each<[where: string, file: (file: Zip64File) => void]>([
    ["everywhere", () => undefined],
    [
      "for the size inflated only",
      (file) => {
        Object.assign(file.record, { packedBytes: file.realPackedBytes, offset: file.realOffset });
        file.recordExtra = zip64Field(file.realInflatedBytes);
      },
    ],
    [
      "for the offset only",
      (file) => {
        Object.assign(file.record, { packedBytes: file.realPackedBytes, inflatedBytes: file.realInflatedBytes });
        file.recordExtra = zip64Field(file.realOffset);
      },
    ],
    [
      "beside 32-bit numbers that say the same",
      (file) => {
        const sizes = { packedBytes: file.realPackedBytes, inflatedBytes: file.realInflatedBytes };
        Object.assign(file.record, sizes, { offset: file.realOffset });
        Object.assign(file.local, sizes);
      },
    ],
    [
      "before the files only",
      (file) => {
        const { realPackedBytes: packedBytes, realInflatedBytes: inflatedBytes, realOffset: offset } = file;
        Object.assign(file.record, { packedBytes, inflatedBytes, offset });
        file.recordExtra = new Uint8Array();
      },
    ],
    [
      "reserved in fields of zeros, although no number is all ones, as by Apple Numbers",
      (file) => {
        const { realPackedBytes: packedBytes, realInflatedBytes: inflatedBytes, realOffset: offset } = file;
        Object.assign(file.record, { packedBytes, inflatedBytes, offset });
        Object.assign(file.local, { packedBytes, inflatedBytes });
        file.recordExtra = zip64Field(0, 0, 0);
        file.localExtra = zip64Field(0, 0);
      },
    ],
    [
      "for the number of the piece too",
      (file) => {
        const field = Buffer.from([...file.recordExtra, 0, 0, 0, 0]);
        field.writeUInt16LE(28, 2);
        file.record.piece = 0xffff;
        file.recordExtra = field;
      },
    ],
    [
      "behind a field of another kind",
      (file) => {
        const timestamp = [0x55, 0x54, 5, 0, 3, 0, 0xa6, 0xce, 0x12];
        file.recordExtra = new Uint8Array([...timestamp, ...file.recordExtra]);
        file.localExtra = new Uint8Array([...timestamp, ...file.localExtra]);
      },
    ],
  ])("with them %s", async (_where, file) => {
    const plain = new Uint8Array(await sampleWorkbook().xlsx.writeBuffer());
    expect(everything(toZip64(plain, { file }))).toEqual(everything(plain));
  });

  test("with an end record that repeats small numbers in 32 bits", () => {
    const plain = buildWorkbook();
    const end = Buffer.from(plain.subarray(plain.length - 22));
    const zip64 = toZip64(plain, {
      ends: ({ plain: written }) => {
        written.writeUInt16LE(end.readUInt16LE(8), 8);
        written.writeUInt16LE(end.readUInt16LE(10), 10);
      },
    });
    expect(everything(zip64)).toEqual(everything(plain));
  });
});

describe("a zip with 64-bit numbers", () => {
  test("keeps to the limits of any zip", () => {
    const zip64 = toZip64(buildWorkbook());
    expect(readBad(zip64, { limits: { maxEntries: 2 } }).name).toBe("file/too-many-entries");
    expect(readBad(zip64, { limits: { maxInflatedBytes: 100 } }).name).toBe("file/inflates-too-large");
  });

  test("with bytes before or after it is damaged", () => {
    const zip64 = toZip64(buildWorkbook());
    expect(readBad(new Uint8Array([...zip64, 0])).name).toBe("file/damaged");
    expect(readBad(new Uint8Array([0x50, 0x4b, 3, 4, ...zip64])).name).toBe("file/damaged");
  });

  test("with changed bytes is read or refused, and never throws", async () => {
    const saved = [await savedFile("libreoffice-zip64.xlsx"), toZip64(buildWorkbook())];
    const change = fc.record({ fromEnd: fc.nat(1_500), byte: fc.nat(255) });
    fc.assert(
      fc.property(fc.constantFrom(...saved), fc.array(change, { minLength: 1, maxLength: 6 }), (bytes, changes) => {
        const changed = bytes.slice();
        // These bytes hold the numbers of the directory and the end records.
        for (const { fromEnd, byte } of changes) changed[Math.max(0, changed.length - 1 - fromEnd)] = byte;
        const result = read(changed);
        if (result.ok) plainCells(result.workbook);
        else expect(result.finding.code).toMatch(/^EPB-FILE-\d{3}$/);
      }),
      { numRuns: runs(1_000) },
    );
  });

  test("cut anywhere is refused", () => {
    const zip64 = toZip64(buildWorkbook());
    for (let length = 0; length < zip64.length; length++) expect(read(zip64.subarray(0, length)).ok).toBe(false);
  });
});
