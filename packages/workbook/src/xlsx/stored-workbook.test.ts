import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readGood } from "../../testing/read.js";
import { buildWorkbook } from "../../testing/workbook-builder.js";
import { parseAddress } from "./cell-address.js";
import { cellNumber } from "./flat-workbook.js";

const ROWS =
  `<row r="2"><c r="B2"><v>1</v></c><c r="D2"><v>2</v></c></row><row r="3"><c r="A3"/></row>` +
  `<row r="4"><c r="A4"><v>3</v></c></row><row r="9"><c r="C9"><v>4</v></c></row>`;
const sheet = readGood(buildWorkbook({ sheets: { S: ROWS } })).sheet("S");

const addressesOfRow = (row: number) => sheet?.cellsOfRow(row).map(({ address }) => address);

test("the cells of a row are the same for any order of the calls", () => {
  const expected = new Map([
    [2, ["B2", "D2"]],
    [4, ["A4"]],
    [9, ["C9"]],
  ]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 11 })), (rows) => {
      for (const row of rows) expect(addressesOfRow(row)).toEqual(expected.get(row) ?? []);
    }),
  );
});

test.each([
  [undefined, ["B2", "D2", "A4", "C9"]],
  [1, ["B2", "D2", "A4", "C9"]],
  [3, ["A4", "C9"]],
  [4, ["A4", "C9"]],
  [10, []],
])("the cells from row %j on are %j", (row, addresses) => {
  expect([...(sheet?.cells(row) ?? [])].map(({ address }) => address)).toEqual(addresses);
});

describe("the number in a cell", () => {
  const cells = [
    '<c r="A1"><v>12</v></c><c r="B1"><f>1/3</f><v>0.33333333333333331</v></c>',
    '<c r="C1"><v>-1.5E-3</v></c><c r="D1" t="str"><f>A1</f><v>12</v></c><c r="E1"><f>A1</f></c>',
    '<c r="F1" t="b"><v>1</v></c><c r="G1"><v>0.1234567890123456789</v></c><c r="H1"><v>&#49;2</v></c>',
  ].join("");
  const rows = Array.from(
    { length: 40 },
    (_, row) => `<row r="${row + 1}">${cells.replaceAll('1"', `${row + 1}"`)}</row>`,
  );
  const numbers = readGood(buildWorkbook({ sheets: { S: rows.join("") } })).sheet("S");

  test("is the float of its value, for any order of the calls", () => {
    const places = fc.array(fc.tuple(fc.integer({ min: 0, max: 42 }), fc.integer({ min: 0, max: 10 })));
    const columns = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 9 }));
    const downColumns = columns.map(([first, column]) =>
      Array.from({ length: 12 }, (_, row): [number, number] => [first + row, column]),
    );
    fc.assert(
      fc.property(fc.oneof(places, downColumns), (asked) => {
        for (const [row, column] of asked) {
          expect(numbers?.numberAt(row, column)).toBe(cellNumber(numbers?.cellAt(row, column)));
        }
      }),
    );
  });

  test("is none where there is none", () => {
    const none = ["D2", "E2", "F2", "I2", "A50"].map(parseAddress);
    for (const place of none) expect(numbers?.numberAt(place?.row ?? 0, place?.column ?? 0)).toBeNaN();
    expect(numbers?.numberAt(2, 2)).toBe(0.333333333333333);
  });
});

test("a sheet that was not read has none", () => {
  const unread = readGood(buildWorkbook({ sheets: { S: ROWS } }), { wantsSheet: () => false }).sheet("S");
  expect(unread?.cellsOfRow(2)).toEqual([]);
  expect([...(unread?.cells() ?? [])]).toEqual([]);
  expect(unread?.numberAt(2, 2)).toBeNaN();
});
