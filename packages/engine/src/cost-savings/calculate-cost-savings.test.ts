import { describe, expect, test } from "vitest";
import { asJson } from "../../testing/json.js";
import { Decimal } from "../decimal/decimal.js";
import type { IssueReport } from "../issues/issue.js";
import type { ImplementationCostSavings } from "../model/implementation.js";
import { type CostSavingsSource, calculateCostSavings } from "./calculate-cost-savings.js";

const dollars = (amount: string | number): Decimal => new Decimal(amount);
const year = (number: number, amounts: Partial<Record<keyof CostSavingsSource, number>> = {}): CostSavingsSource => ({
  year: number,
  estimatedSavings: dollars(amounts.estimatedSavings ?? 111_111),
  guaranteedSavings: dollars(amounts.guaranteedSavings ?? 100_000),
  expenses: dollars(amounts.expenses ?? 20_000),
  debtService: dollars(amounts.debtService ?? 75_000),
});

function costs(sources: readonly CostSavingsSource[] | undefined, years?: number, once?: ImplementationCostSavings) {
  const reports: IssueReport[] = [];
  const result = calculateCostSavings(sources, years, once, (issue) => reports.push(issue));
  return { result: asJson(result), reports: reports.map(({ name, at }) => `${name} ${at}`) };
}

test("years and totals, with what happened once during implementation", () => {
  const once = {
    estimatedCostSavings: dollars(62_000),
    guaranteedCostSavings: dollars(50_000),
    payment: dollars("50000.5"),
  };
  expect(costs([year(1), year(2, { debtService: 10_000 })], 2, once)).toEqual({
    result: {
      years: [
        {
          year: 1,
          estimatedSavings: "111111",
          guaranteedSavings: "100000",
          expenses: "20000",
          debtService: "75000",
          payment: "95000",
          retainedSavings: "5000",
        },
        {
          year: 2,
          estimatedSavings: "111111",
          guaranteedSavings: "100000",
          expenses: "20000",
          debtService: "10000",
          payment: "30000",
          retainedSavings: "70000",
        },
      ],
      totalEstimatedCostSavings: "284222",
      totalGuaranteedCostSavings: "250000",
      totalPayments: "175000.5",
      totalExpenses: "40000",
      totalDebtService: "85000",
      totalRetainedSavings: "75000",
    },
    reports: [],
  });
});

describe("the totals", () => {
  const sources = Array.from({ length: 40 }, (_, index) => year(index + 1));

  test("stop at the performance period", () => {
    expect(costs(sources, 7).result).toMatchObject({ totalExpenses: "140000" });
  });

  test("never go past year 25", () => {
    expect(costs(sources, 30).result["years"]).toHaveLength(25);
  });

  test("are absent, not zero, without a loan or a performance period", () => {
    expect(costs(undefined, 5).result).toEqual({ years: [] });
    expect(costs(sources).result).toEqual({ years: [] });
  });
});

describe("what the federal rules ask for", () => {
  test("guaranteed savings exceed the debt service", () => {
    const free = { expenses: 0 };
    expect(costs([year(1, { ...free, guaranteedSavings: 75_001 })], 1).reports).toEqual([]);
    expect(costs([year(1, { ...free, guaranteedSavings: 75_000 })], 1).reports).toEqual([
      "cost-savings/guaranteed-not-above-debt-service performancePeriod[year=1]",
    ]);
  });
});
