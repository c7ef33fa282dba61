import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Decimal } from "@epb/engine";
import { exactSum } from "@epb/engine/compare";
import { expect, test } from "vitest";
import { memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));

interface Attributed {
  readonly kind: string;
  readonly change: string;
  readonly parts: readonly { readonly amount: string }[];
}

test("the parts of every change add up to it, to the last digit", async () => {
  const revised = JSON.parse(readFileSync(`${FIXTURES}projects/school-district.json`, "utf8"));
  revised.data.financing.indexRate = "0.0401";
  revised.data.other.guarPctEstSav = "0.91";
  revised.data.ecms[1].implementation.baseConstructionCost = "600000.33";
  const io = memoryIo({ folder: FIXTURES, files: new Map([["revised.json", JSON.stringify(revised)]]) });
  const pattern = "costSavings.years[year=*].*";
  await runProgram(["diff", "projects/school-district.json", "revised.json", "-f", "json", "--outputs", pattern], io);
  const figures: readonly Attributed[] = JSON.parse(io.written.stdout).attribution.figures;
  const changed = figures.filter(({ kind, change }) => kind === "attributed" && change !== "0");
  expect(changed.length).toBeGreaterThan(30);
  for (const { change, parts } of changed) {
    expect(exactSum(parts.map(({ amount }) => new Decimal(amount))).toFixed()).toBe(change);
  }
});

/** Two projects with the same input that cannot be used. */
async function diffOfUnknown(...options: readonly string[]) {
  const json = JSON.parse(readFileSync(`${FIXTURES}projects/school-district.json`, "utf8"));
  json.unknownInputs = ["ecms[uuid=measure-1].implementation.baseConstructionCost"];
  json.data.ecms[0].implementation.baseConstructionCost = undefined;
  const files = new Map(["one.json", "other.json"].map((name) => [name, JSON.stringify(json)]));
  const io = memoryIo({ files });
  const exitCode = await runProgram(["diff", "one.json", "other.json", ...options], io);
  return { exitCode, stdout: io.written.stdout };
}

test("projects with unknown inputs are not reported as equal", async () => {
  const { exitCode, stdout } = await diffOfUnknown("--exit-code");
  expect(exitCode).toBe(1);
  expect(stdout).not.toContain("Nothing differs");
  expect(stdout).toContain("No differences in the readable values.");
  expect(stdout).toContain('1 input in the file "before" cannot be used');
  expect(stdout).toContain('1 input in the file "after" cannot be used');
});

test("JSON names the inputs that cannot be used on each side", async () => {
  const { stdout } = await diffOfUnknown("--format", "json");
  const { isSame, withheldBefore, withheldAfter } = JSON.parse(stdout);
  expect(isSame).toBe(false);
  for (const { inputs, figures } of [withheldBefore, withheldAfter]) {
    expect(inputs).toEqual(["ecms[uuid=measure-1].implementation.baseConstructionCost"]);
    expect(figures.length).toBeGreaterThan(10);
  }
});

test.each([
  ["about-a-thousand-dollars", '4,945.6 → "$1,000 approx" (text; not readable as a number)'],
  ["date-in-words", '2025-06-30 → "July 1, 2025" (text; not readable as a date)'],
  ["misspelt-technology", 'Building automation → "Bulding automation" (not in the list of the cell)'],
  ["reference-error", "$176,273.4 → #REF! (cannot be used)"],
])("shows the text of a cell that cannot be read: %s", async (name, change) => {
  const io = memoryIo({ folder: FIXTURES });
  await runProgram(["diff", "workbooks/federal-espc.xlsx", `seeded/${name}.xlsx`], io);
  expect(io.written.stdout).toContain(`\n  ${change}\n`);
});
