import { describe, expect, test } from "vitest";
import { memoryIo } from "../packages/cli/src/memory-io.testing.js";
import { runProgram } from "../packages/cli/src/program.js";
import { readGood } from "../packages/workbook/testing/read.js";
import { unzip } from "./testing/unzip.js";
import { errorValue, readWorkbookFixture, text, WorkbookFile } from "./testing/workbook-file.js";

// One price of the school district cannot be read. No command and no format may show a figure that depends on it.

const PRICE = "Schedule 2a!J9";
const UNREADABLE = [
  ["a number with blanks", text("about 612 000")],
  ["an amount with a currency sign", text("$612,000.00")],
  ["an error", errorValue("#DIV/0!", "612000/0")],
] as const;

/** The total price and the payments without the price that cannot be read, as any format writes them. */
const FALSE_FIGURES = /1,?868,?880|1,?899,?380/;
/** Figures of the whole project. */
const UNKNOWN_FIGURES = /2,?480,?880|2,?511,?380/;

const workbookWith = (content: Parameters<WorkbookFile["put"]>[1]): Uint8Array =>
  new WorkbookFile(readWorkbookFixture("school-district.xlsx")).put(PRICE, content).bytes();

async function run(bytes: Uint8Array, ...args: readonly string[]) {
  const io = memoryIo({ files: new Map([["project.xlsx", bytes]]), columns: 120, env: { NO_COLOR: "1" } });
  const exitCode = await runProgram(args, io);
  return { exitCode, stdout: io.written.stdout, text: io.written.stdout + io.written.stderr, files: io.written.files };
}

const PRINTED: readonly (readonly string[])[] = [
  ["calc", "project.xlsx"],
  ["calc", "project.xlsx", "--explain"],
  ["calc", "project.xlsx", "--format", "json"],
  ["calc", "project.xlsx", "--format", "ndjson"],
  ["calc", "project.xlsx", "--format", "html"],
  ...["1", "2a", "2b", "3", "4", "5", "loan", "amortization", "savings", "cash-flow"].flatMap((schedule) => [
    ["calc", "project.xlsx", "--schedule", schedule],
    ["calc", "project.xlsx", "--format", "csv", "--schedule", schedule],
  ]),
  ...["human", "json", "sarif", "junit", "github", "markdown", "html"].map((report) => [
    "check",
    "project.xlsx",
    "--report",
    report,
  ]),
  ["explain", "project.xlsx", "Total implementation price"],
  ["economics", "project.xlsx"],
  ["economics", "project.xlsx", "--study-period", "20"],
  ["whatif", "project.xlsx", "--set", "Index rate=4%"],
];

describe.each(UNREADABLE)("%s in the place of a price", (_what, content) => {
  const bytes = workbookWith(content);

  test.each(PRINTED)("%s %s %s %s %s shows no figure that depends on it", async (...args) => {
    const { text: shown } = await run(bytes, ...args.filter((arg) => arg !== undefined));
    expect(FALSE_FIGURES.exec(shown)?.[0]).toBeUndefined();
    expect(UNKNOWN_FIGURES.exec(shown)?.[0]).toBeUndefined();
  });

  test("the workbook of results does not show them either", async () => {
    const { files } = await run(bytes, "calc", "project.xlsx", "--format", "xlsx", "-o", "out.xlsx");
    const written = files.get("out.xlsx");
    if (!(written instanceof Uint8Array)) throw new Error("No workbook is written.");
    const values = readGood(written).sheets.flatMap((sheet) => [...sheet.cells()].map(({ value }) => value));
    expect(values.filter((value) => FALSE_FIGURES.test(value) || UNKNOWN_FIGURES.test(value))).toEqual([]);
    expect(unzip(written).length).toBeGreaterThan(5);
  });
});

test("JSON names the input, its cell, and the withheld figures, and keeps the others", async () => {
  const bytes = workbookWith(text("$612,000.00"));
  const { stdout } = await run(bytes, "calc", "project.xlsx", "--format", "json");
  const { ok, withheld, calculatedValues } = JSON.parse(stdout);
  expect(ok).toBe(false);
  expect(withheld.inputs).toEqual([
    {
      path: "ecms[uuid=measure-1].implementation.baseConstructionCost",
      label: "Base construction cost, measure 1",
      sheet: "Schedule 2a",
      cell: "J9",
    },
  ]);
  expect(withheld.figures).toContain("projectSummary.financialSummary.totalImplementationPrice");
  expect(withheld.figures).toContain("costSavings.years[year].payment");
  expect(calculatedValues.projectSummary.financialSummary).not.toHaveProperty("totalImplementationPrice");
  expect(calculatedValues.itemizedSavings.years[0].estimatedAnnualSavings).toBe("217060");
});

test("a person reads which cell the dashes depend on", async () => {
  const { text: shown } = await run(workbookWith(text("$612,000.00")), "calc", "project.xlsx");
  expect(shown.replaceAll(/\s+/g, " ")).toContain(
    "A dash stands for a figure that depends on an input that cannot be used: Schedule 2a!J9 (Base construction cost, measure 1).",
  );
  expect(shown).toContain("1 error");
});

test("one mistake has one finding", async () => {
  const { stdout } = await run(workbookWith(text("$612,000.00")), "check", "project.xlsx", "--report", "json");
  const [file] = JSON.parse(stdout).files;
  expect(file.issues.map(({ code, cell }: { code: string; cell: string }) => `${code} ${cell}`)).toEqual([
    "EPB-CELL-002 J9",
  ]);
  expect(file.figures).not.toHaveProperty(["projectSummary.financialSummary.totalImplementationPrice"]);
});

test.each(["calc", "check"])(
  "epb %s shows no figure where the calculation type cannot be read, and names its cell",
  async (command) => {
    const bytes = new WorkbookFile(readWorkbookFixture("school-district.xlsx"))
      .put("Summary!C6", text("As agreed"))
      .bytes();
    const format = command === "calc" ? "--format" : "--report";
    const { stdout, text: shown } = await run(bytes, command, "project.xlsx", format, "json");
    expect(JSON.parse(stdout)).toBeDefined();
    expect(shown).toContain("C6");
    expect(UNKNOWN_FIGURES.exec(shown)?.[0]).toBeUndefined();
  },
);
