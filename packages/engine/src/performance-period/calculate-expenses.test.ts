import { expect, test } from "vitest";
import { asJson } from "../../testing/json.js";
import { Decimal } from "../decimal/decimal.js";
import type { IssueReport } from "../issues/issue.js";
import { calculateExpenses } from "./calculate-expenses.js";

const dollars = (amount: string | number): Decimal => new Decimal(amount);

test("M&V and every other expense are marked up together", () => {
  const years = calculateExpenses(
    [
      {
        year: 3,
        measurementVerification: dollars(12_000),
        otherExpenses: [
          { fieldId: 1, value: dollars(8_000) },
          { fieldId: 9, value: dollars(1_000) },
        ],
        deliveryChargePct: dollars("0.12"),
        incentivesOtherPayments: dollars(15_000),
        retainedSavings: dollars(1_000),
      },
    ],
    () => expect.unreachable(),
  );
  expect(years && asJson(years)).toEqual([
    {
      year: 3,
      expensesBeforeDeliveryCharge: "21000",
      expenses: "23520",
      incentives: "15000",
      enteredRetainedSavings: "1000",
    },
  ]);
});

test("what is not entered in a year counts as 0", () => {
  const years = calculateExpenses([{ year: 1 }], () => expect.unreachable());
  expect(years?.get(1)).toEqual({
    year: 1,
    expensesBeforeDeliveryCharge: dollars(0),
    expenses: dollars(0),
    incentives: dollars(0),
    enteredRetainedSavings: dollars(0),
  });
  expect(years?.get(2)).toBeUndefined();
});

test("without any year the performance period is missing", () => {
  const reports: IssueReport[] = [];
  expect(calculateExpenses([], (issue) => reports.push(issue))).toBeUndefined();
  expect(reports).toEqual([{ name: "amortization/performance-period-missing", at: "performancePeriod" }]);
});
