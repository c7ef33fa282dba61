import fc from "fast-check";
import { expect, test } from "vitest";
import { readGood } from "../../testing/read.js";
import { buildWorkbook } from "../../testing/workbook-builder.js";

const ROWS =
  `<row r="2"><c r="B2"><v>1</v></c><c r="D2"><v>2</v></c></row><row r="3"><c r="A3"/></row>` +
  `<row r="4"><c r="A4"><v>3</v></c></row><row r="9"><c r="C9"><v>4</v></c></row>`;
const sheet = readGood(buildWorkbook({ sheets: { S: ROWS } })).sheet("S");

const addressesOfRow = (row: number) => sheet?.cellsOfRow(row).map(({ address }) => address);

test("the cells of a row are the same in whatever order rows are asked for", () => {
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

test("a sheet that was not read has none", () => {
  const unread = readGood(buildWorkbook({ sheets: { S: ROWS } }), { wantsSheet: () => false }).sheet("S");
  expect(unread?.cellsOfRow(2)).toEqual([]);
  expect([...(unread?.cells() ?? [])]).toEqual([]);
});
