import { readdirSync, readFileSync } from "node:fs";
import { calculateProject, type Project, parseProject } from "@epb/engine";
import { describe, expect, test } from "vitest";
import type { CalculatedProject } from "./calculate-contents.js";
import { HEADLINE_FIGURE_IDS, headlineFigures, summaryFigures } from "./headline-figures.js";

const PROJECTS = new URL("../../../../fixtures/projects/", import.meta.url);

function projectOf(name: string): Project {
  const parsed = parseProject(JSON.parse(readFileSync(new URL(name, PROJECTS), "utf8")));
  if (!parsed.ok) throw new Error(`${name} is no project`);
  return parsed.value;
}

function calculated(name: string, changed: Partial<Project["data"]> = {}): CalculatedProject {
  const project = projectOf(name);
  const asked = { ...project, data: { ...project.data, ...changed } };
  return { project: asked, calculation: calculateProject(asked) };
}

/** The same project without known figures. */
function knowingNothing({ project, calculation }: CalculatedProject): CalculatedProject {
  const { calculationTypeId } = calculation.calculatedValues;
  return { project, calculation: { ...calculation, calculatedValues: { calculationTypeId } } };
}

const idsOf = (figures: ReturnType<typeof headlineFigures>): readonly string[] =>
  figures.map(({ definition }) => definition.id);
const nameOf = (id: string): string => id.replace(/^.*\./, "");

describe("the figures a decision is made on", () => {
  test("are listed from price to payback, with the days of the performance period", () => {
    const figures = headlineFigures(calculated("federal-espc.json"));
    expect(idsOf(figures).map(nameOf)).toEqual([
      ...["totalImplementationPrice", "totalAmountFinanced", "projectInterestRate", "performancePeriodYears"],
      ...["totalEstimatedCostSavings", "totalGuaranteedCostSavings", "totalPayments", "totalInterest"],
      ...["simplePayback", "annualTotal"],
    ]);
    expect(figures.flatMap(({ remark }) => remark ?? [])).toEqual([
      { kind: "from-to", start: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), end: expect.stringMatching(/^\d{4}/) },
    ]);
  });

  test("of an express project are different, with the years of payments and of sums", () => {
    const figures = headlineFigures(calculated("epx-campus.json"));
    expect(idsOf(figures)[0]).toBe("express.totalPrice");
    const remarks = figures.flatMap(({ definition, remark }) =>
      remark === undefined ? [] : [[nameOf(definition.id), remark.kind]],
    );
    expect(remarks).toEqual([
      ["annualDebtService", "for-years"],
      ["totalEstimatedCostSavings", "in-years"],
      ["totalGuaranteedCostSavings", "in-years"],
    ]);
  });

  test("of an express project without a rate show that there is no interest", () => {
    const figures = headlineFigures(calculated("epx-campus.json", { financing: {} }));
    expect(figures.find(({ definition }) => definition.id.endsWith("projectInterestRate"))).toMatchObject({
      value: undefined,
      remark: { kind: "no-interest" },
    });
  });

  test("include unknown figures, except greenhouse gas and incentives, which not every project has", () => {
    const nothing = knowingNothing(calculated("federal-espc.json"));
    expect(idsOf(headlineFigures(nothing)).map(nameOf)).not.toContain("annualTotal");
    expect(headlineFigures(nothing).every(({ value }) => value === undefined)).toBe(true);
    expect(summaryFigures(nothing)).toHaveLength(9);
  });

  test("of an Override project are those that were supplied", () => {
    const supplied = calculated("direct-funded-override.json");
    expect(summaryFigures(supplied).length).toBeGreaterThan(0);
    expect(summaryFigures(knowingNothing(supplied))).toEqual([]);
  });

  test("are all in the list of all that there can be", () => {
    const told = readdirSync(PROJECTS)
      .filter((name) => name.endsWith(".json"))
      .flatMap((name) => idsOf(headlineFigures(calculated(name))));
    expect(told.filter((id) => !HEADLINE_FIGURE_IDS.includes(id))).toEqual([]);
    expect(new Set(HEADLINE_FIGURE_IDS).size).toBe(HEADLINE_FIGURE_IDS.length);
  });
});
