import { describe, expect, test } from "vitest";
import { type CellEdit, edited, example, exampleProject, workbookOf } from "../../testing/template-workbook.js";
import type { CellFinding } from "../findings/cell-finding.js";
import { readProjectFromWorkbook } from "./read-project-from-workbook.js";

const PRICE = { sheet: "Schedule 2a", address: "J9" };
const COST = "ecms[uuid=ecm-1].implementation.baseConstructionCost";

async function readingOf(...cells: readonly CellEdit[]) {
  return readProjectFromWorkbook(edited(await example(), { cells }));
}

const codes = (findings: readonly CellFinding[]): readonly string[] => findings.map(({ code }) => code);

describe("a formula that refers to itself", () => {
  test.each([
    ["by its address, with the 0 that Excel stores", "number", "0", "J9*1.05"],
    ["by its address, with the error that LibreOffice stores", "error", "#VALUE!", "$J$9+1"],
    ["by a range, with any number", "number", "612000", "SUM(J9:J12)"],
    ["by a whole column of its own sheet", "number", "0", "SUM('Schedule 2a'!J:J)"],
    ["through a total", "number", "0", "Summary!C30*0.1"],
    ["through a total, with an error", "error", "#VALUE!", "Summary!$C$30*0.1"],
  ] as const)("%s, is told as circular and not read", async (_, type, value, formula) => {
    const reading = await readingOf({ ...PRICE, type, value, formula });
    expect(reading.findings).toMatchObject([{ code: "EPB-CELL-041", place: PRICE, found: `=${formula}` }]);
    expect(reading.project?.unknownInputs).toEqual([COST]);
  });

  test("through another input is reported for both", async () => {
    const reading = await readingOf(
      { ...PRICE, type: "number", value: "0", formula: "J10" },
      { sheet: "Schedule 2a", address: "J10", type: "number", value: "0", formula: "J9" },
    );
    expect(codes(reading.findings)).toEqual(["EPB-CELL-041", "EPB-CELL-041"]);
  });
});

describe("any other formula is read", () => {
  test.each([
    ["that refers to other inputs", "600000", "K9+K10"],
    ["whose text names the cell", "600000", 'IF("J9"="J9",600000,0)'],
    ["with a function that looks like a cell", "1", "LOG10(10)"],
    ["that refers to the same address of another sheet", "0", "'Schedule 2b'!J9"],
    ["that leads to itself by a condition that was not met", "600000", "IF(K9>0,600000,Summary!C30)"],
  ] as const)("%s", async (_, value, formula) => {
    const reading = await readingOf({ ...PRICE, type: "number", value, formula });
    expect(codes(reading.findings)).toEqual([]);
  });

  test("also where it shares its text with the cell above", async () => {
    const reading = await readingOf(
      { ...PRICE, type: "number", value: "600000", formula: "J10+1" },
      { sheet: "Schedule 2a", address: "J10", type: "number", value: "599999", formula: "J10+1" },
    );
    expect(codes(reading.findings)).toEqual([]);
  });
});

test("no formula of a template is circular", async () => {
  const book = await workbookOf(exampleProject(), true);
  expect(readProjectFromWorkbook(book).findings).toEqual([]);
});
