import { afterEach, describe, expect, test } from "vitest";
import { memoryIo } from "../packages/cli/src/memory-io.testing.js";
import { runProgram } from "../packages/cli/src/program.js";
import { HOSTILE_CHAPTERS, HOSTILE_FILES } from "../packages/workbook/testing/hostile/all-hostile-files.js";
import { readGood } from "../packages/workbook/testing/read.js";
import { calc, findingOf } from "./testing/calc.js";
import { COMMANDS_A_TERMINAL, expectedReport } from "./testing/hostile-outcome.js";
import { unzip } from "./testing/unzip.js";
import { readWorkbookFixture } from "./testing/workbook-file.js";

// Findings of the command for every hostile file, in each of its formats. Files that attack by size are tested in a
// separate process, in hostile-workbooks.test.ts.

const namesOfObject = Object.getOwnPropertyNames(Object.prototype).sort();

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype).sort(), "Object.prototype is as it was").toEqual(namesOfObject);
});

/** Texts of the workbook and the project on which the hostile files are based. */
const known = new Set<string>();
for (const source of ["workbooks/school-district.xlsx", "projects/school-district.json"]) {
  for (const issue of (await calc(source)).issues) known.add(findingOf(issue));
}
const unchanged = await calc("project.xlsx", readWorkbookFixture("school-district.xlsx"));

/** Every way in which the command shows texts of a file on a terminal. */
const SHOWN: readonly (readonly string[])[] = [
  ["calc"],
  ["calc", "--format", "json"],
  ["calc", "--format", "ndjson"],
  ["calc", "--format", "csv", "--schedule", "2a"],
  ...["human", "json", "sarif", "junit", "github"].map((report) => ["check", "--report", report]),
];

async function printed(path: string, bytes: Uint8Array, ...[command = "calc", ...options]: readonly string[]) {
  const io = memoryIo({ files: new Map([[path, bytes]]), columns: 100, env: { NO_COLOR: "1" } });
  await runProgram([command, path, ...options], io);
  return io.written.stdout + io.written.stderr;
}

describe.each(HOSTILE_CHAPTERS)("$title:", ({ files }) => {
  test.each(files.filter(({ isLarge }) => isLarge !== true))("$name", async (file) => {
    const { fileName, exitCode, findings } = expectedReport(file);
    const bytes = file.bytes();
    const result = await calc(fileName, bytes);

    const errors = result.issues.filter(({ severity }) => severity === "error");
    expect(result.exitCode).toBe(exitCode ?? (errors.length > 0 ? 1 : 0));
    const isKnown = (found: string): boolean => file.outcome.kind === "project" && known.has(found);
    // These files do not test outdated figures of the workbook.
    const added = result.issues.map(findingOf).filter((found) => !isKnown(found) && !found.startsWith("EPB-FIG-"));
    const isExpected = (found: string): boolean => findings.some((one) => one === found || found.startsWith(`${one} `));
    expect(added.filter((found) => !isExpected(found)).slice(0, 5)).toEqual([]);
    const isFound = (one: string): boolean => added.some((found) => found === one || found.startsWith(`${one} `));
    expect(findings.filter((one) => !isFound(one))).toEqual([]);
    for (const { advice } of result.issues.slice(0, 100)) expect(advice).toMatch(/\w/);
    if (file.outcome.kind === "project" && file.outcome.isUnchanged === true) {
      expect(result.words).toBe(unchanged.words);
    }

    if (file.neverPrinted === undefined) return;
    for (const command of SHOWN) {
      const text = await printed(fileName, bytes, ...command);
      const shown = text.replace(/[\t\r]/g, "");
      expect(COMMANDS_A_TERMINAL.exec(shown)?.[0], command.join(" ")).toBeUndefined();
      for (const mark of file.neverPrinted) expect(text.includes(mark), command.join(" ")).toBe(false);
    }
  });
});

describe("texts that are formulas", () => {
  const bytes = HOSTILE_FILES.find(({ name }) => name === "formulas-as-texts")?.bytes() ?? new Uint8Array();
  const programCall = "=cmd|'/C calc'!A0";

  test("stay texts in CSV", async () => {
    const csv = await printed("project.xlsx", bytes, "calc", "--format", "csv", "--schedule", "2a");
    expect(csv).toContain(`'${programCall}`);
    const cells = csv.split("\r\n").flatMap((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
    const isNumber = (cell: string): boolean => /^-?[\d.]+$/.test(cell);
    expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell) && !isNumber(cell))).toEqual([]);
  });

  test("are the same in JSON and in the workbook", async () => {
    const { project } = JSON.parse(await printed("project.xlsx", bytes, "calc", "--format", "json"));
    expect(project.name).toBe("@SUM(1+1)*cmd|'/C calc'!A0");
  });

  test.each([
    ["the results", ["calc", "project.xlsx", "--format", "xlsx", "-o", "out.xlsx"]],
    ["the annotated copy", ["annotate", "project.xlsx", "-o", "out.xlsx"]],
  ])("stay texts in the workbook of %s", async (_what, command) => {
    const io = memoryIo({ files: new Map([["project.xlsx", bytes]]) });
    await runProgram(command, io);
    const written = io.written.files.get("out.xlsx");
    if (!(written instanceof Uint8Array)) throw new Error(io.written.stderr);
    const cells = readGood(written).sheets.flatMap((sheet) => [...sheet.cells()]);
    const calls = cells.filter(({ value }) => value.includes("cmd|"));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter(({ type, formula }) => type !== "text" || formula !== undefined)).toEqual([]);
    for (const { data } of unzip(written)) expect(data.toString("utf8")).not.toMatch(/<f>[^<]*cmd\|/);
  });
});
