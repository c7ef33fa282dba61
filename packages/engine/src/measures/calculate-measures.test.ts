import { describe, expect, test } from "vitest";
import { asJson } from "../../testing/json.js";
import { Decimal } from "../decimal/decimal.js";
import type { IssueReport } from "../issues/issue.js";
import { simplePaybackYears } from "../pricing/simple-payback.js";
import { calculateMeasures, type MeasureInput, totalsByField } from "./calculate-measures.js";

const dollars = (amount: string | number): Decimal => new Decimal(amount);

const LIGHTING: MeasureInput = {
  measure: {
    uuid: "ecm-1",
    estimatedSavings: [
      { fieldId: 1, value: dollars(1_000_000) },
      { fieldId: 2, value: dollars(120_000) },
      { fieldId: 13, value: dollars(30_000) },
    ],
    implementation: { mvExpense: dollars(12_000) },
  },
  price: dollars(600_000),
  ghg: {},
};
const WATER: MeasureInput = {
  measure: {
    uuid: "ecm-2",
    estimatedSavings: [{ fieldId: 11, value: dollars(500) }],
    baseline: [{ fieldId: 3, value: dollars(40) }],
  },
  price: dollars(10_000),
  ghg: {},
};

function calculate(...inputs: MeasureInput[]) {
  const reports: IssueReport[] = [];
  const values = calculateMeasures(inputs, { total: {} }, simplePaybackYears, (issue) => reports.push(issue));
  return { measures: asJson(values.measures), totals: asJson(values.totals), reports };
}

test("the figures of each measure", () => {
  expect(calculate(LIGHTING, WATER).measures).toEqual([
    {
      uuid: "ecm-1",
      totalEnergySavings: "3412",
      totalEnergyCostSavings: "120000",
      estAnnualCostSavings: "150000",
      implementationPrice: "600000",
      simplePayback: "4",
      ghg: {},
    },
    {
      uuid: "ecm-2",
      baselineNonElectricUse: "40",
      totalEnergyCostSavings: "0",
      estAnnualCostSavings: "0",
      implementationPrice: "10000",
      ghg: {},
    },
  ]);
});

test("and of all of them", () => {
  expect(calculate(LIGHTING, WATER).totals).toEqual({
    totalEnergySavings: "3412",
    simplePayback: "4.066666666666666666666666666666667",
    baselineNonElectricUse: "40",
    totalEnergyCostSavings: "120000",
    estAnnualCostSavings: "150000",
    implementationPrice: "610000",
    deliveryCharge: "0",
    appliedIncentives: "0",
    mvExpense: "12000",
    savings: [
      { fieldId: 1, value: "1000000" },
      { fieldId: 2, value: "120000" },
      { fieldId: 11, value: "500" },
      { fieldId: 13, value: "30000" },
    ],
    baseline: [{ fieldId: 3, value: "40" }],
    ghg: {},
  });
});

describe("a savings field that does not exist", () => {
  const unknown: MeasureInput = {
    ...WATER,
    measure: { uuid: "ecm-3", ecmNumber: "3", estimatedSavings: [{ fieldId: 18, value: dollars(1) }] },
  };

  test("is reported with its place", () => {
    expect(calculate(unknown).reports).toEqual([
      {
        name: "ecm/savings-field-unknown",
        at: "ecms[uuid=ecm-3].estimatedSavings[fieldId=18]",
        details: { measure: "3", fieldId: 18 },
      },
    ]);
  });

  test("is in no total", () => {
    expect(calculate(unknown).totals).toMatchObject({ savings: [], estAnnualCostSavings: "0" });
  });
});

test("without measures the sums are 0 and the rest is not known", () => {
  expect(calculate().totals).toEqual({
    totalEnergyCostSavings: "0",
    estAnnualCostSavings: "0",
    implementationPrice: "0",
    deliveryCharge: "0",
    appliedIncentives: "0",
    mvExpense: "0",
    savings: [],
    baseline: [],
    ghg: {},
  });
});

test("entries of all measures are summed by field, and the fields stand in order", () => {
  const lists = [
    [
      { fieldId: 12, value: new Decimal(1) },
      { fieldId: 2, value: new Decimal("0.1") },
    ],
    [],
    [
      { fieldId: 12, value: new Decimal(-1) },
      { fieldId: 2, value: new Decimal("0.2") },
    ],
  ];
  expect(totalsByField(lists).map(({ fieldId, value }) => `${fieldId}: ${value}`)).toEqual(["2: 0.3", "12: 0"]);
});

test("a field without an entry has no total", () => {
  expect(totalsByField([])).toEqual([]);
  expect(totalsByField([[], []])).toEqual([]);
});
