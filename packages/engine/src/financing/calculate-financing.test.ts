import { describe, expect, test } from "vitest";
import type { CalendarDate } from "../calendar/calendar-date.js";
import { Decimal } from "../decimal/decimal.js";
import type { IssueReport } from "../issues/issue.js";
import type { EcmItem } from "../model/ecm-item.js";
import type { Financing } from "../model/financing.js";
import { calculateFinancing, causeOfMissingLoan, type FinancingInput } from "./calculate-financing.js";

const FINANCING: Financing = {
  indexRate: new Decimal("0.031"),
  addedPremium: new Decimal("0.0165"),
  awardDate: "2024-01-31" as CalendarDate,
  implementationPeriodMonths: 18,
};

function finance(input: Partial<FinancingInput>) {
  const reports: IssueReport[] = [];
  const result = calculateFinancing(
    {
      financing: FINANCING,
      capitalization: undefined,
      measures: [],
      totalImplementationPrice: new Decimal(4_535_000),
      implementationPayment: undefined,
      ...input,
    },
    (issue) => reports.push(issue),
  );
  return { result, reports: reports.map(({ name, at }) => `${name} ${at}`) };
}

/** The financing without one of its fields. */
function without(field: keyof Financing): Financing {
  return Object.fromEntries(Object.entries(FINANCING).filter(([name]) => name !== field));
}

test("the financing of the worked example", () => {
  const { result, reports } = finance({
    capitalization: {
      procureConstrIntr: new Decimal(145_000),
      procureOther: new Decimal(60_000),
      bondedAmt: new Decimal(100_000),
    },
    implementationPayment: new Decimal(50_000),
  });
  expect(reports).toEqual([]);
  expect(result.totalAmountFinanced?.toFixed()).toBe("4690000");
  expect(result.loanAmount?.toFixed()).toBe("4690000");
  expect(result.interestRate?.toFixed()).toBe("0.0475");
  expect(result.startDateOfPerformancePeriod).toBe("2025-07-31");
  expect(result.loanStartDate).toBe("2025-07-31");
});

describe("the interest rate", () => {
  test("needs one of its parts", () => {
    const { indexRate: _, addedPremium: __, ...rest } = FINANCING;
    const { result, reports } = finance({ financing: rest });
    expect(result.interestRate).toBeUndefined();
    expect(reports).toEqual(["amortization/interest-rate-missing financing.indexRate"]);
  });

  test("takes the other for zero", () => {
    expect(finance({ financing: without("indexRate") }).result.interestRate?.toFixed()).toBe("0.0165");
    expect(finance({ financing: without("addedPremium") }).result.interestRate?.toFixed()).toBe("0.031");
  });

  test("of zero is a rate", () => {
    const { result, reports } = finance({ financing: { ...without("addedPremium"), indexRate: new Decimal(0) } });
    expect(result.interestRate?.toFixed()).toBe("0");
    expect(reports).toEqual([]);
  });
});

describe("the loan amount", () => {
  test("is missing when nothing is left to finance, though what is financed is known", () => {
    const { result, reports } = finance({ implementationPayment: new Decimal(4_535_000) });
    expect(result.loanAmount).toBeUndefined();
    expect(result.totalAmountFinanced?.toFixed()).toBe("0");
    expect(reports).toEqual(["amortization/loan-amount-missing implementationCostSavings.payment"]);
  });

  test("is missing below zero and without measures", () => {
    expect(finance({ implementationPayment: new Decimal(4_535_001) }).result.loanAmount).toBeUndefined();
    const { result } = finance({ totalImplementationPrice: undefined });
    expect([result.loanAmount, result.totalAmountFinanced]).toEqual([undefined, undefined]);
  });
});

describe("the dates", () => {
  test("a loan may start on a day of its own", () => {
    const loanStartDate = "2025-09-01" as CalendarDate;
    const { result } = finance({ financing: { ...FINANCING, loanStartDate } });
    expect(result.loanStartDate).toBe("2025-09-01");
    expect(result.startDateOfPerformancePeriod).toBe("2025-07-31");
  });

  test("without an award date there is neither", () => {
    const { result, reports } = finance({ financing: without("awardDate") });
    expect([result.startDateOfPerformancePeriod, result.loanStartDate]).toEqual([undefined, undefined]);
    expect(reports).toEqual([
      "capitalization/award-date-missing financing.awardDate",
      "amortization/loan-start-date-missing financing.awardDate",
    ]);
  });

  test("without an implementation period the loan has no start, and the issue points there", () => {
    expect(finance({ financing: without("implementationPeriodMonths") }).reports).toEqual([
      "amortization/loan-start-date-missing financing.implementationPeriodMonths",
    ]);
  });

  test("an implementation period of 0 months begins at the award", () => {
    const { result } = finance({ financing: { ...FINANCING, implementationPeriodMonths: 0 } });
    expect(result.startDateOfPerformancePeriod).toBe("2024-01-31");
  });

  test("a project without any financing says all of it", () => {
    expect(finance({ financing: undefined }).reports).toHaveLength(3);
  });
});

describe("the cause of a missing loan", () => {
  function measure(uuid: string, cost: number | undefined, incentives?: number): EcmItem {
    return {
      uuid,
      implementation: {
        ...(cost !== undefined && { baseConstructionCost: new Decimal(cost) }),
        ...(incentives !== undefined && { appliedIncentives: new Decimal(incentives) }),
      },
    };
  }

  const causeOf = (measures: readonly EcmItem[], price: number, payment?: number): string =>
    causeOfMissingLoan({
      measures,
      totalImplementationPrice: new Decimal(price),
      implementationPayment: payment === undefined ? undefined : new Decimal(payment),
    });

  test("incentives that take up all costs are the cause, those of the measure with the largest excess", () => {
    expect(causeOf([measure("m1", 100, 100)], 0)).toBe("ecms[uuid=m1].implementation.appliedIncentives");
    expect(causeOf([measure("m1", 100, 110), measure("m2", undefined, 900)], -910)).toBe(
      "ecms[uuid=m2].implementation.appliedIncentives",
    );
  });

  test("a payment that takes up the price is the cause", () => {
    expect(causeOf([measure("m1", 100, 20)], 80, 80)).toBe("implementationCostSavings.payment");
  });

  test("without either, the measures are", () => {
    expect(causeOf([measure("m1", undefined)], 0)).toBe("ecms");
    expect(causeOf([], 0, 50)).toBe("ecms");
    expect(
      causeOfMissingLoan({ measures: [], totalImplementationPrice: undefined, implementationPayment: undefined }),
    ).toBe("ecms");
  });
});
