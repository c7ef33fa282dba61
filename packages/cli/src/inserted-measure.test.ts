import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { memoryIo } from "./memory-io.testing.js";
import { runProgram } from "./program.js";

// LibreOffice inserted the row, and its formula of the total kept the rows from before.
const FILE = fileURLToPath(
  new URL("../../../fixtures/workbooks/inserted/measure-inserted-above-the-total.xlsx", import.meta.url),
);

interface Report {
  readonly files: readonly { readonly issues: readonly CellFinding[] }[];
}
interface CellFinding {
  readonly code: string;
  readonly sheet?: string;
  readonly cell?: string;
  readonly found?: string;
  readonly expected?: string;
}

async function outputOf(...args: readonly string[]): Promise<string> {
  const io = memoryIo({ files: new Map([["project.xlsx", new Uint8Array(readFileSync(FILE))]]), folder: "/" });
  await runProgram([...args, "project.xlsx"], io);
  return io.written.stdout;
}

test("a measure in a row above the total that the total leaves out is named by check", async () => {
  const { files } = JSON.parse(await outputOf("check", "--report", "json")) as Report;
  const findings = files.flatMap((file) => file.issues).filter(({ sheet }) => sheet === "Schedule 2a");
  expect(findings).toMatchObject([
    { code: "EPB-PLA-007", cell: "B39:N39" },
    { code: "EPB-FIG-007", cell: "M39:O39", found: "row 39" },
    { code: "EPB-FIG-001", cell: "M40", found: "$2,452,880.00 first", expected: "$2,952,880.00 there" },
  ]);
});

test("calc counts the measure in every figure", async () => {
  const { calculatedValues } = JSON.parse(await outputOf("calc", "--format", "json"));
  const { implementationTotals, capitalization } = calculatedValues.projectSummary;
  expect(implementationTotals.baseConstructionCost).toBe("2512000");
  expect(implementationTotals.totalImplementationPrice).toBe("2980880");
  expect(capitalization.totalAmountFinanced).toBe("3011380");
  expect((await outputOf("calc")).split("Total implementation price", 2)[1]).toMatch(/^ +\$2,980,880\.00\n/);
});
