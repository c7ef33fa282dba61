import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const FORM = "foreign/idiq-schedules.xlsx";

const run = async (args: readonly string[], files: ReadonlyMap<string, string | Uint8Array> = new Map()) => {
  const io = memoryIo({ folder: FIXTURES, files });
  return { status: await runProgram(args, io), ...io.written };
};

/** The calculated values of a run of calc, without the tracks of the file. */
const figuresOf = async (
  args: readonly string[],
  files?: ReadonlyMap<string, string | Uint8Array>,
): Promise<unknown> => {
  const { stdout } = await run(["calc", ...args, "--format", "json", "--quiet"], files);
  const { calculatedValues } = JSON.parse(String(stdout)) as { readonly calculatedValues: unknown };
  expect(calculatedValues).toBeDefined();
  return JSON.parse(JSON.stringify(calculatedValues, (key, value) => (key === "uuid" ? undefined : value)));
};

// Two runs of calc and a written workbook.
test.each(["idiq-schedules", "lender-schedule", "cash-flow-down"])(
  "the template that is written from %s has the figures of the form, to the last digit",
  { timeout: timeLimit(45_000) },
  async (name) => {
    const form = `foreign/${name}.xlsx`;
    const profile = ["--profile", `foreign/${name}.epb-profile.json`];
    const moved = await run(["migrate", form, ...profile, "-o", "new.xlsx"]);
    expect(moved.stderr).toBe("");
    expect(moved.status).toBe(0);
    const written = new Map(moved.files);
    expect(await figuresOf(["new.xlsx"], written)).toEqual(await figuresOf([form, ...profile]));
  },
);

test("without --profile, the profile beside the form that matches it is used", async () => {
  const moved = await run(["migrate", FORM, "-o", "new.xlsx", "--format", "json"]);
  const report = JSON.parse(String(moved.stdout)) as Readonly<Record<string, unknown>>;
  expect(report).toMatchObject({
    kind: "epb-form-migration",
    from: { file: FORM, profile: "Task order schedules of the federal contract, final" },
    to: { template: { kind: "epb-calculating" } },
    entered: ["financing.projectAgreementTypeID", "financing.paymentTimingYear", "financing.paymentTimingTypeID"],
    issues: [],
  });
  expect(report["taken"]).toContainEqual({ at: "financing.indexRate", from: { sheet: "TO-3", cell: "B6" } });
});

test("a form with inputs that cannot be read is not written", async () => {
  const profile = JSON.stringify({
    ...{ kind: "epb-profile", schemaVersion: "1", name: "Wrong place", template: "epb-calculating", matches: {} },
    values: [{ to: "financing.indexRate", sheet: "TO-3", label: "Rate that the form does not have" }],
    ...{ tables: [], words: [], constants: [] },
  });
  const files = new Map([["wrong.epb-profile.json", profile]]);
  const moved = await run(["migrate", FORM, "--profile", "wrong.epb-profile.json", "-o", "new.xlsx"], files);
  expect(moved.status).toBe(1);
  expect(String(moved.stderr)).toContain("EPB-MAP-002");
  expect(String(moved.stderr)).toContain("so epb wrote no workbook. Correct the inputs or the profile first.");
  expect(new Map(moved.files).has("new.xlsx")).toBe(false);
});

test("a profile that cannot be read, no profile, and a template of another edition are refused", async () => {
  const missing = await run(["migrate", FORM, "--profile", "missing.epb-profile.json", "-o", "new.xlsx"]);
  expect([missing.status, String(missing.stderr)]).toEqual([3, expect.stringContaining("EPB-MAP-006")]);
  const none = await run(["migrate", "other-formats/Pro Forma.csv", "-o", "new.xlsx"]);
  expect([none.status, String(none.stderr)]).toEqual([3, expect.stringContaining("EPB-FILE-")]);
  const express = await run(["migrate", FORM, "--to", "epx", "-o", "new.xlsx"]);
  expect([express.status, String(express.stderr)]).toEqual([
    2,
    expect.stringContaining(`${FORM} is read for epb-calculating. The template epx belongs to another edition`),
  ]);
});
