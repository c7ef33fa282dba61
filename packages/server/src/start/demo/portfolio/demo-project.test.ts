import { calculateProject, lowestCoverage, parseProject } from "@epb/engine";
import { expect, test } from "vitest";
import { DEMO_PLANS, type DemoPlan } from "./demo-plans.js";
import { demoProject } from "./demo-project.js";
import { drawFrom } from "./draw.js";

const PARTY = { organization: "Example", person: "Ada Lovelace", email: "ada@example.org" };

const projectOf = (plan: DemoPlan): ReturnType<typeof demoProject> =>
  demoProject({
    ...plan,
    name: `${plan.place} ${plan.kind.name}`,
    awardDate: "2026-06-01",
    esco: PARTY,
    customer: PARTY,
    isIncomplete: plan.outcome === "in entry",
  });

test("fifty-five plans have different places, twenty states, and every outcome", () => {
  expect(new Set(DEMO_PLANS.map(({ place }) => place)).size).toBe(55);
  expect(new Set(DEMO_PLANS.map(({ state }) => state.code)).size).toBe(20);
  expect(new Set(DEMO_PLANS.map(({ outcome }) => outcome)).size).toBe(5);
});

test.each(DEMO_PLANS.map((plan) => [plan.place, plan] as const))(
  "%s calculates without an error, or is incomplete on purpose",
  (_, plan) => {
    const parsed = parseProject(projectOf(plan));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const { calculatedValues, issues } = calculateProject(parsed.value);
    const found = issues.map(({ code }) => code);
    if (plan.outcome === "in entry") {
      expect(found).not.toEqual([]);
      return;
    }
    // Warnings about a small last payment, and about payments above the savings.
    expect(found.filter((code) => !["EPB-AMO-008", "EPB-EPX-005"].includes(code))).toEqual([]);
    const years = calculatedValues?.costSavings?.years.length ?? calculatedValues?.express?.years.length ?? 0;
    expect(years).toBeGreaterThanOrEqual(6);
    expect(years).toBeLessThanOrEqual(25);
  },
);

test("the payments of exactly one project are above its guaranteed savings", () => {
  const above = DEMO_PLANS.filter((plan) => {
    const parsed = parseProject(projectOf(plan));
    const coverage = parsed.ok ? lowestCoverage(calculateProject(parsed.value).calculatedValues) : undefined;
    return coverage?.lt(1);
  });
  expect(above.map(({ place }) => place)).toEqual(["Deer Run"]);
});

test("a seed always gives the same numbers, between their limits, and another seed gives others", () => {
  const numbers = (seed: number): readonly number[] => {
    const draw = drawFrom(seed);
    return Array.from({ length: 100 }, () => draw.between(2, 3));
  };
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(numbers(7).every((number) => number >= 2 && number < 3)).toBe(true);
});
