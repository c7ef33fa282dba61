import { calculateProject, parseProject } from "@epb/engine";
import { describe, expect, test } from "vitest";
import sanLeandro from "../../../../fixtures/projects/san-leandro-2021.json" with { type: "json" };
import type { ChartAmount } from "./chart-data.js";
import { seriesOfSavingsAgainstPayments } from "./series/series-of-schedules.js";
import { tablesOfCalculation } from "./series/tables-of-calculation.js";
import { savingsAgainstPaymentsSummary } from "./summaries.js";

interface Amounts {
  readonly savings: readonly ChartAmount[];
  readonly payments: readonly ChartAmount[];
  /** Savings and payments of the implementation period. */
  readonly implementation?: readonly [ChartAmount, ChartAmount];
  /** Total savings and payments. */
  readonly totals: readonly [ChartAmount, ChartAmount];
}

/** The sentences after those about the course of savings and payments. */
function coverage({ savings, payments, implementation = [undefined, undefined], totals }: Amounts): string {
  const pair = ([ofSavings, ofPayments]: readonly [ChartAmount, ChartAmount]) => ({
    savings: ofSavings,
    payments: ofPayments,
  });
  const summary = savingsAgainstPaymentsSummary({
    data: {
      rowLabel: "Year",
      rows: savings.map((_, index) => String(index + 1)),
      series: [
        { label: "Savings", amounts: savings },
        { label: "Payments", amounts: payments },
      ],
    },
    implementation: pair(implementation),
    totals: pair(totals),
  });
  return summary.replaceAll(/(?:Savings|Payments): [^.]*\. ?/g, "");
}

const COVERED = { savings: ["100", "100"], payments: ["90", "90"] } as const;

describe("the summary of savings against payments", () => {
  test("begins with the course of both", () => {
    const data = {
      rowLabel: "Year",
      rows: ["1", "2"],
      series: [
        { label: "Guaranteed savings", amounts: ["100", "110"] },
        { label: "Payments", amounts: ["95", "95"] },
      ],
    };
    const none = { savings: undefined, payments: undefined };
    const totals = { savings: "210", payments: "190" };
    expect(savingsAgainstPaymentsSummary({ data, implementation: none, totals })).toBe(
      "Guaranteed savings: $100 in year 1, $110 in year 2, $210 total. Payments: $95 in year 1, $95 in year 2, $190 total. Guaranteed savings cover the payments in every year.",
    );
  });

  test("names the years in which the verified savings are below the guarantee", () => {
    const data = {
      rowLabel: "Year",
      rows: ["1", "2", "3"],
      series: [
        { label: "Guaranteed savings", amounts: ["100", "110", "120"] },
        { label: "Payments", amounts: ["95", "95", "95"] },
        { label: "Verified savings", amounts: ["99.99", "110", undefined] },
      ],
    };
    const none = { savings: undefined, payments: undefined };
    expect(savingsAgainstPaymentsSummary({ data, implementation: none, totals: none })).toContain(
      "Verified savings are below the guarantee in year 1. Verified savings reach the guarantee in year 2.",
    );
  });

  test("names every year if there is no payment in the implementation period", () => {
    expect(coverage({ ...COVERED, totals: ["200", "180"] })).toBe(
      "Guaranteed savings cover the payments in every year.",
    );
  });

  test("names every year where the savings of the implementation period cover its payment", () => {
    expect(coverage({ ...COVERED, implementation: ["50", "50"], totals: ["250", "230"] })).toBe(
      "Guaranteed savings cover the payments in every year.",
    );
  });

  test("gives the payment of the implementation period as the cause of a higher total", () => {
    // 90 + 90 + 60 − 200 = 40
    expect(coverage({ ...COVERED, implementation: [undefined, "60"], totals: ["200", "240"] })).toBe(
      "Guaranteed savings cover the payments in years 1–2. Over the whole contract, payments exceed guaranteed savings by $40 because of the $60 payment in the implementation period.",
    );
  });

  test("says that larger savings cover the payment of the implementation period as well", () => {
    // 90 + 90 + 20 = 200: equal is covered.
    expect(coverage({ ...COVERED, implementation: [undefined, "20"], totals: ["200", "200"] })).toBe(
      "Guaranteed savings cover the payments in years 1–2. Over the whole contract, guaranteed savings also cover the $20 payment in the implementation period.",
    );
  });

  test("does not count undisplayed cents as an excess", () => {
    expect(coverage({ ...COVERED, implementation: ["20", "20.3"], totals: ["220", "200.3"] })).toBe(
      "Guaranteed savings cover the payments in every year.",
    );
  });

  test("names the years that are not covered, and the total only if payments are higher", () => {
    const savings = ["100", "90", "90", "90", "200"];
    const payments = ["95", "95", "95", "80", "201"];
    expect(coverage({ savings, payments, totals: ["570", "566"] })).toBe(
      "Payments are higher than the guaranteed savings in years 2–3, 5.",
    );
    expect(coverage({ savings, payments, implementation: [undefined, "24"], totals: ["570", "590"] })).toBe(
      "Payments are higher than the guaranteed savings in years 2–3, 5. Over the whole contract, payments exceed guaranteed savings by $20.",
    );
  });

  test("names only the years if a total is withheld", () => {
    expect(coverage({ ...COVERED, implementation: [undefined, "60"], totals: ["200", undefined] })).toBe(
      "Guaranteed savings cover the payments in years 1–2.",
    );
  });

  test("omits years with a withheld amount, and gives no cause without them", () => {
    const payments = ["90", undefined];
    expect(coverage({ savings: ["100", "100"], payments, totals: ["200", undefined] })).toBe(
      "Guaranteed savings cover the payments in year 1.",
    );
    expect(coverage({ savings: ["100", "100"], payments, implementation: ["0", "60"], totals: ["200", "240"] })).toBe(
      "Guaranteed savings cover the payments in year 1. Over the whole contract, payments exceed guaranteed savings by $40.",
    );
  });

  test("does not mention coverage if no year has both amounts", () => {
    expect(coverage({ savings: ["100"], payments: [undefined], totals: ["100", undefined] })).toBe("");
  });

  test("of San Leandro agrees with its total", () => {
    const parsed = parseProject(sanLeandro);
    if (!parsed.ok) throw new Error("the fixture is a project");
    const tables = tablesOfCalculation(parsed.value, calculateProject(parsed.value));
    // 9 314 731.15 − 8 908 890 = 405 841.15
    expect(savingsAgainstPaymentsSummary(seriesOfSavingsAgainstPayments(tables))).toBe(
      "Guaranteed savings: $593,926 in year 1, $593,926 in year 15, $8,908,890 total. Payments: $592,926 in year 1, $592,910 in year 15, $9,314,731 total. Guaranteed savings cover the payments in years 1–15. Over the whole contract, payments exceed guaranteed savings by $405,841 because of the $420,857 payment in the implementation period.",
    );
  });
});
