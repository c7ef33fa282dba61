import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { number, readWorkbookFixture, text, WorkbookFile } from "../../../../../test/testing/workbook-file.js";
import { ExitCode } from "../../exit-code.js";
import { memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const PROJECT = readFileSync(`${FIXTURES}projects/school-district.json`, "utf8");
const BYTES = readWorkbookFixture("school-district.xlsx");
/** The base construction cost of the first measure is $15 000 higher. */
const DEARER = new WorkbookFile(BYTES).put("Schedule 2a!J9", number(627_000)).bytes();
/** The same cell as a text that is no number. */
const UNREADABLE = new WorkbookFile(BYTES).put("Schedule 2a!J9", text("to follow")).bytes();

const FILES = new Map<string, string | Uint8Array>([
  ["base.json", PROJECT],
  ["dearer.xlsx", DEARER],
  ["unreadable.xlsx", UNREADABLE],
]);

interface View {
  readonly ok: boolean;
  readonly of?: string;
  readonly reason?: string;
  readonly netSavings?: string;
  readonly lifeCycleCost?: Readonly<Record<string, { readonly total: string }>>;
}

async function economicsOf(...args: readonly string[]) {
  const io = memoryIo({ files: FILES });
  const exitCode = await runProgram(["economics", ...args, "--format", "json"], io);
  const answer = JSON.parse(io.written.stdout) as Readonly<Record<string, View & Readonly<Record<string, unknown>>>>;
  return { exitCode, answer };
}

test("net savings of an alternative are the difference of the two life-cycle costs", async () => {
  const { exitCode, answer } = await economicsOf("base.json", "dearer.xlsx", "--study-period", "20");
  expect(exitCode).toBe(ExitCode.Ok);
  const { lifeCycleCost, netSavings } = answer["directPurchase"] ?? {};
  const { baseCase, alternative } = lifeCycleCost ?? {};
  const difference = Number(baseCase?.total) - Number(alternative?.total);
  // Nothing but the price differs, and it is paid on the base date.
  expect(difference).toBeCloseTo(-15_000, 6);
  expect(Number(netSavings)).toBeCloseTo(difference, 6);
  const alone = await economicsOf("dearer.xlsx", "--study-period", "20");
  expect(Number(alternative?.total)).toBeCloseTo(-Number(alone.answer["directPurchase"]?.netSavings), 6);
});

test("an unknown input withholds the figures that depend on it, and is named with its file", async () => {
  const { exitCode, answer } = await economicsOf("base.json", "unreadable.xlsx", "--study-period", "20");
  expect(exitCode).toBe(ExitCode.Findings);
  expect(answer["baseCase"]).not.toHaveProperty("unknownInputs");
  expect(answer["alternative"]).toMatchObject({
    source: { file: "unreadable.xlsx" },
    unknownInputs: [{ label: "Base construction cost, measure 1", sheet: "Schedule 2a", cell: "J9" }],
  });
  const view = answer["directPurchase"];
  expect(view).toMatchObject({ ok: false, of: "alternative", reason: "figures-withheld" });
  expect(view).not.toHaveProperty("netSavings");
  expect(Object.keys(view?.lifeCycleCost ?? {})).toEqual(["baseCase"]);
});

test("the economics of one project name the input for which they are withheld", async () => {
  const { answer } = await economicsOf("unreadable.xlsx");
  expect(answer).toMatchObject({
    unknownInputs: [{ sheet: "Schedule 2a", cell: "J9" }],
    directPurchase: { ok: false, reason: "figures-withheld" },
  });
});
