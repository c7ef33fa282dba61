import { expect, test } from "vitest";
import { type CellEdit, edited, exampleProject, workbookOf } from "../../testing/template-workbook.js";
import { readProjectFromWorkbook } from "../intake/read-project-from-workbook.js";
import { calculateContents } from "./calculate-contents.js";
import { contentsOfReading } from "./contents-of-reading.js";

const PROJECT = exampleProject("school-district");

/** `EPB-AMO-009 Schedule 1!E5: message` for each finding that the unchanged workbook does not have. */
async function findingsAfter(...cells: readonly CellEdit[]): Promise<readonly string[]> {
  const workbook = await workbookOf(PROJECT, true);
  const told = (edits: readonly CellEdit[]): readonly string[] => {
    const reading = readProjectFromWorkbook(edited(workbook, { cells: edits }));
    const sheets = workbook.sheets.map(({ name }) => name);
    const { findings } = calculateContents(contentsOfReading(reading, sheets, "project.xlsx"), "project.xlsx");
    return findings.map(({ code, sheet, cell, message }) => `${code} ${sheet}!${cell}: ${message}`);
  };
  const known = new Set(told([]));
  return told(cells).filter((one) => !known.has(one));
}

const number = (sheet: string, address: string, value: string): CellEdit => ({ sheet, address, type: "number", value });

test.each([
  ["a guarantee of 9.5% in place of 95%", [number("Schedule 1", "E5", "0.095")], "EPB-AMO-009 Schedule 1!E5"],
  ["a guarantee of 0%", [number("Schedule 1", "E5", "0")], "EPB-SAV-004 Schedule 1!E5"],
  [
    "a year without entries",
    ["C", "D", "H", "M", "N", "O", "P"].map((column) => ({ sheet: "Schedule 3", address: `${column}41` })),
    "EPB-PLA-010 Schedule 3!C41:P41",
  ],
  [
    "a number that only the table of prices has",
    [{ sheet: "Schedule 2a", address: "B9", type: "text", value: "99" } as const],
    "EPB-CELL-027 Schedule 4!B14",
  ],
])("%s is one finding", async (_, cells, finding) => {
  expect((await findingsAfter(...cells)).map((one) => one.split(": ")[0])).toEqual([finding]);
});

test("incentives above the cost of a measure are reported at the incentives", async () => {
  expect(await findingsAfter(number("Schedule 2a", "L9", "99000000"))).toEqual([
    "EPB-LIM-004 Schedule 2a!L9: The applied incentives of measure 1, $99,000,000.00, are more than the measure's base construction cost, $758,880.00.",
  ]);
});

test("incentives of a measure without a cost that equal the whole price are reported at the incentives", async () => {
  const findings = await findingsAfter(
    { sheet: "Schedule 2a", address: "J9" },
    { sheet: "Schedule 2a", address: "K9" },
    number("Schedule 2a", "L9", "99000000"),
  );
  expect(findings).toContainEqual("EPB-AMO-001 Schedule 2a!L9: Missing loan amount.");
});

test("a blank year is reported once, at its row", async () => {
  const columns = ["C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "O", "P"];
  const findings = await findingsAfter(...columns.map((column) => ({ sheet: "Schedule 3", address: `${column}41` })));
  expect(findings.filter((one) => one.startsWith("EPB-PLA-010"))).toEqual([
    "EPB-PLA-010 Schedule 3!C41:P41: Year 5 is blank. The years before and after year 5 have entries.",
  ]);
});

test("one blank entry of a year is reported at its cell", async () => {
  const findings = await findingsAfter({ sheet: "Schedule 3", address: "C41" });
  expect(findings.filter((one) => one.startsWith("EPB-PLA-010"))).toEqual([
    "EPB-PLA-010 Schedule 3!C41: The measurement and verification of year 5 is blank. The years before and after year 5 have an entry.",
  ]);
});

test("expenses above the guaranteed savings of a year are one finding", async () => {
  expect(await findingsAfter(number("Schedule 3", "C41", "9000000"))).toEqual([
    expect.stringMatching(/^EPB-AMO-006 Schedule 3!\S+: In year 5, retained savings and expenses exceed/),
  ]);
});

test("an unusual premium with which the loan is never paid off is one finding", async () => {
  expect(await findingsAfter(number("Schedule 3", "E10", "0.4"))).toEqual([
    expect.stringMatching(/^EPB-AMO-009 Schedule 3!E10: The loan is not paid off within 40 years. The balance grows/),
  ]);
});

test("a price that refers to itself is reported as circular, with the 0 of Excel and the error of LibreOffice", async () => {
  for (const stored of [{ type: "number", value: "0" } as const, { type: "error", value: "#VALUE!" } as const]) {
    const findings = await findingsAfter({ sheet: "Schedule 2a", address: "J9", ...stored, formula: "J9+1" });
    expect(findings).toEqual([expect.stringMatching(/^EPB-CELL-041 Schedule 2a!J9: .*circular/)]);
  }
});
