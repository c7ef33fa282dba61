import { describe, expect, test } from "vitest";
import { readFixture } from "../../testing/fixtures.js";
import { asJson, type JsonObject } from "../../testing/json.js";
import { parsed } from "../../testing/parsed.js";
import { plainFinancing, plainMeasure, plainProject } from "../../testing/plain-project.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { Decimal } from "../decimal/decimal.js";
import { exactSum } from "../decimal/exact.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import type { Project } from "../model/project.js";
import { withValueAtPath } from "../paths/with-value-at-path.js";
import { attributeChanges } from "./attribute-changes.js";
import type { FigureAttribution } from "./attribution.js";

const BASE_COST = "ecms[uuid=measure-1].implementation.baseConstructionCost";
const INDEX_RATE = "financing.indexRate";
const SUMMARY = "projectSummary.financialSummary";

const school = parsed(readFixture("projects/school-district.json"));

const withInputs = (project: Project, inputs: Readonly<Record<string, unknown>>): Project => ({
  ...project,
  data: Object.entries(inputs).reduce((all, [path, value]) => withValueAtPath(all, path, value), project.data),
});

/** $100,000 more for the first measure, and a rate that is a quarter of a point higher. */
const dearer = withInputs(school, { [BASE_COST]: new Decimal("712000"), [INDEX_RATE]: new Decimal("0.037") });

function figureOf(before: Project, after: Project, path: string): FigureAttribution {
  const [figure] = attributeChanges(before, after, [path]).figures;
  if (figure === undefined) throw new Error("the figure asked for");
  return figure;
}

/** The parts as plain text, by their paths. */
function partsOf(before: Project, after: Project, path: string): Record<string, string> {
  const figure = figureOf(before, after, path);
  if (figure.kind !== "attributed") throw new Error(`${path}: ${figure.reason}`);
  return Object.fromEntries(figure.parts.map(({ changes, amount }) => [changes.join(" + "), amount.toFixed()]));
}

describe("the school district with a more expensive measure and a higher rate", () => {
  test("has a higher price because of the measure only", () => {
    expect(partsOf(school, dearer, `${SUMMARY}.totalImplementationPrice`)).toEqual({
      [BASE_COST]: "100000",
      [INDEX_RATE]: "0",
    });
  });

  test("has a higher rate because of the index only", () => {
    expect(partsOf(school, dearer, `${SUMMARY}.projectInterestRate`)).toEqual({
      [BASE_COST]: "0",
      [INDEX_RATE]: "0.0025",
    });
  });

  test("owes more interest in the first month because of both, with equal shares of the joint effect", () => {
    // Financed: measures 2 012 000 + delivery 482 880 − incentives 42 000 + development 28 000
    //   + construction interest 18 500 + other 12 000 = 2 511 380, after 2 611 380. Rate 3.85%, after 4.1%.
    // 2 511 380 × 0.0385 ÷ 12 = 8 057.344     2 611 380 × 0.0385 ÷ 12 = 8 378.178
    // 2 511 380 × 0.041  ÷ 12 = 8 580.548     2 611 380 × 0.041  ÷ 12 = 8 922.215
    // measure ((8 378.178 − 8 057.344) + (8 922.215 − 8 580.548)) ÷ 2 = (320.834 + 341.667) ÷ 2 = 331.2505
    // rate    ((8 922.215 − 8 378.178) + (8 580.548 − 8 057.344)) ÷ 2 = (544.037 + 523.204) ÷ 2 = 533.6205
    const path = "amortization.detail[year=1,month=1].interest";
    expect(partsOf(school, dearer, path)).toEqual({ [BASE_COST]: "331.2505", [INDEX_RATE]: "533.6205" });
    // 331.2505 + 533.6205 = 864.871 = 8 922.215 − 8 057.344
    expect(asJson(figureOf(school, dearer, path))).toMatchObject({
      label: "Interest, month 1 of year 1",
      before: "8057.344",
      after: "8922.215",
      change: "864.871",
    });
  });

  test("returns the figures of the financial summary by default, as plain data", () => {
    const plain = asJson(attributeChanges(school, dearer));
    expect(plain["changes"]).toEqual([
      {
        path: BASE_COST,
        label: "Base construction cost, measure 1",
        inputs: [expect.objectContaining({ before: "612000", after: "712000", kind: "changed" })],
      },
      { path: INDEX_RATE, label: "Index rate", inputs: [expect.objectContaining({ before: "0.0345" })] },
    ]);
    const figures = plain["figures"] as readonly JsonObject[];
    expect(figures.map(({ path }) => path)).toContain(`${SUMMARY}.totalPayments`);
    expect(figures.every(({ path }) => String(path).startsWith(SUMMARY))).toBe(true);
  });

  test("adds up exactly in figures of 34 digits", () => {
    const figure = figureOf(school, dearer, `${SUMMARY}.simplePayback`);
    if (figure.kind !== "attributed") throw new Error(figure.reason);
    expect(figure.before.precision()).toBe(34);
    expect(exactSum([figure.before, ...figure.parts.map(({ amount }) => amount)]).eq(figure.after)).toBe(true);
  });
});

test("three changes with a joint effect are made and undone in the order of the calculation", () => {
  const withAgreement = (kwh: string, guarPercentage: string, energyDegradation: string): Project =>
    parsed(
      plainProject({
        ecms: [plainMeasure({ esaOptionId: 2, estimatedSavings: [{ fieldId: 1, value: kwh }] })],
        implementationESAPayments: { year1ESAPrice: "0.1", guarPercentage, energyDegradation },
      }),
    );
  // kWh × guaranteed part × (1 − loss): 1 000 000 × 0.9 × 0.5 = 450 000; 2 000 000 × 0.8 × 0.75 = 1 200 000
  const [before, after] = [withAgreement("1000000", "0.9", "0.5"), withAgreement("2000000", "0.8", "0.25")];
  // made:   450 000 → kWh 900 000 → loss 1 350 000 → part 1 200 000
  // undone: 1 200 000 → kWh 600 000 → loss 400 000 → part 450 000
  expect(partsOf(before, after, "esaPayments.years[year=2].guarProduction")).toEqual({
    // (450 000 + 600 000) ÷ 2
    "ecms[uuid=ecm-1].estimatedSavings[fieldId=1].value": "525000",
    // (450 000 + 200 000) ÷ 2
    "implementationESAPayments.energyDegradation": "325000",
    // (−150 000 − 50 000) ÷ 2
    "implementationESAPayments.guarPercentage": "-100000",
  });
});

describe("a figure that is not split", () => {
  const reasonFor = (before: Project, after: Project, path: string): unknown => {
    const figure = figureOf(before, after, path);
    return figure.kind === "attributed" ? figure.kind : [figure.isChanged, figure.reason];
  };

  test("is a date, or yes or no", () => {
    const later = withInputs(school, { "financing.awardDate": "2026-04-02" });
    expect(reasonFor(school, later, `${SUMMARY}.startDateOfPerformancePeriod`)).toEqual([true, "not-a-number"]);
    expect(reasonFor(school, later, `${SUMMARY}.isStateLocal`)).toEqual([false, "not-a-number"]);
  });

  test("is one that only one project has, or neither", () => {
    const without = withInputs(school, { "ecms[uuid=measure-5]": undefined });
    const price = "ecm.measures[uuid=measure-5].implementationPrice";
    expect(reasonFor(school, without, price)).toEqual([true, "only-before"]);
    expect(reasonFor(without, school, price)).toEqual([true, "only-after"]);
    expect(reasonFor(school, dearer, "esaPayments.totalEsaPayments")).toEqual([false, "in-neither"]);
    expect(figureOf(school, without, price).label).toBe("Implementation price, measure 5");
  });
});

test("an unknown figure is refused", () => {
  expect(() => attributeChanges(school, dearer, ["projectSummary.luck"])).toThrow(/projectSummary\.luck/);
});

test("a count is split like an amount", () => {
  const years = `${SUMMARY}.performancePeriodYears`;
  const before = parsed(plainProject());
  const after = withInputs(before, { "ecms[uuid=ecm-1].implementation.baseConstructionCost": new Decimal("100000") });
  // 100 000 at 5% is paid by the 130 000 of the first year.
  expect(asJson(figureOf(before, after, years))["after"]).toBe("1");
  expect(figureOf(before, after, years).kind).toBe("attributed");
});

describe("a step without the figure", () => {
  const rates = (terms: object): Project => parsed(plainProject({ financing: plainFinancing({ ...terms }) }));
  const before = rates({ indexRate: "0.04", addedPremium: undefined });
  const after = rates({ indexRate: undefined, addedPremium: "0.05" });

  test("joins the changes before and after it", () => {
    // With neither part of the rate there is no loan.
    const parts = partsOf(before, after, `${SUMMARY}.totalInterest`);
    expect(Object.keys(parts)).toEqual(["financing.addedPremium + financing.indexRate"]);
    const figure = asJson(figureOf(before, after, `${SUMMARY}.totalInterest`));
    expect(Object.values(parts)).toEqual([figure["change"]]);
  });

  test("does not join a change between them without an effect", () => {
    const named = withInputs(after, { "financing.financingIndex": "10-year Treasury" });
    expect(partsOf(before, named, `${SUMMARY}.totalInterest`)).toEqual({
      "financing.addedPremium + financing.indexRate": expect.any(String),
      "financing.financingIndex": "0",
    });
  });

  test("keeps the changes of complete figures separate", () => {
    const later = withInputs(after, { "capitalization.procureOther": new Decimal("100") });
    expect(partsOf(before, later, `${SUMMARY}.totalAmountFinanced`)).toEqual({
      "financing.addedPremium": "0",
      "financing.indexRate": "0",
      "capitalization.procureOther": "100",
    });
  });
});

describe("an added or removed item", () => {
  test("is one change, with its inputs", () => {
    const without = withInputs(school, { "ecms[uuid=measure-5]": undefined });
    const { changes } = attributeChanges(school, without);
    expect(changes.map(({ path, label }) => [path, label])).toEqual([["ecms[uuid=measure-5]", "Measures, measure 5"]]);
    expect(changes[0]?.inputs.every(({ kind }) => kind === "removed")).toBe(true);
    // 124 500 + 29 880 − 0
    expect(partsOf(school, without, `${SUMMARY}.totalImplementationPrice`)).toEqual({
      "ecms[uuid=measure-5]": "-154380",
    });
  });

  test("with a single input has the name of that input", () => {
    const path = "performancePeriod[year=3].otherExpenses[fieldId=3].value";
    const { changes } = attributeChanges(school, withInputs(school, { [path]: new Decimal(10) }), []);
    expect(changes.map((change) => [change.path, change.label])).toEqual([[path, "Expense, year 3, Maintenance"]]);
  });
});

describe("more changed inputs than the maximum", () => {
  const rates = Array.from({ length: 39 }, (_, index) => [
    `escalationRates[fieldId=1,year=${index + 2}].value`,
    new Decimal("0.025"),
  ]);
  const costs = [1, 2].map((number) => [
    `ecms[uuid=measure-${number}].implementation.baseConstructionCost`,
    new Decimal("500000"),
  ]);
  const after = withInputs(school, Object.fromEntries([...rates, ...costs, [INDEX_RATE, new Decimal("0.03")]]));
  const labels = (maximumChanges?: number): string[] =>
    attributeChanges(school, after, [], maximumChanges === undefined ? {} : { maximumChanges }).changes.map(
      ({ label }) => label,
    );

  test("are grouped by columns of lists", () => {
    expect(labels()).toEqual(["Base construction cost", "Index rate", "Escalation rate, Electric energy"]);
    const { changes } = attributeChanges(school, after, []);
    expect(changes.map(({ path, inputs }) => [path, inputs.length])).toEqual([
      ["ecms[uuid=*].implementation.baseConstructionCost", 2],
      [INDEX_RATE, 1],
      ["escalationRates[fieldId=1,year=*].value", 39],
    ]);
  });

  test("are grouped by section if the columns are still too many", () => {
    const more = withInputs(after, { "ecms[uuid=measure-1].implementation.deliveryCharge": new Decimal("1") });
    const { changes } = attributeChanges(school, more, [], { maximumChanges: 3 });
    expect(changes.map(({ path, label, inputs }) => [path, label, inputs.length])).toEqual([
      ["ecms", "Measures", 3],
      [INDEX_RATE, "Index rate", 1],
      ["escalationRates[fieldId=1,year=*].value", "Escalation rate, Electric energy", 39],
    ]);
  });

  test("are listed individually with a higher maximum", () => {
    expect(labels(42)).toHaveLength(42);
  });
});

describe("an Override project", () => {
  const supplied = (project: Project): Project => ({
    ...project,
    record: { ...project.record, calculationType: CalculationType.Override },
    calculatedValues: calculateProject(project).calculatedValues,
  });

  test("changes with the values supplied, and by nothing else", () => {
    expect(partsOf(supplied(school), supplied(dearer), `${SUMMARY}.totalImplementationPrice`)).toEqual({
      [BASE_COST]: "0",
      [INDEX_RATE]: "0",
      calculatedValues: "100000",
    });
  });

  test("changes its type and its values at once", () => {
    const { changes } = attributeChanges(school, supplied(dearer));
    expect(changes.map(({ label }) => label)).toContain("Calculation type and supplied values");
    expect(partsOf(school, supplied(dearer), `${SUMMARY}.projectInterestRate`)).toMatchObject({
      calculatedValues: "0.00125",
      [INDEX_RATE]: "0.00125",
    });
  });
});

test("inputs that no figure depends on are not changes", () => {
  const renamed = {
    ...withInputs(school, { "location.city": "Elmira" }),
    record: { ...school.record, name: "Elmira" },
  };
  expect(attributeChanges(school, renamed).changes).toEqual([]);
});
