import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readWorkbookFixture, text, WorkbookFile } from "../../../../../test/testing/workbook-file.js";
import { ExitCode } from "../../exit-code.js";
import { memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const PROJECT = "workbooks/school-district.xlsx";
const BYTES = readWorkbookFixture("school-district.xlsx");
/** A price that is typed with its currency, so that it is text. */
const SPOILED = new WorkbookFile(BYTES).put("Schedule 2a!J9", text("$612,000.00")).bytes();

interface Result {
  readonly calculatedValues: {
    readonly projectSummary?: { readonly financialSummary?: Readonly<Record<string, string>> };
  };
}

async function totalPrice(path: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<string | undefined> {
  const io = memoryIo({ folder: FIXTURES, files });
  await runProgram(["calc", path, "--format", "json"], io);
  const { calculatedValues } = JSON.parse(io.written.stdout) as Result;
  return calculatedValues.projectSummary?.financialSummary?.["totalImplementationPrice"];
}

test("a corrected copy has the price of the workbook without the mistake, and the workbook stays as it is", async () => {
  const files = new Map([["project.xlsx", SPOILED]]);
  const io = memoryIo({ folder: FIXTURES, files });
  expect(await totalPrice("project.xlsx", files)).toBeUndefined();
  expect(await runProgram(["fix", "project.xlsx", "-o", "copy.xlsx"], io)).toBe(ExitCode.Ok);
  expect([...io.written.files.keys()]).toEqual(["copy.xlsx"]);
  expect(io.written.stdout).toContain('text "$612,000.00" → 612000.00');
  const price = await totalPrice("copy.xlsx", io.written.files);
  expect(price).toBe(await totalPrice(PROJECT, new Map()));
  expect(price).toBe("2480880");
});

test("a pipe takes the workbook in and the copy out, with the report on standard error", async () => {
  const chunks: Uint8Array[] = [];
  const inMemory = memoryIo({ stdin: SPOILED });
  const io = {
    ...inMemory,
    stdout: (contents: string | Uint8Array) => {
      if (typeof contents !== "string") chunks.push(contents);
    },
  };
  expect(await runProgram(["fix", "-", "-o", "-"], io)).toBe(ExitCode.Ok);
  expect(chunks).toHaveLength(1);
  expect(inMemory.written.stderr).toContain("1 cell corrected.");
});

test("programs get the corrections, what is left, and what is found in the copy", async () => {
  const files = new Map([
    ["project.xlsx", new WorkbookFile(SPOILED).put("Schedule 3!E11", text("01/02/2025")).bytes()],
  ]);
  const io = memoryIo({ files });
  expect(await runProgram(["fix", "project.xlsx", "-o", "copy.xlsx", "--format", "json"], io)).toBe(ExitCode.Findings);
  expect(JSON.parse(io.written.stdout)).toMatchObject({
    schemaVersion: "1",
    file: "project.xlsx",
    output: "copy.xlsx",
    corrected: [{ sheet: "Schedule 2a", cell: "J9", after: { kind: "number", value: "612000.00" } }],
    left: [{ sheet: "Schedule 3", cell: "E11", reason: "several-values" }],
    issues: expect.arrayContaining([expect.objectContaining({ code: "EPB-CELL-004", cell: "E11" })]),
  });
});
