import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFixture } from "../../testing/fixtures.js";
import { anyProject } from "../../testing/full-project-arbitrary.js";
import type { JsonObject } from "../../testing/json.js";
import { parsed } from "../../testing/parsed.js";
import { plainProject } from "../../testing/plain-project.js";
import { soundExpressProject, soundProject } from "../../testing/sound-project-arbitrary.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { listFigures } from "../calculate/list-figures.js";
import { Decimal } from "../decimal/decimal.js";
import { EngineError } from "../errors/engine-error.js";
import { parseEnteringProject } from "../input/upgrade/parse-entering-project.js";
import type { FigureValue } from "../model/figure.js";
import { applyOverlay } from "../whatif/apply-overlay.js";
import { calculateKnownFigures } from "../withhold/calculate-known-figures.js";
import { calculate, type ProjectResult } from "./calculate.js";
import { exampleProject } from "./example-project.js";
import type { InputChanges } from "./input-changes.js";

const asText = (value: FigureValue): string => (Decimal.isDecimal(value) ? value.toFixed() : String(value));
const valuesOf = (result: ProjectResult): readonly string[] =>
  result.allFigures().map(({ path, value }) => `${path} ${value}`);
const thrownBy = (run: () => unknown): EngineError => {
  try {
    run();
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
  throw new Error("Nothing was thrown.");
};
const changesOf = (changes: InputChanges): readonly string[] =>
  calculate(exampleProject(), { changes }).changes.map(({ path, before, after }) => `${path}: ${before} → ${after}`);

describe("the figures", () => {
  test.each([
    ["full edition", soundProject],
    ["express", soundExpressProject],
  ])("are those of calculateProject as text: %s", (_, projects: fc.Arbitrary<JsonObject>) => {
    fc.assert(
      fc.property(projects, (json) => {
        const { calculatedValues, issues } = calculateProject(parsed(json));
        const result = calculate(json);
        expect(valuesOf(result)).toEqual(
          listFigures(calculatedValues).map(({ path, value }) => `${path} ${asText(value)}`),
        );
        expect(result.findings.map(({ code, at }) => `${code} ${at}`)).toEqual(
          issues.map(({ code, at }) => `${code} ${at}`),
        );
      }),
      { numRuns: 30 },
    );
  });

  test("of any project are those that its inputs allow", () => {
    fc.assert(
      fc.property(anyProject, (json) => {
        const read = parseEnteringProject(json);
        fc.pre(read.ok && read.value.record.calculationType !== 2);
        const { calculatedValues, ok } = calculateKnownFigures(read.ok ? read.value : parsed(json));
        const result = calculate(json);
        expect(result.ok).toBe(ok);
        expect(valuesOf(result)).toEqual(
          listFigures(calculatedValues).map(({ path, value }) => `${path} ${asText(value)}`),
        );
      }),
      { numRuns: 30 },
    );
  });

  test("are found by label, path, and words", () => {
    const { figure } = calculate(exampleProject());
    const path = "costSavings.years[year=7].payment";
    expect([path, "Payment, year 7", "payment of year 7"].map((name) => figure(name).path)).toEqual([path, path, path]);
    expect(figure("interest rate")).toEqual({
      label: "Project interest rate",
      path: "projectSummary.financing.projectInterestRate",
      // 0.031 + 0.0165
      value: "0.0475",
      unit: "a year",
      text: "4.75%",
    });
  });

  test("are explained by the same names", () => {
    const { explain } = calculate(exampleProject());
    expect(explain("interest rate")).toMatch(
      /^Project interest rate = 4\.75% a year\n {2}= Index rate \+ Added premium\n/,
    );
    expect(explain("total payments", 2).length).toBeGreaterThan(explain("total payments").length);
    expect(() => explain("Totl payments")).toThrow(/Did you mean/);
  });

  test("with an unclear or unknown name are refused, with the names to use", () => {
    const { figure } = calculate(exampleProject());
    expect(() => figure("Totl payments")).toThrow(/Did you mean .*totalPayments/);
    expect(() => figure("savings in year 3")).toThrow(/Use one of these paths: .*guaranteedSavings/);
    expect(() => figure("Index rate")).toThrow("financing.indexRate is an input.");
  });

  test("of the summary are the key figures", () => {
    const paths = calculate(exampleProject()).keyFigures.map(({ path }) => path);
    expect(paths).toContain("projectSummary.financialSummary.totalPayments");
    expect(paths).toHaveLength(16);
    const express = calculate(readFixture("projects/epx-campus.json")).keyFigures.map(({ path }) => path);
    expect(express).toContain("express.totalNetSavings");
  });

  test("that depend on an input that cannot be true are absent", () => {
    const overlaid = applyOverlay(parsed(plainProject()), { "financing.indexRate": "4.5" });
    if (!overlaid.ok) throw new Error("The overlay is refused.");
    const result = calculate(overlaid.project);
    expect(result.ok).toBe(false);
    expect(result.findings.map(({ at }) => at)).toContain("financing.indexRate");
    expect(() => result.figure("Total payments")).toThrow("has no value in this calculation");
    expect(result.figure("Total implementation price").value).toBe(
      calculate(plainProject()).figure("Total implementation price").value,
    );
  });
});

describe("the result", () => {
  const result = calculate(exampleProject());

  test("is plain data, for JSON and for messages", () => {
    const { ok, name, keyFigures, findings, changes } = result;
    const plain = { ok, name, keyFigures, findings, changes };
    expect(JSON.parse(JSON.stringify(result))).toEqual(plain);
    expect({ ...structuredClone(result) }).toEqual(plain);
  });

  test("is the same for JSON text, plain data, and a parsed project", () => {
    const values = valuesOf(result);
    expect(valuesOf(calculate(JSON.stringify(exampleProject())))).toEqual(values);
    expect(valuesOf(calculate(parsed(exampleProject())))).toEqual(values);
  });

  test("without changes is that without the option", () => {
    expect(valuesOf(calculate(exampleProject(), { changes: {} }))).toEqual(valuesOf(result));
  });
});

describe("changes", () => {
  test("are texts as people type them, numbers, decimals, and yes or no", () => {
    const rate = ["financing.indexRate: 0.031 → 0.04"];
    const texts = ["4%", " 4.0 % ", "0.04", 0.04, new Decimal("0.04")];
    for (const value of texts) expect(changesOf({ "Index rate": value })).toEqual(rate);
    expect(changesOf({ "capitalization.procureOther": "$700,000" })).toEqual([
      "capitalization.procureOther: 60000 → 700000",
    ]);
    expect(changesOf({ "Award date": "2027-01-31" })).toEqual(["financing.awardDate: 2024-01-31 → 2027-01-31"]);
    expect(changesOf({ "Index rate": "+10%" })).toEqual(["financing.indexRate: 0.031 → 0.0341"]);
  });

  test.each([[null], [undefined], [""]])("clear an input: %j", (value) => {
    expect(changesOf({ "Index rate": value })).toEqual(["financing.indexRate: 0.031 → undefined"]);
  });

  test("of a column change every item", () => {
    const changed = changesOf({ "Retained savings": "0" });
    expect(changed.length).toBeGreaterThan(1);
    expect(changed[0]).toBe("performancePeriod[year=1].retainedSavings: 1000 → 0");
  });

  test("give the figures of an overlay", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), (thousandths) => {
        const rate = new Decimal(thousandths).div(1000);
        const overlaid = applyOverlay(parsed(exampleProject()), { "financing.indexRate": rate });
        if (!overlaid.ok) throw new Error("The overlay is refused.");
        const changed = calculate(exampleProject(), { changes: { "Index rate": `${rate.times(100).toFixed()}%` } });
        expect(valuesOf(changed)).toEqual(valuesOf(calculate(overlaid.project)));
      }),
      { numRuns: 15 },
    );
  });

  test("that cannot be made are refused together, and nothing is calculated", () => {
    const changes = { "Index rte": "4%", "Added premium": 2, "Award date": "tomorrow" };
    const { code, message } = thrownBy(() => calculate(exampleProject(), { changes }));
    expect(code).toBe("changes/refused");
    expect(message.split("\n")).toEqual([
      "The changes cannot be made, and nothing is calculated.",
      "Index rte: No input of a project has this path. Did you mean financing.indexRate?",
      "Added premium: The rate 2 may mean 2% or 200%. Write 2% or 200%.",
      "Award date: This is not a date of the calendar in the form year-month-day. Write year, month, and day with dashes, and check that the month has this day.",
    ]);
  });

  test("of an Override project are refused, because its figures would stay the same", () => {
    const json = readFixture("projects/direct-funded-override.json");
    expect(calculate(json).ok).toBe(true);
    expect(() => calculate(json, { changes: { "Index rate": "4%" } })).toThrow(
      "The figures of an Override project are supplied",
    );
  });
});

describe("JSON that is not a project", () => {
  test("is refused with every problem", () => {
    const { record, data } = exampleProject();
    const { code, message, details } = thrownBy(() =>
      calculate({ record, data: { ...data, financing: { indexRate: "4%", awardDate: "2027-02-30" } } }),
    );
    expect(code).toBe("project/unreadable");
    expect(message).toMatch(
      /^This is not a project that can be read\.\nfinancing\.indexRate: .*\nfinancing\.awardDate: /,
    );
    expect(details["problems"]).toHaveLength(2);
  });

  test.each([
    ["a text that is not JSON", "{", "the text: SyntaxError"],
    ["nothing", undefined, "the project: A required value is missing."],
    ["a number", 5, "the project: This is not an object with fields."],
    ["an empty object", {}, "record: A required value is missing."],
  ])("is refused: %s", (_, json, problem) => {
    expect(() => calculate(json)).toThrow(`This is not a project that can be read.\n${problem}`);
  });
});
