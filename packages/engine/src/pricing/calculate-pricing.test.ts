import { describe, expect, test } from "vitest";
import { asJson } from "../../testing/json.js";
import { Decimal } from "../decimal/decimal.js";
import type { IssueReport } from "../issues/issue.js";
import type { EcmItem } from "../model/ecm-item.js";
import type { ImplementationPricing } from "../model/implementation.js";
import { calculatePricing } from "./calculate-pricing.js";

const dollars = (amount: string | number): Decimal => new Decimal(amount);

const MEASURES: readonly EcmItem[] = [
  {
    uuid: "ecm-1",
    implementation: {
      baseConstructionCost: dollars(2_200_000),
      deliveryCharge: dollars(620_000),
      appliedIncentives: dollars(75_000),
      mvExpense: dollars(12_000),
    },
  },
  { uuid: "ecm-2", implementation: { baseConstructionCost: dollars(1_300_000), deliveryCharge: dollars(380_000) } },
];
const PERCENTAGES = {
  design: dollars("0.08"),
  projectManagement: dollars("0.05"),
  performanceBonds: dollars("0.015"),
  commissioningTraining: dollars("0.02"),
  mv: dollars("0.005"),
  overhead: dollars("0.07"),
  profit: dollars("0.06"),
};

function price(measures: readonly EcmItem[], pricing?: ImplementationPricing) {
  const reports: IssueReport[] = [];
  const { totals, measurePrices, appliedIncentives } = calculatePricing(measures, pricing, (issue) =>
    reports.push(issue),
  );
  return {
    totals: asJson(totals),
    measurePrices: measurePrices.map(String),
    applied: String(appliedIncentives),
    reports,
  };
}

test("the price build-up of the worked example", () => {
  const { totals, measurePrices, applied } = price(MEASURES, {
    percentages: PERCENTAGES,
    projectDevelopmentPrice: dollars(110_000),
  });
  expect(measurePrices).toEqual(["2745000", "1680000"]);
  expect(applied).toBe("75000");
  expect(totals).toEqual({
    baseConstructionCost: "3500000",
    designCost: "280000",
    projectManagementCost: "175000",
    performanceCost: "52500",
    commissioningCost: "70000",
    mvPercentage: "0.005",
    mvCost: "17500",
    overheadCost: "245000",
    profit: "210000",
    implementationDeliveryPercentage: "0.3",
    implementationDeliveryCost: "1050000",
    projectDevelopmentPrice: "110000",
    totalImplementationPrice: "4535000",
  });
});

test("the M&V expense of a measure is not part of its price (D12)", () => {
  const [first] = MEASURES;
  const { measurePrices } = price([
    { uuid: "ecm-1", implementation: { ...first?.implementation, mvExpense: dollars(0) } },
  ]);
  expect(measurePrices).toEqual(["2745000"]);
});

test("without construction the delivery percentage is not known, and is not zero", () => {
  const { totals, reports } = price([{ uuid: "ecm-1" }]);
  expect(totals).not.toHaveProperty("implementationDeliveryPercentage");
  expect(totals).toMatchObject({ baseConstructionCost: "0", implementationDeliveryCost: "0" });
  expect(reports.map(({ name, at }) => [name, at])).toEqual([
    ["ecm/construction-cost-missing", "ecms[uuid=ecm-1].implementation.baseConstructionCost"],
  ]);
});

test("a percentage that is not entered counts as 0", () => {
  expect(price(MEASURES).totals).toMatchObject({ mvPercentage: "0", mvCost: "0", implementationDeliveryCost: "0" });
});

test("a construction cost of 0 is a cost", () => {
  expect(price([{ uuid: "ecm-1", implementation: { baseConstructionCost: dollars(0) } }]).reports).toEqual([]);
});

describe("delivery charges of the measures against the build-up", () => {
  const reported = (charge: string): string[] =>
    price(
      [{ uuid: "ecm-1", implementation: { baseConstructionCost: dollars(100_000), deliveryCharge: dollars(charge) } }],
      { percentages: { design: dollars("0.1") } },
    ).reports.map(({ name }) => name);

  test("may differ by a dollar, either way", () => {
    expect(reported("10001")).toEqual([]);
    expect(reported("9999")).toEqual([]);
  });

  test("may not differ by more", () => {
    expect(reported("10001.01")).toEqual(["pricing/delivery-charge-differs"]);
    expect(reported("9998.99")).toEqual(["pricing/delivery-charge-differs"]);
  });

  test("are not compared when one side is not entered", () => {
    const [first] = MEASURES;
    expect(price(first ? [first] : []).reports).toEqual([]);
    expect(
      price([{ uuid: "ecm-1", implementation: { baseConstructionCost: dollars(1) } }], { percentages: PERCENTAGES })
        .reports,
    ).toEqual([]);
  });
});

describe("costs of goods and services", () => {
  const costs = (subcontractor: string) =>
    price(MEASURES, { costOfGoods: { subcontractor: dollars(subcontractor), otherPurchases: dollars(1) } });

  test("are reported beside the price", () => {
    const { totals, reports } = costs("3499999");
    expect(totals).toMatchObject({ costOfGoodsAndServices: "3500000", totalImplementationPrice: "4425000" });
    expect(reports).toEqual([]);
  });

  test("are the sum of their four parts", () => {
    const costOfGoods = {
      subcontractor: dollars(1_000),
      mvEquipment: dollars(200),
      selfPerformedWork: dollars(30),
      otherPurchases: dollars(4),
    };
    expect(price(MEASURES, { costOfGoods }).totals).toMatchObject({ costOfGoodsAndServices: "1234" });
  });

  test("are not known when none is entered", () => {
    expect(price(MEASURES, { costOfGoods: {} }).totals).not.toHaveProperty("costOfGoodsAndServices");
  });

  test("above the construction cost they are reported", () => {
    expect(costs("3499999.01").reports.map(({ name }) => name)).toEqual(["pricing/cost-of-goods-above-construction"]);
  });
});
