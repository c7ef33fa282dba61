import { expect, test } from "vitest";
import { readGood } from "../../testing/read.js";
import { example, plainProject, readingAfter } from "../../testing/template-workbook.js";
import { buildWorkbook } from "../../testing/workbook-builder.js";
import { readProjectFromWorkbook } from "./read-project-from-workbook.js";

async function readingAsVersion(version: string) {
  const target = (await example()).definedName("epb_template_version")?.target;
  if (target === undefined) throw new Error("The template names its version.");
  const address = `C${target.range.top}`;
  return readingAfter({ cells: [{ sheet: target.sheet, address, type: "text", value: version }] });
}

/** A cell of the kind, or of the version in the row below. */
async function identityCell(column: string, below: number) {
  const target = (await example()).definedName("epb_template_kind")?.target;
  if (target === undefined) throw new Error("The template names its kind.");
  return { address: `${column}${target.range.top + below}` };
}

test("any other workbook is not a valid template, in the specification's words", () => {
  const reading = readProjectFromWorkbook(readGood(buildWorkbook()));
  expect(reading.findings).toMatchObject([
    {
      code: "EPB-TPL-001",
      message: "The uploaded file does not appear to be a valid template, please contact {email}",
    },
  ]);
  expect(reading.template).toBeUndefined();
  expect(plainProject(reading)).toBeUndefined();
  expect(reading.cellOf("financing.awardDate")).toBeUndefined();
});

test("the document property identifies the template if the names are lost", async () => {
  const reading = await readingAfter({ lostNames: (name) => name.startsWith("epb_template") });
  expect(reading.template).toEqual({ kind: "epb-calculating", version: "4.2.10" });
  expect(reading.findings).toEqual([]);
});

const LOST = { lostNames: (name: string) => name.startsWith("epb_template"), withoutProperties: true };

test("the labels on the Instructions sheet identify the template if the names and the property are lost", async () => {
  const reading = await readingAfter({ ...LOST, renamedSheets: { Instructions: "Read me" } });
  expect(reading.template).toEqual({ kind: "epb-calculating", version: "4.2.10" });
  expect(reading.findings).toEqual([]);
});

test("an older version beside its label is older, with the place of the version", async () => {
  const { address } = await identityCell("C", 1);
  const cells = [{ sheet: "Instructions", address, type: "text", value: "4.2.9" } as const];
  const reading = await readingAfter({ ...LOST, cells });
  expect(reading.findings).toMatchObject([
    { code: "EPB-TPL-003", found: "epb-calculating 4.2.9", place: { sheet: "Instructions", address } },
  ]);
});

test.each([
  ["an unknown kind", "C", 0, "bridge"],
  ["no version", "C", 1, undefined],
  ["another label in place of the version", "B", 1, "Revision"],
  ["no label of the kind", "B", 0, undefined],
] as const)("with %s nothing is known", async (_, column, below, value) => {
  const { address } = await identityCell(column, below);
  const cell = { sheet: "Instructions", address, ...(value !== undefined && { type: "text" as const, value }) };
  const reading = await readingAfter({ ...LOST, cells: [cell] });
  expect(reading.findings).toMatchObject([{ code: "EPB-TPL-001" }]);
});

test.each([
  ["4.2.9", "EPB-TPL-003"],
  ["4.1", "EPB-TPL-003"],
  ["4.2.11", "EPB-TPL-004"],
  ["5", "EPB-TPL-004"],
  ["4.2.10-draft", "EPB-TPL-002"],
])("version %s is %s", async (version, code) => {
  const reading = await readingAsVersion(version);
  expect(reading.findings).toMatchObject([{ code, found: `epb-calculating ${version}` }]);
  expect(reading.template).toEqual({ kind: "epb-calculating", version });
  expect(plainProject(reading)).toBeUndefined();
});

test("the finding about an older version explains the migration to the current one", async () => {
  const { findings } = await readingAsVersion("4.2.9");
  expect(findings[0]).toMatchObject({ expected: "epb-calculating 4.2.10" });
  expect(findings[0]?.advice).toContain("epb migrate FILE -o NEW.xlsx");
});
