import { fileURLToPath } from "node:url";
import { readWorkbookBytes } from "@epb/workbook/node";
import { expect, test } from "vitest";
import { memoryIo } from "../../../../memory-io.testing.js";
import { runProgram } from "../../../../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../../../../fixtures/", import.meta.url));
const QUESTION = [
  "whatif",
  "projects/example-annual-end.json",
  ...["--set", "financing.indexRate=4%", "--set", "Payments a year=Quarterly"],
  ...["--monte-carlo", "20", "--sample", "financing.indexRate=uniform(3%,5%)"],
  ...["--figure", "Total interest", "--figure", "Project interest rate"],
];

async function written(path: string, ...options: readonly string[]): Promise<Map<string, string | Uint8Array>> {
  const io = memoryIo({ folder: FIXTURES });
  await runProgram([...QUESTION, "-o", path, ...options], io);
  return io.written.files;
}

test("a workbook has the numbers of the CSV files as numbers, without the columns for programs", async () => {
  const bytes = (await written("answers.xlsx")).get("answers.xlsx") as Uint8Array;
  const read = readWorkbookBytes(bytes);
  if (!read.ok) throw new Error("the workbook cannot be read");
  const csv = await written("answers", "--format", "csv");
  const names = ["changes", "simulation"];
  expect(read.workbook.sheets).toHaveLength(names.length);
  for (const [index, name] of names.entries()) {
    const lines = String(csv.get(`answers/${name}.csv`))
      .slice(1)
      .trimEnd()
      .split("\r\n");
    const cells = [...(read.workbook.sheets[index]?.cells() ?? [])];
    const title = cells.shift();
    expect(title?.value).toBeTruthy();
    // An empty text is an empty cell of the sheet.
    expect(cells.map(({ value }) => value).filter((value) => value !== "")).toEqual(
      lines.flatMap((line) => line.split(",")).filter((value) => value !== ""),
    );
    const labels = lines[0]?.split(",") ?? [];
    expect(labels).not.toContain("Path");
    const isNumber = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value);
    for (const { type, value } of cells) if (isNumber(String(value))) expect(type).toBe("number");
  }
});

test("percentiles from P5 to P95 are columns of the simulation", async () => {
  const [first] = String((await written("answers", "--format", "csv")).get("answers/simulation.csv")).split("\r\n");
  expect(first).toContain("Minimum,P5,P10,P25,P50,P75,P90,P95,Maximum");
});
