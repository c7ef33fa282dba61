import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { EXPRESS_RECORD, expressProject } from "../../testing/express-project.js";
import { parsed } from "../../testing/parsed.js";
import { plainMeasure, plainProject } from "../../testing/plain-project.js";
import { editedPair, type ProjectPair, unrelatedPair } from "../../testing/project-pair-arbitrary.js";
import { Decimal } from "../decimal/decimal.js";
import type { Project } from "../model/project.js";
import { withValueAtPath } from "../paths/with-value-at-path.js";
import { calculateKnownFigures } from "./calculate-known-figures.js";
import { calculateVariants } from "./calculate-variants.js";

const withInput = (project: Project, path: string, value: unknown): Project => ({
  ...project,
  data: withValueAtPath(project.data, path, value),
});

/** Both are calculated from their inputs, and their results are equal to the last digit. */
function expectTheSame(base: Project, changed: Project): void {
  const { calculation, calculateVariant } = calculateVariants(base);
  expect(JSON.stringify(calculation)).toBe(JSON.stringify(calculateKnownFigures(base)));
  expect(JSON.stringify(calculateVariant(changed))).toBe(JSON.stringify(calculateKnownFigures(changed)));
  // The result of a variant does not change the results of later ones.
  expect(JSON.stringify(calculateVariant(base))).toBe(JSON.stringify(calculation));
}

const asExpress = (project: Project): Project => ({
  record: { ...project.record, ...EXPRESS_RECORD },
  data: { ...project.data, express: { financing: { financeTermYears: 12, plannedGuaranteeYears: 10 } } },
});

describe("a variant equals a full calculation, with the same issues in the same order", () => {
  const holds = (pairs: fc.Arbitrary<ProjectPair>, of: (project: Project) => Project): void => {
    fc.assert(
      fc.property(pairs, ([before, after]) => expectTheSame(of(before), of(after))),
      { numRuns: runs(20) },
    );
  };

  test("with some other inputs", () => holds(editedPair, (project) => project));

  test("with all inputs changed", () => holds(unrelatedPair, (project) => project));

  test("in the express edition", () => holds(editedPair, asExpress));

  test("without any one section", () => {
    for (const base of [parsed(plainProject()), parsed(expressProject())]) {
      for (const name of Object.keys(base.data)) expectTheSame(base, withInput(base, name, undefined));
    }
  });

  test("with supplied figures that lack a field", () => {
    const base = parsed(plainProject());
    const { calculatedValues } = calculateKnownFigures(base);
    const supplied = { ...base, calculatedValues } as Project;
    const savings = [
      { fieldId: 4 as const, value: new Decimal("1") },
      ...(base.data.ecms?.[0]?.estimatedSavings ?? []),
    ];
    const changed = withInput(supplied, "ecms[uuid=ecm-1].estimatedSavings", savings);
    expect(calculateKnownFigures(changed).issues.map(({ name }) => name)).toContain("ecm/savings-total-missing");
    expectTheSame(supplied, changed);
    expectTheSame(changed, withInput(changed, "financing.indexRate", new Decimal("0.06")));
  });
});

describe("a variant", () => {
  const base = parsed(plainProject({ ecms: [plainMeasure(), plainMeasure({ uuid: "ecm-2" })] }));
  const { calculation, calculateVariant } = calculateVariants(base);
  const { calculatedValues: before } = calculation;

  test("with another interest rate shares the measures and the savings, and has another loan", () => {
    const { calculatedValues: after } = calculateVariant(withInput(base, "financing.indexRate", new Decimal("0.05")));
    expect(after.ecm).toBe(before.ecm);
    expect(after.itemizedSavings?.years[0]?.categories).toBe(before.itemizedSavings?.years[0]?.categories);
    expect(after.amortization).not.toBe(before.amortization);
  });

  test("with another measure does not share the measures", () => {
    const path = "ecms[uuid=ecm-1].implementation.baseConstructionCost";
    const { calculatedValues: after } = calculateVariant(withInput(base, path, new Decimal("900000")));
    expect(after.ecm).not.toBe(before.ecm);
  });

  test("is calculated again if its inputs are equal but other objects", () => {
    expect(calculateVariant(parsed(JSON.parse(JSON.stringify(base)))).calculatedValues.ecm).not.toBe(before.ecm);
  });
});
