import { describe, expect, test } from "vitest";
import { parsed } from "../../testing/parsed.js";
import { plainMeasure, plainProject } from "../../testing/plain-project.js";
import type { Project } from "../model/project.js";
import { inCalculationOrder } from "./calculation-order.js";

const plain = parsed(plainProject());

const inOrder = (paths: readonly string[], before: Project = plain, after: Project = plain): string[] =>
  inCalculationOrder(
    paths.map((path) => ({ path })),
    before,
    after,
  ).map(({ path }) => path);

test("prices come before financing, financing before savings, savings before expenses", () => {
  const paths = [
    "ecms[uuid=ecm-1].implementation.baseConstructionCost",
    "implementationPricing.percentages.design",
    "financing.indexRate",
    "escalationRates[fieldId=1,year=2].value",
    "other.guarPctEstSav",
    "performancePeriod[year=1].retainedSavings",
  ];
  expect(inOrder([...paths].reverse())).toEqual(paths);
});

test("years are numbers", () => {
  const paths = [2, 9, 10].map((year) => `performancePeriod[year=${year}].retainedSavings`);
  expect(inOrder([...paths].reverse())).toEqual(paths);
});

describe("measures", () => {
  const cost = (uuid: string): string => `ecms[uuid=${uuid}].implementation.baseConstructionCost`;
  const project = (...measures: readonly object[]): Project =>
    parsed(plainProject({ ecms: measures.map((measure) => plainMeasure({ ...measure })) }));

  test("go by their numbers", () => {
    const numbered = project(
      { uuid: "a", ecmNumber: "10" },
      { uuid: "b", ecmNumber: "2" },
      { uuid: "c", ecmNumber: "2a" },
    );
    expect(inOrder(["a", "b", "c"].map(cost), numbered, numbered)).toEqual(["b", "a", "c"].map(cost));
  });

  test("without numbers go by what is entered for them, not by their keys nor by which project comes first", () => {
    const dear = { implementation: { baseConstructionCost: "900" } };
    const cheap = { implementation: { baseConstructionCost: "100" } };
    const cheaper = { implementation: { baseConstructionCost: "50" } };
    const before = project({ uuid: "a", ...dear }, { uuid: "z", ...cheap });
    const after = project({ uuid: "a", ...dear }, { uuid: "z", ...cheaper });
    const [beforeRenamed, afterRenamed] = [
      project({ uuid: "z", ...dear }, { uuid: "a", ...cheap }),
      project({ uuid: "z", ...dear }, { uuid: "a", ...cheaper }),
    ];
    const order = inOrder(["a", "z"].map(cost), before, after);
    expect(inOrder(["z", "a"].map(cost), after, before)).toEqual(order);
    expect(inOrder(["a", "z"].map(cost), beforeRenamed, afterRenamed)).toEqual([...order].reverse());
  });
});
