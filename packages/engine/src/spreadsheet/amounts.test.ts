import { describe, expect, test } from "vitest";
import type { Amount } from "../decimal/amount.js";
import { Decimal } from "../decimal/decimal.js";
import type { RatesOfReturn, SpreadsheetResult } from "./index.js";
import * as spreadsheet from "./index.js";

type Convert = (text: string) => Amount;
type Answer = SpreadsheetResult | RatesOfReturn;

/** Every function, called with amounts of one kind. */
const CALLS: Readonly<Record<string, (of: Convert) => Answer>> = {
  payment: (of) => spreadsheet.payment({ rate: of("0.01"), periods: of("12"), presentValue: of("1000") }),
  futureValue: (of) => spreadsheet.futureValue({ rate: of("0.01"), periods: of("12"), payment: of("-100") }),
  presentValue: (of) => spreadsheet.presentValue({ rate: of("0.01"), periods: of("12"), payment: of("-100") }),
  numberOfPeriods: (of) =>
    spreadsheet.numberOfPeriods({ rate: of("0.01"), payment: of("-100"), presentValue: of("1000") }),
  ratePerPeriod: (of) =>
    spreadsheet.ratePerPeriod({ periods: of("12"), payment: of("-100"), presentValue: of("1000") }),
  interestPayment: (of) =>
    spreadsheet.interestPayment({ rate: of("0.01"), period: of("2"), periods: of("12"), presentValue: of("1000") }),
  principalPayment: (of) =>
    spreadsheet.principalPayment({ rate: of("0.01"), period: of("2"), periods: of("12"), presentValue: of("1000") }),
  cumulativeInterest: (of) => spreadsheet.cumulativeInterest(cumulativeTerms(of)),
  cumulativePrincipal: (of) => spreadsheet.cumulativePrincipal(cumulativeTerms(of)),
  effectiveRate: (of) => spreadsheet.effectiveRate(of("0.05"), of("4")),
  nominalRate: (of) => spreadsheet.nominalRate(of("0.05"), of("4")),
  netPresentValue: (of) => spreadsheet.netPresentValue(of("0.1"), [of("-100"), of("60"), of("70")]),
  internalRatesOfReturn: (of) => spreadsheet.internalRatesOfReturn([of("-100"), of("60"), of("70")]),
  modifiedInternalRateOfReturn: (of) =>
    spreadsheet.modifiedInternalRateOfReturn([of("-100"), of("60"), of("70")], of("0.1"), of("0.12")),
  netPresentValueOfDates: (of) => spreadsheet.netPresentValueOfDates(of("0.1"), datedFlows(of)),
  internalRatesOfReturnOfDates: (of) => spreadsheet.internalRatesOfReturnOfDates(datedFlows(of)),
};

const cumulativeTerms = (of: Convert): spreadsheet.CumulativeTerms<Amount> => ({
  rate: of("0.01"),
  periods: of("12"),
  presentValue: of("1000"),
  firstPeriod: of("1"),
  lastPeriod: of("3"),
  timing: spreadsheet.AnnuityTiming.End,
});

const datedFlows = (of: Convert): readonly spreadsheet.DatedFlow<Amount, string>[] => [
  { date: "2024-01-01", amount: of("-100") },
  { date: "2025-01-01", amount: of("120") },
];

const isAnswered = (answer: Answer): boolean => ("ok" in answer ? answer.ok : answer.kind === "one");
const reasonOf = (answer: Answer): string | undefined => ("reason" in answer ? answer.reason : undefined);

describe("a spreadsheet function", () => {
  const calls = Object.entries(CALLS);

  test.each(calls)("%s gives the same for text and numbers as for decimals", (_, call) => {
    const ofDecimals = call((text) => new Decimal(text));
    expect(isAnswered(ofDecimals)).toBe(true);
    expect(call((text) => text)).toEqual(ofDecimals);
    expect(call(Number)).toEqual(ofDecimals);
  });

  test.each(calls)("%s has no answer for a text that is no number", (_, call) => {
    expect(reasonOf(call(() => "n/a"))).toBe("not-a-number");
  });

  test("is there for every call of this test, and none is left out", () => {
    const functions = Object.entries(spreadsheet).filter(([, value]) => typeof value === "function");
    expect(functions.map(([name]) => name).sort()).toEqual(Object.keys(CALLS).sort());
  });

  test("refuses a date that is none", () => {
    expect(() => spreadsheet.netPresentValueOfDates("0.1", [{ date: "2023-02-29", amount: "1" }])).toThrow(
      '"2023-02-29" is no day of the calendar.',
    );
  });
});
