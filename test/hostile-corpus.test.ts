import { afterEach, describe, expect, test } from "vitest";
import { readProjectFromWorkbook } from "../packages/workbook/src/intake/read-project-from-workbook.js";
import type { FlatWorkbook } from "../packages/workbook/src/xlsx/flat-workbook.js";
import { HOSTILE_CHAPTERS, HOSTILE_FILES } from "../packages/workbook/testing/hostile/all-hostile-files.js";
import { type HostileFile, MEBIBYTE } from "../packages/workbook/testing/hostile/hostile-file.js";
import { read } from "../packages/workbook/testing/read.js";

/**
 * A hundred times the processor time of most files, and far below the time of a reader without limits. Elapsed time
 * would depend on other programs on the machine.
 */
const MOST_SECONDS = 20;

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const cleanPrototype = Object.getOwnPropertyNames(Object.prototype).sort();

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype).sort(), "Object.prototype is as it was").toEqual(cleanPrototype);
});

/** Reads every part of a workbook, because many parts are only decoded on access. */
function walk(workbook: FlatWorkbook): void {
  for (const sheet of workbook.sheets) {
    for (const cell of sheet.cells()) {
      const { value, formula = "" } = cell;
      if (typeof value !== "string" || typeof formula !== "string") throw new Error(`${cell.address} is no text`);
      workbook.numberFormat(cell);
    }
  }
  for (const { name, scope } of workbook.definedNames) workbook.definedName(name, scope);
  expect(workbook.customProperties.get("constructor") ?? "x").toBe("x");
  readProjectFromWorkbook(workbook);
}

function valueAt(workbook: FlatWorkbook, place: string): string | undefined {
  const [sheet = "", address = ""] = place.split("!");
  return workbook.sheet(sheet)?.cell(address)?.value;
}

/** The shipped command reads the other large files, in a separate process: hostile-workbooks.test.ts. */
const isReadHere = ({ outcome, isLarge }: HostileFile): boolean =>
  outcome.kind !== "json" && (isLarge !== true || outcome.kind === "read");

const CHAPTERS_OF_WORKBOOKS = HOSTILE_CHAPTERS.map(({ title, files }) => ({
  title,
  files: files.filter(isReadHere),
})).filter(({ files }) => files.length > 0);

describe.each(CHAPTERS_OF_WORKBOOKS)("$title:", ({ files }) => {
  test.each(files)("$name is refused or read within bounds", ({ bytes, outcome, isLarge }) => {
    const file = bytes();
    if (isLarge !== true) expect(file.length).toBeLessThan(MEBIBYTE);
    const start = processorSeconds();
    const result = read(file);
    if (result.ok) walk(result.workbook);
    expect(processorSeconds() - start).toBeLessThan(MOST_SECONDS);

    if (outcome.kind !== "refused") {
      if (!result.ok) throw new Error(`It is refused: ${JSON.stringify(result.finding)}`);
      const cells = outcome.kind === "read" ? (outcome.cells ?? {}) : {};
      for (const [place, value] of Object.entries(cells)) expect(valueAt(result.workbook, place), place).toBe(value);
      return;
    }
    if (result.ok) throw new Error("It is read without a finding.");
    expect(result.finding.name).toBe(outcome.finding);
    if (outcome.found !== undefined) expect(result.finding.found).toContain(outcome.found);
    expect(result.finding.advice).not.toBe("");
    expect(JSON.stringify(result.finding).length, "a finding stays short").toBeLessThan(2_000);
  });
});

test("the hostile files have unique names and descriptions", () => {
  const names = HOSTILE_FILES.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index || !/^[a-z0-9-]+$/.test(name))).toEqual([]);
  expect(HOSTILE_FILES.filter(({ tries }) => !/^[A-Z].*\.$/.test(tries)).map(({ tries }) => tries)).toEqual([]);
});
