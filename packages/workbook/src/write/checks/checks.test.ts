import { afterAll, describe, expect, test } from "vitest";
import { panelOf } from "../../../testing/checks-panel.js";
import { seededMistakes } from "../../../testing/seeded-mistakes.js";
import { type Recalculated, recalculate } from "../../../testing/spreadsheet-engine.js";
import { blank, exampleProject, withUnreadablePrice, workbookOf } from "../../../testing/template-workbook.js";
import { KNOWN_TEMPLATES } from "../../templates/known-templates.js";
import type { FlatWorkbook } from "../../xlsx/flat-workbook.js";

const example = (): Promise<FlatWorkbook> => workbookOf(exampleProject(), true);
const EXAMPLE = await example();
/**
 * Building the engine takes seconds, so all tests share one engine; each enters its mistake and restores the old
 * content.
 */
const ENGINE: Recalculated = recalculate(EXAMPLE);
const LINES = seededMistakes(EXAMPLE).map(({ line }) => line);

/** The note below the title of Summary. */
const SUMMARY_NOTE = ["Summary", 3, 2] as const;
const DASHES = "A dash (–) is a figure that is not known.";

afterAll(() => ENGINE.close());

describe("the panel of checks", () => {
  test("says OK in every line for a project without mistakes", () => {
    const panel = panelOf(EXAMPLE, ENGINE);
    expect(Object.keys(panel)).toEqual(LINES);
    for (const answer of Object.values(panel)) expect(answer).toMatch(/^OK: /);
  });

  test.each(seededMistakes(EXAMPLE))("names the cell of $name", ({ line, told, ...cell }) => {
    const before = panelOf(EXAMPLE, ENGINE);
    ENGINE.enter([cell]);
    const mistaken = panelOf(EXAMPLE, ENGINE);
    ENGINE.putBack([cell]);
    expect(mistaken[line]).toContain(`Go to ${told}. `);
    expect(panelOf(EXAMPLE, ENGINE)).toEqual(before);
  });

  test.each(KNOWN_TEMPLATES)(
    "asks for the name of the project first in a blank workbook, and is counted on Summary: $kind",
    async (manifest) => {
      const workbook = await blank(manifest);
      const engine = recalculate(workbook);
      const panel = panelOf(workbook, engine);
      const said = engine.valueAt(...SUMMARY_NOTE);
      engine.close();
      const answers = Object.values(panel);
      const count = answers.filter((answer) => !answer.startsWith("OK: ")).length;
      const dashes = manifest.figureCells === "calculated" ? ` ${DASHES}` : "";
      expect(said).toBe(`Checks that are not met: ${count} of ${answers.length}. Go to Instructions.${dashes}`);
      expect(panel["Required inputs"]).toMatch(/^Go to Summary!C\d+\. Enter the name of the project\.$/);
      const { "Required inputs": _, "Last year of payments": __, ...others } = panel;
      for (const answer of Object.values(others)) expect(answer).toMatch(/^OK: /);
    },
  );

  test("says why nothing is checked in a workbook without formulas", async () => {
    const workbook = await workbookOf(withUnreadablePrice("example-annual-end"), true);
    const texts = [...(workbook.sheet("Instructions")?.cells() ?? [])].map(({ value }) => value);
    expect(texts.filter((text) => text.startsWith("Not checked: "))).toHaveLength(1);
    expect(workbook.sheet("Checks")).toBeUndefined();
  });
});

test("a sheet with dashes names their cause above them", () => {
  const [mistake] = seededMistakes(EXAMPLE).filter(({ line }) => line === "Numbers and dates");
  const cells = mistake === undefined ? [] : [mistake];
  expect(ENGINE.valueAt("Schedule 3", 3, 2)).toBe("");
  ENGINE.enter(cells);
  const said = ENGINE.valueAt("Schedule 3", 3, 2);
  ENGINE.putBack(cells);
  expect(said).toBe(
    `A dash (–) is a figure that is not known. Go to ${mistake?.told}. This cell holds text where a number or a date belongs.`,
  );
});

test("Summary says in one line that all checks are met, or how many are not", () => {
  expect(ENGINE.valueAt(...SUMMARY_NOTE)).toBe("OK: All checks on Instructions are met.");
  const mistakes = seededMistakes(EXAMPLE).filter(({ line }) => line === "Guarantee" || line === "Required inputs");
  ENGINE.enter(mistakes);
  const said = ENGINE.valueAt(...SUMMARY_NOTE);
  ENGINE.putBack(mistakes);
  expect(said).toBe(`Checks that are not met: ${mistakes.length} of 7. Go to Instructions. ${DASHES}`);
});

test("a sheet that only some projects need says why it is not printed, and how to print entries", async () => {
  const engine = recalculate(await blank());
  const notes = () => ["Schedule 5", "ESA"].map((sheet) => engine.valueAt(sheet, 3, 2));
  const without = notes();
  engine.enter([
    { sheet: "Schedule 5", row: 9, column: 3, content: 1000 },
    { sheet: "ESA", row: 5, column: 5, content: 0.09 },
  ]);
  const withEntries = notes();
  engine.close();
  const why = "This sheet has no entries. Only some projects need it, so only its title is printed.";
  expect(without).toEqual([why, why]);
  for (const note of withEntries) expect(note).toMatch(/^To print this sheet, set its print area to B1:[A-Z]+\d+\.$/);
});

test("a schedule says why it has no rows, and nothing once it has rows", async () => {
  const schedules = ["Amortization", "Amortization by Month"];
  const notes = ({ valueAt }: Recalculated) => schedules.map((sheet) => valueAt(sheet, 3, 2));
  const engine = recalculate(await blank());
  const said = notes(engine);
  engine.close();
  const why = "No row is calculated. The checks on Instructions name inputs that are missing.";
  expect(said).toEqual([why, why]);
  expect(notes(ENGINE)).toEqual(["", ""]);
});
