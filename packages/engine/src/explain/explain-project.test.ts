import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { fixtureNames, readFixture } from "../../testing/fixtures.js";
import { anyProject as projectInAnyState } from "../../testing/full-project-arbitrary.js";
import type { JsonObject } from "../../testing/json.js";
import { parsed } from "../../testing/parsed.js";
import { project as anyProject } from "../../testing/project-arbitrary.js";
import { FIGURES } from "../calculate/all-figures.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { listFigures } from "../calculate/list-figures.js";
import { Decimal } from "../decimal/decimal.js";
import { parseProject } from "../input/parse-project.js";
import type { FigureValue } from "../model/figure.js";
import type { Project } from "../model/project.js";
import { ALL_RULES } from "./all-rules.js";
import { explainProject } from "./explain-project.js";

/** An eleventh of a payment repeats: what follows from it agrees to 20 decimals, or to 28 of its 34 digits. */
const CLOSE = new Decimal("1e-20");
const PART = new Decimal("1e-28");

function isSame(worked: FigureValue, figure: FigureValue): boolean {
  return Decimal.isDecimal(worked) && typeof figure !== "boolean"
    ? worked
        .minus(figure)
        .abs()
        .lte(Decimal.max(CLOSE, PART.times(figure).abs()))
    : String(worked) === String(figure);
}

/** Figures whose explanation does not equal their value. */
function wronglyExplained(project: Project): string[] {
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
  test("gives each of its figures when the explanation is calculated again", () => {
    expect(wronglyExplained(parsed(readFixture(`projects/${name}.json`)))).toEqual([]);
  });
});

test("for each project with an issue", () => {
  const wrong = fixtureNames("issues").flatMap((name) => {
    const result = parseProject(readFixture(`issues/${name}.json`)["project"]);
    return result.ok ? wronglyExplained(result.value) : [];
  });
  expect(wrong).toEqual([]);
});

test("for any project", () => {
  fc.assert(
    fc.property(anyProject, (json) => {
      expect(wronglyExplained(parsed(json))).toEqual([]);
    }),
    { numRuns: runs(10) },
  );
});

test("for projects in any state of completion, of every calculated kind", () => {
  fc.assert(
    fc.property(projectInAnyState, fc.constantFrom(1, 3, 4), (json, calculationType) => {
      const project = parsed({ ...json, record: { ...(json["record"] as JsonObject), calculationType } });
      expect(wronglyExplained(project)).toEqual([]);
    }),
    { numRuns: runs(10) },
  );
});
