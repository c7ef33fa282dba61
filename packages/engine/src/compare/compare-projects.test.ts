import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { readFixture } from "../../testing/fixtures.js";
import { anyProject } from "../../testing/full-project-arbitrary.js";
import { asJson } from "../../testing/json.js";
import { parsed } from "../../testing/parsed.js";
import { plainFinancing, plainMeasure, plainProject } from "../../testing/plain-project.js";
import { Decimal } from "../decimal/decimal.js";
import { inputLabel } from "../explain/input-labels.js";
import type { Project } from "../model/project.js";
import { listInputs } from "../paths/list-inputs.js";
import { withValueAtPath } from "../paths/with-value-at-path.js";
import { compareProjects } from "./compare-projects.js";
import { listDifferences } from "./differences.js";

const school = parsed(readFixture("projects/school-district.json"));

/** The school district with other inputs. */
function schoolWith(inputs: Readonly<Record<string, unknown>>): Project {
  const data = Object.entries(inputs).reduce((all, [path, value]) => withValueAtPath(all, path, value), school.data);
  return { ...school, data };
}

const inputsOf = (before: Project, after: Project): unknown => asJson(compareProjects(before, after))["inputs"];

describe("an input", () => {
  test("that changed has its name, unit and both values", () => {
    expect(inputsOf(school, schoolWith({ "financing.indexRate": new Decimal("0.037") }))).toEqual([
      {
        path: "financing.indexRate",
        label: "Index rate",
        unit: "a year",
        kind: "changed",
        before: "0.0345",
        after: "0.037",
      },
    ]);
  });

  test("that is one of a list of numbers says what they stand for", () => {
    expect(inputsOf(school, schoolWith({ "financing.paymentTimingTypeID": 1 }))).toMatchObject([
      { before: 2, beforeChoice: "End of period", after: 1, afterChoice: "Beginning of period" },
    ]);
  });

  test("that was added or removed has one value", () => {
    const path = "performancePeriod[year=3].otherExpenses[fieldId=3].value";
    const added = schoolWith({ [path]: new Decimal(1500) });
    const difference = { path, label: "Expense, year 3, Maintenance", unit: "$" };
    expect(inputsOf(school, added)).toEqual([{ ...difference, kind: "added", after: "1500" }]);
    expect(inputsOf(added, school)).toEqual([{ ...difference, kind: "removed", before: "1500" }]);
  });

  test("that cannot be read in one project differs from one that is not entered", () => {
    const missing = schoolWith({ "financing.indexRate": undefined });
    const unknown = { ...missing, unknownInputs: ["financing.indexRate"] };
    const difference = { path: "financing.indexRate", label: "Index rate", unit: "a year" };
    expect(inputsOf(unknown, missing)).toEqual([{ ...difference, kind: "removed", beforeChoice: "cannot be read" }]);
    expect(inputsOf(missing, unknown)).toEqual([{ ...difference, kind: "added", afterChoice: "cannot be read" }]);
    expect(inputsOf(unknown, school)).toEqual([
      { ...difference, kind: "changed", beforeChoice: "cannot be read", after: "0.0345" },
    ]);
    expect(inputsOf(unknown, unknown)).toEqual([]);
  });

  test("for which a value was entered later can be read", () => {
    expect(inputsOf({ ...school, unknownInputs: ["financing.indexRate"] }, school)).toEqual([]);
  });

  test("of a row that could not be assigned is a difference by its list", () => {
    expect(inputsOf({ ...school, unknownInputs: ["performancePeriod"] }, school)).toMatchObject([
      { path: "performancePeriod", kind: "changed", beforeChoice: "cannot be read", afterChoice: "entered" },
    ]);
  });

  test("of the record counts if it describes the project", () => {
    const after = {
      ...school,
      record: { ...school.record, id: "42", name: "Maple Valley", status: "Approved" } as const,
    };
    expect(inputsOf(school, after)).toMatchObject([
      { path: "record.name", label: "Project name", before: "Maple Valley school district", after: "Maple Valley" },
      { path: "record.status", label: "Status", before: "Pending", after: "Approved" },
    ]);
  });

  test("of a removed measure has the measure's name from the project that has it", () => {
    const without = schoolWith({ "ecms[uuid=measure-5]": undefined });
    const labels = compareProjects(school, without).inputs.map(({ label }) => label);
    expect(labels).toContain("Base construction cost, measure 5");
    expect(new Set(compareProjects(school, without).inputs.map(({ kind }) => kind))).toEqual(new Set(["removed"]));
    expect(compareProjects(without, school).inputs.map(({ label }) => label)).toEqual(labels);
  });
});

describe("an item without values", () => {
  const years = (...list: readonly number[]): Project =>
    parsed(plainProject({ performancePeriod: list.map((year) => ({ year })) }));

  test("is a difference by itself", () => {
    expect(inputsOf(years(1), years(1, 2))).toEqual([
      { path: "performancePeriod[year=2]", label: "Performance period, year 2", kind: "added" },
    ]);
    expect(inputsOf(years(1, 2), years(1))).toMatchObject([{ path: "performancePeriod[year=2]", kind: "removed" }]);
  });

  test("is no difference if the number of items is equal", () => {
    expect(inputsOf(parsed(plainProject({ escalationRates: [] })), parsed(plainProject()))).toEqual([]);
  });
});

test("the order of a list is no difference, nor how a number is written", () => {
  const [first, second] = [plainMeasure(), plainMeasure({ uuid: "ecm-2" })];
  const before = parsed(plainProject({ ecms: [first, second], financing: plainFinancing({ indexRate: "0.04" }) }));
  const after = parsed(plainProject({ ecms: [second, first], financing: plainFinancing({ indexRate: "0.0400" }) }));
  expect(compareProjects(before, after)).toEqual({ inputs: [], figures: [] });
});

test("a measure whose key reads like two keys changes with its whole list", () => {
  const uuid = "5,year=3";
  const project = (cost: string): Project =>
    parsed(plainProject({ ecms: [plainMeasure({ uuid, implementation: { baseConstructionCost: cost } })] }));
  const [difference] = listDifferences(project("1000000"), project("1100000"));
  expect(difference?.replaces.path).toBe("ecms");
});

describe("a figure", () => {
  const dearer = schoolWith({ "ecms[uuid=measure-1].implementation.baseConstructionCost": new Decimal("712000") });

  test("that differs has both values and their difference", () => {
    const { figures } = compareProjects(school, dearer);
    // Design is 6% of 2 012 000, and of 100 000 more.
    expect(figures.find(({ path }) => path === "projectSummary.implementationTotals.designCost")).toMatchObject({
      label: "Design",
      unit: "$",
      before: new Decimal("120720"),
      after: new Decimal("126720"),
    });
    expect(asJson(figures.find(({ path }) => path.endsWith(".designCost")))["change"]).toBe("6000");
  });

  test("that is equal is not listed", () => {
    const paths = compareProjects(school, dearer).figures.map(({ path }) => path);
    expect(paths).not.toContain("projectSummary.financialSummary.projectInterestRate");
  });

  test("that only one project has is named with its value alone", () => {
    const without = schoolWith({ "ecms[uuid=measure-5]": undefined });
    const path = "ecm.measures[uuid=measure-5].implementationPrice";
    // 124 500 + 29 880 − 0
    expect(asJson(compareProjects(school, without).figures.find((figure) => figure.path === path))).toEqual({
      path,
      label: "Implementation price, measure 5",
      unit: "$",
      before: "154380",
    });
    expect(compareProjects(without, school).figures.find((figure) => figure.path === path)?.after).toBeDefined();
  });

  test("that is a date has no change", () => {
    const later = schoolWith({ "financing.awardDate": "2026-04-02" });
    const start = compareProjects(school, later).figures.find(({ path }) =>
      path.endsWith("financialSummary.startDateOfPerformancePeriod"),
    );
    expect(start).toEqual({
      path: "projectSummary.financialSummary.startDateOfPerformancePeriod",
      label: "Start of the performance period",
      before: "2027-01-02",
      after: "2027-02-02",
    });
  });
});

test("any two projects can be compared: applying all differences to one gives the other", () => {
  const computed = anyProject.filter(({ record }) => (record as { calculationType: number }).calculationType !== 2);
  fc.assert(
    fc.property(computed, computed, (one, other) => {
      const [before, after] = [parsed(one), parsed(other)];
      compareProjects(before, after);
      let { data } = before;
      for (const { replaces } of listDifferences(before, after)) {
        if (!replaces.path.startsWith("record.")) data = withValueAtPath(data, replaces.path, replaces.after);
      }
      expect(listDifferences({ ...before, data, record: after.record }, after)).toEqual([]);
    }),
    { numRuns: runs(25) },
  );
});

test("every input has a name", () => {
  fc.assert(
    fc.property(anyProject, (json) => {
      const paths = listInputs(parsed(json).data).map(({ path }) => path);
      expect(paths.filter((path) => !path.includes("].") && inputLabel(path).label === path)).toEqual([]);
    }),
  );
});
