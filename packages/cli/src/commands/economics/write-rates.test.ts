import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readWorkbookFixture, WorkbookFile } from "../../../../../test/testing/workbook-file.js";
import { ExitCode } from "../../exit-code.js";
import { memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const WORKBOOK = "workbooks/school-district.xlsx";
const PROJECT = "projects/school-district.json";
const FUELS = ["--fuel", "electricity=60%", "--fuel", "coal=40%", "--sector", "industrial", "--contract-start", "2026"];

interface ProjectJson {
  readonly data: { readonly escalationRates: readonly { fieldId: number; year: number; value: string }[] };
}

async function written(file: string, output: string, files: ReadonlyMap<string, string | Uint8Array> = new Map()) {
  const io = memoryIo({ folder: FIXTURES, files });
  const exitCode = await runProgram(["economics", file, ...FUELS, "-o", output], io);
  return { exitCode, io, copy: io.written.files.get(output) };
}

test("a copy of a JSON project has the nominal rate of each fuel with savings, and its other rates", async () => {
  const { exitCode, io, copy } = await written(PROJECT, "copy.json");
  expect(exitCode).toBe(ExitCode.Ok);
  const { escalationRates } = (JSON.parse(String(copy)) as ProjectJson).data;
  const valuesOf = (fieldId: number): readonly string[] => [
    ...new Set(escalationRates.filter((rate) => rate.fieldId === fieldId).map(({ value }) => value)),
  ];
  expect([valuesOf(1), valuesOf(2), valuesOf(3)]).toEqual([["0.02", "0.009958"], ["0.009958"], ["0.025"]]);
  expect(io.written.stdout).toContain("Electric energy   2 to 16   2.0000%   0.9958%");
  expect(io.written.stdout).toContain("Rates not written, because the project has no savings of these fuels: coal.");
});

test("a copy of a workbook is the same workbook with the rates in their cells", async () => {
  const { exitCode, io, copy } = await written(WORKBOOK, "copy.xlsx");
  expect(exitCode).toBe(ExitCode.Ok);
  const compared = memoryIo({ folder: FIXTURES, files: new Map([["copy.xlsx", copy ?? ""]]) });
  await runProgram(["diff", WORKBOOK, "copy.xlsx"], compared);
  // Years 2 to 16 of electric energy and of electric demand, and nothing else.
  expect(compared.written.stdout).toContain("30 inputs differ");
  expect(compared.written.stdout).toContain("2.0000% → 0.9958% a year");
  expect(io.written.files.has(WORKBOOK)).toBe(false);
});

test("a cell with a formula is not overwritten, and no copy is written", async () => {
  const formula = (cell: string): string => cell.replace(/<v>/, "<f>1/50</f><v>");
  const bytes = new WorkbookFile(readWorkbookFixture("school-district.xlsx"))
    .editSheet("Annual Escalation Rates", (xml) => xml.replace(/<c r="C9"[^>]*>.*?<\/c>/, formula))
    .bytes();
  const { exitCode, io, copy } = await written("project.xlsx", "copy.xlsx", new Map([["project.xlsx", bytes]]));
  expect([exitCode, copy]).toEqual([ExitCode.Usage, undefined]);
  expect(io.written.stderr).toContain("project.xlsx has cells that cannot store rates, such as cells with formulas.");
});

test.each([
  [["economics", PROJECT, "-o", "copy.json"], "Add --fuel, or omit -o."],
  [["economics", PROJECT, ...FUELS, "-o", PROJECT], "would be overwritten"],
  [["economics", PROJECT, ...FUELS, "-o", "-"], "cannot both go to standard output"],
  [["economics", PROJECT, ...FUELS, "-o", "copy.xlsx"], "Give the copy a file name that ends in .json: -o FILE.json"],
  [
    ["economics", PROJECT, "--fuel", "coal=100%", "--sector", "industrial", "-o", "a.json"],
    "has no savings of these fuels",
  ],
])("%j is refused with the correction", async (command, complaint) => {
  const io = memoryIo({ folder: FIXTURES });
  expect(await runProgram(command, io)).toBe(ExitCode.Usage);
  expect(io.written.stderr.replaceAll("\n", " ")).toContain(complaint);
  expect(io.written.files.size).toBe(0);
});
