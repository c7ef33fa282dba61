import { describe, expect, test } from "vitest";
import { plainCells, readBad, readGood } from "../../testing/read.js";
import { buildWorkbook } from "../../testing/workbook-builder.js";

const ROWS =
  `<row r="1" spans="1:3" ht="15" x14ac:dyDescent="0.25"><c r="A1" s="1"/><c r="B1" t="s"><v>1</v></c><c r="C1"><v>-1.5</v></c></row>` +
  `<row r="2" spans="1:3"><c r="A2" t="str"><f>A1&amp;"é"</f><v>é</v></c><c r="B2" s="3"><f>1+1</f><v>2</v></c></row>` +
  `<row r="3"/><row r="5" customFormat="false" ht="15"><c r="AA5" t="n"><v>0.5</v></c></row><row r="6"><c r="A6"/></row>` +
  `<row r="9"><c r="B9" t="b"><v>1</v></c><c r="C9"><v>1E3</v></c></row>`;
const STRINGS = `<si><t>one</t></si><si><r><t>tw</t></r><r><t>o</t></r></si><si><t xml:space="preserve"> – </t></si>`;

const cellsOf = (rows: string) => plainCells(readGood(buildWorkbook({ sheets: { S: rows }, sharedStrings: STRINGS })));
const foundIn = (rows: string) => readBad(buildWorkbook({ sheets: { S: rows } })).found;

describe("rows and cells as programs write them", () => {
  test("give the same as in another spelling", () => {
    const cells = cellsOf(ROWS);
    expect(cells.get("S")?.map(({ address, value }) => `${address} ${value}`)).toEqual(
      ["B1 two", "C1 -1.5", "A2 é", "B2 2", "AA5 0.5", "B9 TRUE", "C9 1000"], // A1 and A6 are blank
    );
    expect(cellsOf(ROWS.replaceAll('"1:3"', "'1:3'"))).toEqual(cells);
    expect(cellsOf(ROWS.replaceAll("</row><row", "</row>\n<row"))).toEqual(cells);
    expect(cellsOf(ROWS.replaceAll("<row ", '<row long="'.concat("x".repeat(60), '" ')))).toEqual(cells);
    expect(cellsOf(ROWS.replaceAll("/><c", "/><!-- --><c").replaceAll("<v>", "<v >"))).toEqual(cells);
  });

  test("have to be in order across rows too", () => {
    const first = `<row r="4"><c r="B4"><v>1</v></c></row>`;
    expect(foundIn(`${first}<row r="4"><c r="C4"><v>1</v></c></row>`)).toBe("row 4 after row 4");
    expect(foundIn(`${first}<row r="3"/>`)).toBe("row 3 after row 4");
    expect(foundIn(`${first}<row r="1048577"><c r="A1048577"/></row>`)).toBe("row 1048577");
    expect(foundIn(`${first}<row r="5"><c r="C4"><v>1</v></c></row>`)).toBe("cell C4 in row 5");
    expect(foundIn(`${first}<row r="5"><c r="C5"/><c r="B5"/></row>`)).toBe("cell B5 after column 3");
    expect(foundIn(`${first}</row><row r="5"></row>`)).toContain("tags that don't pair");
  });
});

describe("shared texts as programs write them", () => {
  test.each([
    [0, "one"],
    [1, "two"],
    [2, " – "],
  ])("number %d is %j", (index, text) => {
    const cells = cellsOf(`<row r="1"><c r="A1" t="s"><v>${index}</v></c></row>`);
    expect(cells.get("S")?.[0]?.value).toBe(text);
  });
});
