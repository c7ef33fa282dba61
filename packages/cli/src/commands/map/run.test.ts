import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { EPB_CALCULATING_4_2_10 } from "@epb/workbook";
import { readWorkbookBytes } from "@epb/workbook/node";
import { expect, test } from "vitest";
import { answeredMapping } from "../../../../../test/testing/foreign/answered-mapping.js";
import { memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const FORM = "foreign/pro-forma.xlsx";
const PROFILE = "foreign/pro-forma.epb-profile.json";

const run = async (args: readonly string[], files: ReadonlyMap<string, string | Uint8Array> = new Map()) => {
  const io = memoryIo({ folder: FIXTURES, files });
  return { status: await runProgram(args, io), ...io.written };
};

/** Values that the form does not state, from the profile of the fixtures. */
const ANSWERS = Object.fromEntries(
  (
    JSON.parse(readFileSync(FIXTURES + PROFILE, "utf8")) as {
      readonly constants: readonly { readonly to: string; readonly value: string }[];
    }
  ).constants.map(({ to, value }) => [`Inputs|${to}|Value if the form has no cell`, value]),
);

async function mapping(): Promise<Uint8Array> {
  const form = readWorkbookBytes(readFileSync(FIXTURES + FORM));
  if (!form.ok) throw new Error(form.finding.message);
  return answeredMapping(form.workbook, EPB_CALCULATING_4_2_10, FORM, ANSWERS);
}

/** The calculated values of a run of calc, without the tracks of the file. */
const figuresOf = (stdout: unknown): unknown =>
  JSON.parse(
    JSON.stringify(
      (JSON.parse(String(stdout)) as { readonly calculatedValues: unknown }).calculatedValues,
      (key, value) => (key === "uuid" ? undefined : value),
    ),
  );

// Three runs of calc and two written workbooks.
test("with the open questions answered, the filled template and the form have the figures of the project", {
  timeout: 45_000,
}, async () => {
  const files = new Map<string, string | Uint8Array>([["mapping.xlsx", await mapping()]]);
  const filled = await run(["map", FORM, "--with", "mapping.xlsx", "-o", "project.xlsx"], files);
  expect(filled.stderr).toBe("");
  expect(filled.status).toBe(0);
  const written = new Map(filled.files);
  expect([...written.keys()]).toEqual(expect.arrayContaining(["project.xlsx", "pro-forma.epb-profile.json"]));

  const json = ["--format", "json", "--quiet"];
  const expected = figuresOf((await run(["calc", FORM, "--profile", PROFILE, ...json])).stdout);
  const ofTemplate = await run(["calc", "project.xlsx", ...json], written);
  expect(figuresOf(ofTemplate.stdout)).toEqual(expected);
  const ofForm = await run(["calc", FORM, "--profile", "pro-forma.epb-profile.json", ...json], written);
  expect(figuresOf(ofForm.stdout)).toEqual(expected);
});

test("a mapping with a wrong entry is refused with the cell of the mapping", async () => {
  const form = readWorkbookBytes(readFileSync(FIXTURES + FORM));
  if (!form.ok) throw new Error(form.finding.message);
  const wrong = await answeredMapping(form.workbook, EPB_CALCULATING_4_2_10, FORM, {
    "Inputs|financing.indexRate|Factor": "a tenth",
  });
  const { status, stderr, files } = await run(
    ["map", FORM, "--with", "mapping.xlsx", "-o", "project.xlsx"],
    new Map([["mapping.xlsx", wrong]]),
  );
  expect(status).toBe(3);
  expect(stderr).toMatch(/mapping\.xlsx › Inputs!H\d+ {2}error EPB-MAP-008/);
  expect(files.has("project.xlsx")).toBe(false);
});

test("no profile is written if the project cannot be written", async () => {
  const form = readWorkbookBytes(readFileSync(FIXTURES + FORM));
  if (!form.ok) throw new Error(form.finding.message);
  const files = new Map<string, string | Uint8Array>([
    ["mapping.xlsx", await answeredMapping(form.workbook, EPB_CALCULATING_4_2_10, FORM, {})],
    ["project.xlsx", "filled in by a person"],
  ]);
  const {
    status,
    stderr,
    files: written,
  } = await run(["map", FORM, "--with", "mapping.xlsx", "-o", "project.xlsx"], files);
  expect(status).toBe(2);
  expect(stderr).toContain("project.xlsx exists");
  expect([...written.keys()]).toEqual([]);
});

test("a workbook of a template and a file that is no mapping are refused", async () => {
  const own = await run(["map", "workbooks/school-district.xlsx"]);
  expect(own.status).toBe(2);
  expect(own.stderr).toContain("needs no mapping");
  const other = await run(["map", FORM, "--with", "foreign/task-order.xlsx", "-o", "project.xlsx"]);
  expect(other.status).toBe(2);
  expect(other.stderr).toContain("is not a mapping");
});
