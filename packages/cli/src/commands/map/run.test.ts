import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { EPB_CALCULATING_4_2_10 } from "@epb/workbook";
import type { Profile } from "@epb/workbook/mapping";
import { readWorkbookBytes } from "@epb/workbook/node";
import { describe, expect, test } from "vitest";
import { answeredMapping } from "../../../../../test/testing/foreign/answered-mapping.js";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const FORM = "foreign/pro-forma.xlsx";
const PROFILE = "foreign/pro-forma.epb-profile.json";

const run = async (
  args: readonly string[],
  files: ReadonlyMap<string, string | Uint8Array> = new Map(),
  typed: readonly string[] = [],
) => {
  const io = memoryIo({ folder: FIXTURES, files, stdin: typed.map((line) => `${line}\n`).join("") });
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
const figuresOf = (stdout: unknown): { readonly costSavings?: unknown } =>
  JSON.parse(
    JSON.stringify(
      (JSON.parse(String(stdout)) as { readonly calculatedValues: unknown }).calculatedValues,
      (key, value) => (key === "uuid" ? undefined : value),
    ),
  );

// Three runs of calc and two written workbooks.
test("with the open questions answered, the filled template and the form have the figures of the project", {
  timeout: timeLimit(45_000),
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

describe("questions in the terminal", () => {
  const ask = (typed: readonly string[], ...[form = FORM, ...options]: readonly string[]) =>
    run(["map", form, "--ask", "-o", "project.xlsx", ...options], new Map(), typed);

  // Two runs of calc, and several written workbooks.
  test("lead to the figures of the project", { timeout: 45_000 }, async () => {
    const { status, stderr, files } = await ask(["4", "1", "2", "", "Energy office"]);
    expect(stderr).toContain("Question 3 of 3");
    expect(status).toBe(0);
    const json = ["--format", "json", "--quiet"];
    const expected = figuresOf((await run(["calc", FORM, "--profile", PROFILE, ...json])).stdout);
    const filled = figuresOf((await run(["calc", "project.xlsx", ...json], new Map(files))).stdout);
    // The form does not state the parts of the delivery charge.
    expect(filled.costSavings).toEqual(expected.costSavings);
    const profile = JSON.parse(String(files.get("pro-forma.epb-profile.json"))) as Profile;
    expect(profile.constants).toContainEqual({
      to: "financing.paymentTimingTypeID",
      value: "End of period",
      decidedBy: "Energy office",
    });
  });

  // Several written workbooks.
  test("take a cell with the unit that its label has, a factor, and a way back", { timeout: 45_000 }, async () => {
    const { files, stderr } = await ask(
      [
        ...["4", "4", "1", "closing", "Pro Forma!Z99", "Pro Forma!D12", "retained", "b"],
        ...["guaranteed percentage", "Pro Forma!D9 * 0.02", "zebra", "", ""],
      ],
      FORM,
    );
    expect(stderr).toContain("Pro Forma!Z99 is blank.");
    expect(stderr).toContain("Nothing is named “zebra”.");
    const { values } = JSON.parse(String(files.get("pro-forma.epb-profile.json"))) as Profile;
    expect(values.find(({ to }) => to === "capitalization.procureOther")).toMatchObject({ scale: "1000" });
    expect(values.find(({ to }) => to === "other.guarPctEstSav")).toMatchObject({ scale: "0.02" });
  });

  // Several written workbooks.
  test("keep the answers of a person who stops, under a name that no file has", { timeout: 45_000 }, async () => {
    const stopped = await ask(["4", "q"]);
    expect(stopped.status).toBe(1);
    expect([...stopped.files.keys()]).toEqual(["pro-forma-mapping.xlsx"]);
    const again = await run(
      ["map", FORM, "--ask", "-o", "project.xlsx"],
      new Map([["pro-forma-mapping.xlsx", "answers"]]),
      ["4"],
    );
    expect([...again.files.keys()]).toEqual(["pro-forma-mapping-2.xlsx"]);
    const continued = await run(
      ["map", FORM, "--with", "pro-forma-mapping.xlsx", "-o", "project.xlsx"],
      new Map(stopped.files),
    );
    const profile = JSON.parse(String(continued.files.get("pro-forma.epb-profile.json"))) as Profile;
    expect(profile.constants.map(({ to }) => to)).toContain("characteristics.marketSegmentId");
  });

  // Several written workbooks.
  test("let a person take an answer back", { timeout: 45_000 }, async () => {
    // The market segment is entered, and then left out.
    const changed = await ask(["4", "b", "n", "1", "2", "", ""]);
    const { constants } = JSON.parse(String(changed.files.get("pro-forma.epb-profile.json"))) as Profile;
    expect(constants.map(({ to }) => to)).not.toContain("characteristics.marketSegmentId");
  });

  test("are not asked if the project could not be written", async () => {
    const io = memoryIo({
      folder: FIXTURES,
      files: new Map([["project.xlsx", "filled in by a person"]]),
      stdin: "4\n",
    });
    expect(await runProgram(["map", FORM, "--ask", "-o", "project.xlsx"], io)).toBe(2);
    expect(io.written.stderr).not.toContain("Question");
    expect((await run(["map", FORM, "--ask", "--with", "mapping.xlsx"])).stderr).toContain("Use either");
    expect((await run(["map", FORM, "--ask"])).stderr).toContain("Give a file name");
  });
});
