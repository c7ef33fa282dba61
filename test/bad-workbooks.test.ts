import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { withSupportContact } from "../packages/workbook/src/diagnostics/index.js";
import { BAD_CELLS, TEMPLATE_ERROR, TEN_MISTAKES } from "./testing/bad-cells.js";
import { BAD_FILES } from "./testing/bad-files.js";
import { type Calculated, calc, findingOf, placeOf } from "./testing/calc.js";
import { savedByExceljs } from "./testing/exceljs-workbook.js";
import { errorValue, number, readWorkbookFixture, text, WorkbookFile } from "./testing/workbook-file.js";

// The command reads each workbook as a person would pass it. The workbooks are changed as XML or with exceljs, and come
// from our writer and from LibreOffice, so that reader and writer do not share a mistake.

const BASES = ["school-district.xlsx", "school-district.libreoffice.xlsx"];

const namesOfObject = Object.getOwnPropertyNames(Object.prototype).sort();

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype).sort(), "Object.prototype is as it was").toEqual(namesOfObject);
});

describe("a file that is no workbook", () => {
  test.each(BAD_FILES)("$what", async ({ fileName = "project.xlsx", bytes, code, words }) => {
    const result = await calc(fileName, bytes());
    expect(result.issues.map((issue) => issue.code)).toEqual([code]);
    expect(result).toMatchObject({ exitCode: 3, ok: false, values: "" });
    expect(result.words).toContain(`${fileName} error ${code}`);
    for (const phrase of words) expect(result.words).toContain(phrase);
    expect(result.words).toMatch(/ fix \w/);
  });
});

describe.each(BASES)("%s with", (base) => {
  let unchanged: Calculated;
  beforeAll(async () => {
    unchanged = await calc(`workbooks/${base}`);
  });

  test.each(BAD_CELLS)("$what", async ({ edit, exitCode, findings, found, expected, advice }) => {
    const known = unchanged.issues.map(findingOf);
    const result = await calc("project.xlsx", edit(new WorkbookFile(readWorkbookFixture(base))).bytes());
    const added = result.issues.filter((issue) => !known.includes(findingOf(issue)));
    expect(added.map(findingOf).sort()).toEqual([...findings].sort());
    expect(result.exitCode).toBe(exitCode);

    const first = result.issues.find((issue) => findingOf(issue) === findings[0]);
    const place = first === undefined ? undefined : placeOf(first);
    expect(result.words).toContain(
      `project.xlsx${place === undefined ? "" : ` › ${place}`} ${first?.severity} ${first?.code}`,
    );
    if (found !== undefined) expect(result.words).toContain(`found ${found}`);
    if (expected !== undefined) expect(result.words).toContain(`expected ${expected}`);
    expect(first?.advice).toContain(advice);
    expect(result.words).toContain(`fix ${first?.advice}`);
    expect(result.words, "no character commands the terminal").not.toMatch(/\p{Cc}/u);
  });

  test("values that are read despite a finding give the same figures", async () => {
    const { values } = unchanged;
    const read = BAD_CELLS.filter(({ exitCode, findings }) => exitCode === 0 && !findings[0]?.startsWith("EPB-RAT"));
    expect(read.length).toBeGreaterThan(4);
    for (const { what, edit } of read) {
      const result = await calc("project.xlsx", edit(new WorkbookFile(readWorkbookFixture(base))).bytes());
      expect(result.values === values, what).toBe(true);
    }
  });

  test("the finding about an unknown savings category has the specification's words, without a support address", async () => {
    const edited = new WorkbookFile(readWorkbookFixture(base)).put("Schedule 4!H11", text("Steam"));
    const { issues, words } = await calc("project.xlsx", edited.bytes());
    expect(issues.filter(({ code }) => code === TEMPLATE_ERROR.code)).toMatchObject([
      { message: withSupportContact(TEMPLATE_ERROR.message) },
    ]);
    expect(words).toContain(withSupportContact(TEMPLATE_ERROR.message));
  });
});

describe.each(BASES)("ten mistakes in %s are all found in one run, in the order of the tabs and rows,", (base) => {
  const expected = TEN_MISTAKES.map(({ code, place }) => `${code} ${place}`);

  async function expectAll(bytes: Uint8Array): Promise<void> {
    const { exitCode, issues, words } = await calc("ten.xlsx", bytes);
    expect(exitCode).toBe(1);
    const found = issues.map(findingOf);
    expect(found.filter((finding) => expected.includes(finding))).toEqual(expected);
    const sheets = new WorkbookFile(bytes).sheetNames();
    const positions = issues
      .filter(({ sheet }) => sheet !== undefined)
      .map(({ sheet = "", cell = "" }) => [sheets.indexOf(sheet), Number(/\d+/.exec(cell)?.[0] ?? 0)]);
    expect(positions.length).toBeGreaterThanOrEqual(expected.length);
    const sorted = [...positions].sort(
      ([tab = 0, row = 0], [nextTab = 0, nextRow = 0]) => tab - nextTab || row - nextRow,
    );
    expect(positions).toEqual(sorted);
    for (const { place, code } of TEN_MISTAKES) expect(words).toMatch(new RegExp(`› ${place} (error|warning) ${code}`));
  }

  test("changed as XML", async () => {
    const workbook = new WorkbookFile(readWorkbookFixture(base));
    for (const { place, put } of TEN_MISTAKES) {
      if (typeof put === "number") workbook.put(place, number(put));
      else workbook.put(place, typeof put === "string" ? text(put) : errorValue(put.error, "SUM(#REF!)"));
    }
    await expectAll(workbook.bytes());
  });

  test("changed with exceljs", async () => {
    await expectAll(await savedByExceljs(readWorkbookFixture(base), TEN_MISTAKES));
  });
});
