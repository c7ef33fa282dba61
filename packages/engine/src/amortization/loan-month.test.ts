import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dollars, rate } from "../../testing/arbitraries.js";
import { asJson } from "../../testing/json.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { PaymentTiming } from "../enumerations/payment-timing.js";
import { type LoanMonthInput, loanMonth } from "./loan-month.js";

const month = (input: {
  balance: string;
  rate: string;
  timing: PaymentTiming;
  installment?: string;
  incentive?: string;
}) =>
  asJson(
    loanMonth({
      beginningBalance: new Decimal(input.balance),
      annualRate: new Decimal(input.rate),
      timing: input.timing,
      installment: new Decimal(input.installment ?? "0"),
      incentive: new Decimal(input.incentive ?? "0"),
    }),
  );

describe("at the end of the month", () => {
  test("interest that is not paid is added to the loan", () => {
    expect(month({ balance: "4690000", rate: "0.0475", timing: PaymentTiming.End })).toEqual({
      interest: "18564.583",
      actualPayment: "0",
      incentive: "0",
      principal: "-18564.583",
      endingBalance: "4708564.583",
    });
  });

  test("a December installment is made of the incentive and of cash", () => {
    const december = { balance: "85134.56", rate: "0.06", timing: PaymentTiming.End, installment: "20000" };
    expect(month({ ...december, incentive: "5000" })).toEqual({
      interest: "425.673",
      actualPayment: "15000",
      incentive: "5000",
      principal: "19574.327",
      endingBalance: "65560.233",
    });
    expect(month({ ...december, incentive: "20000.01" })).toMatchObject({ actualPayment: "0", incentive: "20000" });
  });

  test("the last payment is the balance and its interest, and the incentive no more than that", () => {
    expect(
      month({ balance: "1000", rate: "0.06", timing: PaymentTiming.End, installment: "5000", incentive: "2000" }),
    ).toEqual({
      interest: "5",
      actualPayment: "0",
      incentive: "1005",
      principal: "1000",
      endingBalance: "0",
    });
  });
});

describe("at the beginning of the month", () => {
  test("the payment comes first, and what remains earns interest", () => {
    expect(month({ balance: "100000", rate: "0.06", timing: PaymentTiming.Beginning, installment: "40000" })).toEqual({
      interest: "300",
      actualPayment: "40000",
      incentive: "0",
      principal: "39700",
      endingBalance: "60300",
    });
  });

  test("the last payment is the balance, without interest", () => {
    expect(
      month({ balance: "1000", rate: "0.06", timing: PaymentTiming.Beginning, installment: "5000" }),
    ).toMatchObject({ interest: "0", actualPayment: "1000", endingBalance: "0" });
  });

  test("an incentive is no part of the payment", () => {
    expect(
      month({ balance: "1000", rate: "0.06", timing: PaymentTiming.Beginning, installment: "500", incentive: "100" }),
    ).toMatchObject({ actualPayment: "500", incentive: "0" });
  });
});

test("the row adds up, and nothing in it is negative but principal", () => {
  const timing = fc.constantFrom(PaymentTiming.Beginning, PaymentTiming.End);
  const input = fc.record({
    beginningBalance: dollars,
    annualRate: rate,
    timing,
    installment: dollars,
    incentive: dollars,
  });
  fc.assert(
    fc.property(input, (terms: LoanMonthInput) => {
      const row = loanMonth(terms);
      const ending = terms.beginningBalance.plus(row.interest).minus(row.actualPayment).minus(row.incentive);
      expect(ending.minus(row.endingBalance).abs().lte("0.00005")).toBe(true);
      for (const amount of [row.interest, row.actualPayment, row.incentive, row.endingBalance]) {
        expect(amount.gte(0)).toBe(true);
      }
      expect(row.actualPayment.plus(row.incentive).lte(terms.installment)).toBe(true);
    }),
  );
});

test("a balance of nothing asks for nothing", () => {
  const none = {
    beginningBalance: ZERO,
    annualRate: new Decimal("0.05"),
    installment: new Decimal(100),
    incentive: ZERO,
  };
  for (const timing of Object.values(PaymentTiming)) {
    expect(Object.values(loanMonth({ ...none, timing })).map(String)).toEqual(Array(5).fill("0"));
  }
});
