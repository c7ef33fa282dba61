import { describe, expect, test } from "vitest";
import { asJson } from "../../testing/json.js";
import { loanTerms } from "../../testing/loan-terms.js";
import type { ReferenceLoan } from "../../testing/reference-schedule.js";
import type { CalendarDate } from "../calendar/calendar-date.js";
import { loanSchedule, totalOf } from "./loan-schedule.js";

const START = "2025-01-31" as CalendarDate;
const LOAN: ReferenceLoan = {
  amountFinanced: "100000",
  annualRate: "0.06",
  frequency: "annual",
  timing: "end",
  neededPayments: Array(40).fill("12345.67"),
  incentives: [],
};
const schedule = (loan: Partial<ReferenceLoan>, start: CalendarDate | undefined = START) =>
  loanSchedule(loanTerms({ ...LOAN, ...loan }), start);

test("a year's principal and interest are whole dollars, and their sum is what was paid (D4)", () => {
  const years = schedule({}).summary.slice(0, 3);
  expect(
    years.map(({ principal, interest, principalPlusInterest }) =>
      [principal, interest, principalPlusInterest].map(String),
    ),
  ).toEqual([
    ["6178", "6168", "12345.67"],
    ["6559", "5787", "12345.67"],
    ["6963", "5382", "12345.67"],
  ]);
});

test("interest accrues every month and is capitalized where nothing is paid (D19)", () => {
  const { detail } = schedule({ neededPayments: Array(40).fill("12000") });
  expect(asJson([detail[0], detail[1], detail[2], detail[11]])).toMatchObject([
    { beginningBalance: "100000", interest: "500", principal: "-500", endingBalance: "100500" },
    { beginningBalance: "100500", interest: "502.5", endingBalance: "101002.5" },
    { beginningBalance: "101002.5", interest: "505.013", endingBalance: "101507.513" },
    { beginningBalance: "105639.585", interest: "528.198", actualPayment: "12000", endingBalance: "94167.783" },
  ]);
});

test("the December installment of an end loan holds the incentive of the year (D21)", () => {
  const { detail, summary } = schedule({
    frequency: "biannual",
    neededPayments: Array(40).fill("40000"),
    incentives: Array(40).fill("5000"),
  });
  expect(asJson([detail[5], detail[11]])).toMatchObject([
    { month: 6, beginningBalance: "102525.126", interest: "512.626", actualPayment: "20000", incentive: "0" },
    {
      month: 12,
      beginningBalance: "85134.56",
      interest: "425.673",
      actualPayment: "15000",
      incentive: "5000",
      endingBalance: "65560.233",
    },
  ]);
  expect(summary[0]?.expenseIncentive.toFixed()).toBe("5000");
  expect(summary[0]?.principalPlusInterest.toFixed()).toBe("40000");
});

describe("an incentive", () => {
  const loan = {
    frequency: "quarterly",
    neededPayments: Array(40).fill("40000"),
    incentives: Array(40).fill("15000"),
  } as const;

  test("fills the December installment and no more", () => {
    const [first] = schedule(loan).summary;
    expect(first?.expenseIncentive.toFixed()).toBe("10000");
  });

  test("never changes what repays the loan", () => {
    const years = (incentives: string[]) =>
      schedule({ ...loan, incentives }).summary.map(({ principalPlusInterest }) => principalPlusInterest.toFixed());
    expect(years(Array(40).fill("15000"))).toEqual(years([]));
  });

  test("is not applied with Beginning timing: there is no December payment", () => {
    const { detail, total } = schedule({ ...loan, timing: "beginning" });
    expect(total.totalExpenseIncentive.toFixed()).toBe("0");
    expect(detail.every(({ incentive }) => incentive.isZero())).toBe(true);
  });

  test("is not applied in a year whose loan is paid before December", () => {
    const { detail, summary } = schedule({ ...loan, neededPayments: Array(40).fill("240000") });
    expect(summary).toHaveLength(1);
    expect(detail[5]?.actualPayment.isZero()).toBe(false);
    expect(summary[0]?.expenseIncentive.toFixed()).toBe("0");
  });
});

describe("payment dates", () => {
  const dates = (timing: "beginning" | "end") =>
    schedule({ timing })
      .detail.slice(0, 13)
      .map(({ paymentDate }) => paymentDate);

  test("at the end are the months after the loan start, its day of the month or the last", () => {
    expect(dates("end").slice(0, 3)).toEqual(["2025-02-28", "2025-03-31", "2025-04-30"]);
    expect(dates("end")[12]).toBe("2026-02-28");
  });

  test("at the beginning start with the loan", () => {
    expect(dates("beginning").slice(0, 3)).toEqual(["2025-01-31", "2025-02-28", "2025-03-31"]);
  });

  test("are absent without a loan start", () => {
    expect(loanSchedule(loanTerms(LOAN), undefined).detail[0]).not.toHaveProperty("paymentDate");
  });
});

test("only rows with a payment have a number", () => {
  const { detail } = schedule({ frequency: "biannual" });
  expect(
    detail
      .slice(0, 24)
      .flatMap(({ paymentNumber, year, month }) => (paymentNumber ? [[paymentNumber, year, month]] : [])),
  ).toEqual([
    [1, 1, 6],
    [2, 1, 12],
    [3, 2, 6],
    [4, 2, 12],
  ]);
});

test("a loan that is not paid off says so, and what remains", () => {
  const { paidOff, remainingBalance, summary } = schedule({ annualRate: "0", neededPayments: Array(40).fill("1000") });
  expect([paidOff, remainingBalance?.toFixed(), summary.length]).toEqual([false, "60000", 40]);
});

test("paid off, nothing remains", () => {
  const { paidOff, remainingBalance } = schedule({});
  expect([paidOff, remainingBalance?.toFixed()]).toEqual([true, "0"]);
});

test("without years every total is 0", () => {
  expect(asJson(totalOf([]))).toEqual({
    totalNeededPayment: "0",
    totalExpenseIncentive: "0",
    totalPrincipalPlusInterest: "0",
    totalPrincipal: "0",
    totalInterest: "0",
  });
});

test("the months are there however often they are asked for, and when the schedule is serialised", () => {
  const loan = schedule({});
  expect(loan.detail).toBe(loan.detail);
  expect(asJson(loan)["detail"]).toHaveLength(loan.summary.length * 12);
});

test("the months are a member like the others, made once and only when somebody reads them", () => {
  const loan = schedule({});
  expect(Object.keys(loan)).toEqual(["detail", "summary", "total", "paidOff", "remainingBalance"]);
  expect(loan.detail).toBe(loan.detail);
  expect({ ...loan }.detail).toBe(loan.detail);
  expect(Object.getPrototypeOf(loan)).toBe(Object.prototype);
  const getters = [loan, schedule({ annualRate: "0.05" })].map(
    (one) => Object.getOwnPropertyDescriptor(one, "detail")?.get,
  );
  // One for all: a getter of each would keep all of it alive for longer.
  expect(getters[0]).toBe(getters[1]);
});
