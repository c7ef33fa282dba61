import { fileURLToPath } from "node:url";
import { readWorkbookBytes } from "@epb/workbook/node";
import { describe, expect, test } from "vitest";
import { ExitCode } from "../../exit-code.js";
import type { Io } from "../../io.js";
import { type MemoryWorld, memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const PROJECT = "projects/federal-espc.json";
const OTHER = "projects/epx-campus.json";

async function run(args: readonly string[], world: MemoryWorld = {}, override: Partial<Io> = {}) {
  const io = memoryIo({ folder: FIXTURES, ...world });
  const exitCode = await runProgram(["calc", ...args], { ...io, ...override });
  return { exitCode, ...io.written };
}

describe("a stream of results", () => {
  test("has a line for every input, each the same as a result by itself", async () => {
    const files = new Map([["broken.json", "{"]]);
    const { stdout, exitCode } = await run([PROJECT, "broken.json", OTHER, "--format", "ndjson"], { files });
    expect(exitCode).toBe(ExitCode.Unreadable);
    const lines = stdout.trimEnd().split("\n");
    expect(lines).toHaveLength(3);
    const alone = await run([OTHER, "--format", "json"]);
    expect(JSON.parse(lines[2] ?? "")).toEqual(JSON.parse(alone.stdout));
    expect(JSON.parse(lines[1] ?? "")).toMatchObject({ ok: false, inputs: { file: "broken.json" } });
  });

  test("prints each line before it reads the next input", async () => {
    const order: string[] = [];
    const io = memoryIo({ folder: FIXTURES });
    await runProgram(["calc", PROJECT, OTHER, "--format", "ndjson"], {
      ...io,
      readBytes: (path) => {
        order.push(`read ${path}`);
        return io.readBytes(path);
      },
      stdout: () => void order.push("line"),
    });
    expect(order).toEqual([`read ${PROJECT}`, "line", `read ${OTHER}`, "line"]);
  });

  test("is written to a file in one step", async () => {
    const { files, stdout } = await run([PROJECT, OTHER, "--format", "ndjson", "-o", "results.ndjson"]);
    expect(stdout).toBe("");
    expect(String(files.get("results.ndjson")).trimEnd().split("\n")).toHaveLength(2);
  });
});

describe("a workbook of results", () => {
  test("has the schedules, and reads as a workbook", async () => {
    const { files, exitCode } = await run([PROJECT, "--format", "xlsx", "-o", "results.xlsx"]);
    expect(exitCode).toBe(ExitCode.Ok);
    const read = readWorkbookBytes(files.get("results.xlsx") as Uint8Array);
    const sheets = read.ok ? read.workbook.sheets.map(({ name }) => name) : [];
    expect(sheets).toContain("Schedule 1");
  });

  test("is not written without a project, and the findings are printed", async () => {
    const world = { files: new Map([["empty.json", "{}"]]) };
    const { files, exitCode, stderr } = await run(["empty.json", "--format", "xlsx", "-o", "results.xlsx"], world);
    expect(exitCode).toBe(ExitCode.Findings);
    expect(stderr).toContain("EPB-INP-");
    expect([...files]).toEqual([]);
  });
});

describe("explanations", () => {
  test("stand in the results for programs, each with its formula", async () => {
    const { stdout } = await run([PROJECT, "--format", "json", "--explain"]);
    const { explanations, calculatedValues } = JSON.parse(stdout);
    const payback = explanations.find(({ label }: { label: string }) => label === "Simple payback");
    expect(payback.value).toBe(calculatedValues.projectSummary.financialSummary.simplePayback);
    expect(payback.formula.parts.length).toBeGreaterThan(1);
    // A figure that repeats another has that other below it.
    for (const [index, { formula }] of explanations.entries()) {
      if (formula.kind === "figure") expect(explanations[index + 1].path).toBe(formula.path);
    }
  });

  test("of an express project are those of its own figures", async () => {
    const { stdout } = await run([OTHER, "--format", "json", "--explain"]);
    const paths = JSON.parse(stdout).explanations.map(({ path }: { path: string }) => path);
    expect(paths).toContain("express.annualDebtService");
    // The figure is of the first year, and its formula is below it.
    expect(paths).toContain("express.years[year=1].debtService");
  });

  test("are omitted unless requested", async () => {
    expect(JSON.parse((await run([PROJECT, "--format", "json"])).stdout)).not.toHaveProperty("explanations");
  });

  test("name the cells of a workbook", async () => {
    const { stdout } = await run(["workbooks/federal-espc.xlsx", "--explain"]);
    expect(stdout).toMatch(/Index rate = .* \[Schedule 3!/);
  });
});

describe("chosen schedules", () => {
  test.each([80, 100, 120])("stay within %i columns", async (columns) => {
    const all = "1,2a,2b,3,4,5,ghg,amortization,loan,savings,cash-flow,escalation";
    const { stdout } = await run([PROJECT, "--schedule", all, "--no-color"], { columns });
    expect(Math.max(...stdout.split("\n").map((line) => [...line].length))).toBeLessThanOrEqual(columns);
    expect(stdout).toContain("Schedule 5: cancellation ceiling, whole dollars");
  });

  test("that the project has nothing in are said to be empty", async () => {
    const { stdout } = await run([PROJECT, "--schedule", "esa"]);
    expect(stdout).toContain("Energy sales agreement (ESA)\n\nThis project has no data for this table.");
  });
});
