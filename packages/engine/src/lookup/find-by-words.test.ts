import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculateProject } from "../calculate/calculate-project.js";
import { explainProject } from "../explain/explain-project.js";
import { parseProject } from "../input/parse-project.js";
import { findByWords } from "./find-by-words.js";
import { type CalculatedProject, namedFigures } from "./project-names.js";

const FILE = new URL("../../../../fixtures/projects/school-district.json", import.meta.url);
const parsed = parseProject(JSON.parse(readFileSync(FILE, "utf8")));
if (!parsed.ok) throw new Error("the fixture is no project");
const result: CalculatedProject = { project: parsed.value, calculation: calculateProject(parsed.value) };
const explainer = explainProject(result.project, result.calculation);
const labels = (phrase: string): readonly string[] => findByWords(phrase, result, explainer).map(({ label }) => label);

describe("the words of a phrase", () => {
  test.each([
    ["payment of year 7", "Payment, year 7"],
    ["interest of the 5th year", "Interest, year 5"],
    ["what do we owe", "Remaining balance"],
    ["m&v cost year 2", "Measurement and verification, year 2"],
    ["guarantee percentage", "Guaranteed percentage of the estimated savings"],
    ["retained savings in yr 4", "Retained savings, year 4"],
    ["payback of measure 2", "Simple payback, measure 2"],
    ["annual payment", "Annual contractor payments, year 1"],
  ])("%s name one value", (phrase, label) => {
    expect(labels(phrase)).toEqual([label]);
  });

  test.each([
    ["CO2", "Greenhouse gas saved"],
    ["guaranteed", "Total guaranteed cost savings"],
    ["how long", "Performance period"],
    ["savings year 3", "Estimated savings, year 3"],
    ["price of measure 3", "Implementation price, measure 3"],
    ["inflation", "Escalation rate, year 2, O&M"],
  ])("%s name several values, the nearest first", (phrase, label) => {
    const found = labels(phrase);
    expect(found[0]).toBe(label);
    expect(found.length).toBeGreaterThan(1);
  });

  test.each(["", "of the", "year 7", "tax credits", "npv"])('"%s" name nothing', (phrase) => {
    expect(labels(phrase)).toEqual([]);
  });

  test("in any order, with any capitals, and with small words name the same value", () => {
    const yearly = namedFigures(result, explainer).filter(({ path }) => /^costSavings\.years\[year=\d+\]\./.test(path));
    fc.assert(
      fc.property(fc.constantFrom(...yearly), fc.boolean(), fc.boolean(), ({ label }, isReversed, isLoud) => {
        const [thing = "", year = ""] = label.split(", ");
        const words = isReversed ? thing.split(" ").reverse().join(" ") : thing;
        const phrase = `the ${words} in ${year}`;
        expect(labels(isLoud ? phrase.toUpperCase() : phrase)[0]).toBe(label);
      }),
    );
  });
});
