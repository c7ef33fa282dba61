import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixtureNames, readFixture } from "../../testing/fixtures.js";
import { parsed } from "../../testing/parsed.js";
import { project as anyProject } from "../../testing/project-arbitrary.js";
import { FIGURES } from "../calculate/all-figures.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { listFigures } from "../calculate/list-figures.js";
import { Decimal } from "../decimal/decimal.js";
import type { FigureValue } from "../model/figure.js";
import { ALL_RULES } from "./all-rules.js";
import { explainProject } from "./explain-project.js";

/** An eleventh of a payment repeats: what follows from it agrees to 20 decimals of its 34 digits. */
const CLOSE = new Decimal("1e-20");

function isSame(worked: FigureValue, figure: FigureValue): boolean {
  return Decimal.isDecimal(worked) && typeof figure !== "boolean"
    ? worked.minus(figure).abs().lte(CLOSE)
    : String(worked) === String(figure);
}

/** Figures whose explanation does not come to them. */
function wronglyExplained(json: unknown): string[] {
  const project = parsed(json);
  const calculation = calculateProject(project);
  const { explain } = explainProject(project, calculation);
  return listFigures(calculation.calculatedValues).flatMap(({ path, value }) => {
    const { working } = explain(path);
    return isSame(working.value, value) ? [] : [`${path}: ${working.value} is not ${value}`];
  });
}

test("every figure has a rule, and every rule a figure", () => {
  expect(Object.keys(ALL_RULES).sort()).toEqual(FIGURES.map(({ id }) => id).sort());
});

describe.each(fixtureNames("projects"))("%s", (name) => {
  test("comes to each of its figures when the explanation is worked again", () => {
    expect(wronglyExplained(readFixture(`projects/${name}.json`))).toEqual([]);
  });
});

test("so does any project", () => {
  fc.assert(
    fc.property(anyProject, (json) => {
      expect(wronglyExplained(json)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
