import { expect, test } from "vitest";
import { parsed } from "../../../testing/parsed.js";
import { plainMeasure, plainProject } from "../../../testing/plain-project.js";
import { calculateProject } from "../../calculate/calculate-project.js";

/** Places of the issues about prices, for measures with a cost and yearly savings in dollars. */
function reported(...measures: readonly (readonly [cost: string, savings: string])[]): readonly string[] {
  const ecms = measures.map(([baseConstructionCost, value], index) =>
    plainMeasure({
      uuid: `ecm-${index + 1}`,
      implementation: { baseConstructionCost },
      estimatedSavings: [{ fieldId: 2, value }],
    }),
  );
  const { issues } = calculateProject(parsed(plainProject({ ecms })));
  const names = [
    "plausibility/price-without-savings",
    "plausibility/cost-in-thousands",
    "plausibility/payback",
    "amortization/not-paid-off",
  ];
  return issues.filter(({ name }) => names.includes(name)).map(({ name, at }) => `${name} ${at}`);
}

test("a payback of weeks and a payback of a century are usual, beyond them are mistakes", () => {
  expect(reported(["7500", "150000"])).toEqual([]);
  expect(reported(["7499", "150000"])).toEqual([
    "plausibility/cost-in-thousands ecms[uuid=ecm-1].implementation.baseConstructionCost",
  ]);
  // The loan is not paid off either way; beyond the bound, the savings are named as the cause.
  expect(reported(["100000", "1000"])).toEqual(["amortization/not-paid-off performancePeriod[year=1].retainedSavings"]);
  expect(reported(["100001", "1000"])).toEqual(["amortization/not-paid-off ecms[uuid=ecm-1].estimatedSavings"]);
});

test("a measure without savings is reported beside measures that save, and not where nothing is saved", () => {
  expect(reported(["100000", "150000"], ["1000", "0"])).toEqual([
    "plausibility/price-without-savings ecms[uuid=ecm-2].estimatedSavings",
  ]);
  expect(reported(["100000", "0"], ["1000", "0"])).toEqual([]);
  expect(reported(["100000", "150000"], ["0", "0"])).toEqual([]);
});
