import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readWorkbookFixture, text, WorkbookFile } from "../../../../../test/testing/workbook-file.js";
import { ExitCode } from "../../exit-code.js";
import { type MemoryWorld, memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";

/** A price that is typed with its currency, so that it is text. */
const SPOILED = new WorkbookFile(readWorkbookFixture("school-district.xlsx"))
  .put("Schedule 2a!J9", text("$612,000.00"))
  .bytes();
const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const PROJECT = "projects/federal-espc.json";

async function run(args: readonly string[], world: MemoryWorld = {}) {
  const io = memoryIo({ folder: FIXTURES, ...world });
  const exitCode = await runProgram(args, io);
  return { exitCode, ...io.written };
}

describe("a workbook of live formulas", () => {
  test.each([
    ["projects/federal-espc.json", "ePB"],
    ["projects/epx-campus.json", "ePX"],
  ])("of %s reads back as the same figures", async (file) => {
    const { exitCode, files } = await run(["export", file, "--to", "xlsx-formulas", "-o", "live.xlsx"]);
    expect(exitCode).toBe(ExitCode.Ok);
    const of = async (path: string, world: MemoryWorld = {}) => {
      const { stdout } = await run(["calc", path, "--format", "json"], world);
      return JSON.parse(stdout).calculatedValues.projectSummary.financialSummary;
    };
    expect(await of("live.xlsx", { files })).toEqual(await of(file));
  });

  test.each([
    ["export", "--to", "xlsx-formulas", "project.xlsx"],
    ["template", "epb-calculating", "--filled", "project.xlsx"],
  ])("is not written by epb %s while an input cannot be used, which is named with its cell", async (...args) => {
    const files = new Map([["project.xlsx", SPOILED]]);
    const { exitCode, files: written, stderr } = await run([...args, "-o", "live.xlsx"], { files });
    expect(exitCode).toBe(ExitCode.Findings);
    expect([...written.keys()]).not.toContain("live.xlsx");
    expect(stderr).toContain("project.xlsx has an input that cannot be used: Schedule 2a!J9");
    expect(stderr).toContain("EPB-CELL-");
  });

  test("is not made of supplied figures", async () => {
    const args = ["export", "projects/direct-funded-override.json", "--to", "xlsx-formulas", "-o", "live.xlsx"];
    const { exitCode, files, stderr } = await run(args);
    expect(exitCode).toBe(ExitCode.Usage);
    expect(stderr).toContain("its figures are supplied and have no formulas");
    expect([...files]).toEqual([]);
  });
});

describe("a folder of tables", () => {
  test("has every schedule of the project, and a manifest with the list and the source", async () => {
    const { exitCode, files } = await run(["export", PROJECT, "--to", "csv", "-o", "tables"]);
    expect(exitCode).toBe(ExitCode.Ok);
    const manifest = JSON.parse(String(files.get("tables/manifest.json")));
    expect(manifest.inputs).toEqual([{ file: PROJECT, sha256: expect.stringMatching(/^[0-9a-f]{64}$/), kind: "json" }]);
    const names = manifest.files.map(({ name }: { name: string }) => `tables/${name}`);
    expect([...files.keys()].sort()).toEqual(["tables/manifest.json", ...names].sort());
    expect(names).toContain("tables/schedule-2a.csv");
    expect(names).not.toContain("tables/esa.csv");
    for (const { name, rows } of manifest.files) {
      const text = String(files.get(`tables/${name}`));
      expect(text.split("\r\n").length - 2, name).toBe(rows);
    }
  });

  test.each([
    ["ENOTEMPTY", "The folder tables contains other files. Choose a new folder"],
    ["EEXIST", "tables is a file, and several files need a folder"],
    ["ENOTDIR", "tables cannot be written: . is not a folder"],
    ["EACCES", "You do not have permission to write tables"],
  ])("that ends with %s is a usage error with the correction", async (failure, sentence) => {
    const failures = new Map([["tables", failure]]);
    const { exitCode, stderr } = await run(["export", PROJECT, "--to", "csv", "-o", "tables"], { failures });
    expect(exitCode).toBe(ExitCode.Usage);
    expect(stderr).toContain(sentence);
  });
});

test("an export never replaces its project", async () => {
  const { exitCode, stderr } = await run(["export", PROJECT, "--to", "html", "-o", `./${PROJECT}`]);
  expect(exitCode).toBe(ExitCode.Usage);
  expect(stderr).toContain("would be overwritten");
});

test("findings at or above the threshold lead to exit status 1, but the file is written", async () => {
  const args = ["export", "projects/example-annual-end.json", "--to", "buildingsync", "-o", "project.xml"];
  const lenient = await run(args);
  expect(lenient.exitCode).toBe(ExitCode.Ok);
  expect(lenient.stderr).toContain("EPB-PRC-001");
  const strict = await run([...args, "--fail-on", "warning", "--quiet"]);
  expect(strict.exitCode).toBe(ExitCode.Findings);
  expect(strict.stderr).toBe("");
  expect(strict.files.get("project.xml")).toContain("<BuildingSync ");
});
