import { describe, expect, test } from "vitest";
import { type ExportedFunction, exportedFunctions } from "../scripts/docs/exported-functions.js";
import { FORMULA_AREAS, listFormulas } from "../scripts/docs/formulas.js";
import { readSources } from "../scripts/docs/sources.js";
import { checkWorkedExample, isWorkedExample, statedDecimals } from "../scripts/docs/worked-example.js";
import { ENGINE_LAYERS } from "./house-rules/engine-layers.js";

const SOURCES = readSources(["packages/engine/src"]);

/** Public functions that return an amount or a date without a calculation: they look it up, or read it from text. */
const WITHOUT_ARITHMETIC = new Set(["calendarDate", "savingsOf", "toDecimal"]);

/** Result type of a formula: an amount, a date, or amounts by key. */
const AMOUNTS = /^(Decimal|CalendarDate|ReadonlyMap<\w+, Decimal>)( \| undefined)?$/;

const linesOf = ({ doc }: ExportedFunction): string[] =>
  (doc?.parts ?? []).flatMap((part) => (part.kind === "lines" ? part.lines : []));

const wordsOf = ({ doc }: ExportedFunction): string =>
  [...(doc?.parts ?? []).map((part) => (part.kind === "prose" ? part.text : part.lines.join(" "))), doc?.returns].join(
    " ",
  );

describe("the examples of doc comments", () => {
  const functions = SOURCES.flatMap(exportedFunctions);
  const examples = functions.flatMap((formula) =>
    linesOf(formula)
      .filter(isWorkedExample)
      .map((line) => ({ title: `${formula.name}: ${line}`, line, decimals: statedDecimals(wordsOf(formula)) })),
  );

  test.each(examples)("hold: $title", ({ line, decimals }) => {
    expect(checkWorkedExample(line, decimals)).toBeUndefined();
  });

  test("exist for every public formula", () => {
    const without = listFormulas(SOURCES)
      .flatMap(({ formulas }) => formulas)
      .filter(
        ({ name, specifier, returnType }) =>
          specifier !== undefined && AMOUNTS.test(returnType) && !WITHOUT_ARITHMETIC.has(name),
      )
      .filter((formula) => !linesOf(formula).some(isWorkedExample))
      .map(({ path, line, name }) => `${path}:${line} ${name}`);
    expect(without).toEqual([]);
  });

  test("are looked for in every folder of formulas", () => {
    const areas = FORMULA_AREAS.map(({ folder }) => folder);
    const formulaLayer = ENGINE_LAYERS.find((folders) => folders.includes("pricing")) ?? [];
    expect(formulaLayer.filter((folder) => !areas.includes(folder))).toEqual(["input", "lifecycle", "rules"]);
  });
});

describe("an example", () => {
  test.each([
    ["13 200 000 ÷ 4 400 000 = 3"],
    ["13 200 000 ÷ 4 400 000 = 3"],
    ["400 000 + 15 000 ÷ 0.95 = 415 789.47…"],
    ["1 000 000 × 0.9 × 0.995^2 = 891 022.5   (year 3)"],
    ["53.06 + 0.001 × 25 = 53.085 (natural gas)"],
    ["0.4 kg/kWh × 1 000 kWh = 400 kg"],
    ["End, interest: 12 000 × 5 % ÷ 12 = 50"],
    ["7 ÷ 2 = 3.5, rounded 4"],
    ["−7 ÷ 2 = −3.5, rounded −4"],
    ["max(0, 100 − 250) = 0"],
    ["round(1.005, 2) = 1.01"],
    ["−(2 + 3)^2 = −25"],
    ["2024-01-31 + 18 months = 2025-07-31"],
    ["2024-02-29 + 1 year = 2025-02-28"],
    ["2024-03-31 − 1 month = 2024-02-29"],
  ])("holds: %s", (line) => {
    expect(isWorkedExample(line)).toBe(true);
    expect(checkWorkedExample(line)).toBeUndefined();
  });

  test.each([
    ["2 + 2 = 5", "comes to 4, not to 5"],
    ["1 ÷ 3 = 0.34…", "comes to 0.33, not to 0.34"],
    ["2 ÷ 3 = 0.67…", "comes to 0.66, not to 0.67"],
    ["7 ÷ 2 = 3.5, rounded 3", "comes to 4, not to 3"],
    ["2023-01-31 + 1 month = 2023-03-03", "comes to 2023-02-28, not to 2023-03-03"],
    ["(1 + 2 = 3", 'cannot be read: ")" is missing in "(1 + 2"'],
  ])("does not hold: %s", (line, wrong) => {
    expect(checkWorkedExample(line)).toBe(wrong);
  });

  test("may only be rounded as the formula says", () => {
    const line = "1 000 000 × 0.05 ÷ 12 = 4 166.667";
    expect(statedDecimals("Interest, $ to three decimals.")).toBe(3);
    expect(checkWorkedExample(line, 3)).toBeUndefined();
    expect(checkWorkedExample(line)).toMatch(/^comes to 4166\.666/);
    expect(checkWorkedExample(line, 2)).toBe("comes to 4166.67, not to 4166.667");
  });

  test("is not an equation in words", () => {
    expect(isWorkedExample("payment = price × production")).toBe(false);
    expect(isWorkedExample("needed payment = max(0, guaranteed savings − expenses)")).toBe(false);
  });
});
