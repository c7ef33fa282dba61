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

test("without either nothing is known", async () => {
  const reading = await readingAfter({ lostNames: (name) => name.startsWith("epb_template"), withoutProperties: true });
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
