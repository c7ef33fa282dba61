import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { calculated, codesOf } from "../../testing/parsed.js";
import { plainFinancing, plainMeasure, plainProject } from "../../testing/plain-project.js";
import { ZERO } from "../decimal/decimal.js";
import type { Issue } from "../issues/issue.js";

/** A project whose first-year needed payment and loan are what is given; the rate is 0 unless given. */
function lending(terms: { amount: string; needed: string; rate?: string; retained?: string; guaranteed?: string }) {
  const retained = terms.retained ?? "5000";
  const savings = String((Number(terms.needed) + Number(retained)) / Number(terms.guaranteed ?? "1"));
  return plainProject({
    financing: plainFinancing({ indexRate: terms.rate ?? "0", addedPremium: "0" }),
    other: { guarPctEstSav: terms.guaranteed ?? "1" },
    performancePeriod: Array.from({ length: 25 }, (_, index) => ({ year: index + 1, retainedSavings: retained })),
    ecms: [
      plainMeasure({
        implementation: { baseConstructionCost: terms.amount },
        estimatedSavings: [{ fieldId: 2, value: savings }],
      }),
    ],
  });
}

describe("the performance period", () => {
  test("is one year for a loan paid in one", () => {
    const { calculatedValues } = calculated(lending({ amount: "99999", needed: "100000" }));
    expect(calculatedValues.performancePeriod.years).toBe(1);
  });

  test("of 25 years is valid, of 26 is not", () => {
    const at25 = calculated(lending({ amount: "2500000", needed: "100000" }));
    expect([at25.ok, at25.calculatedValues.performancePeriod.years]).toEqual([true, 25]);
    // Years past 25 retain nothing, so year 26 pays 5 000 more than the others.
    const at26 = calculated(lending({ amount: "2505000", needed: "100000" }));
    expect([at26.ok, at26.calculatedValues.performancePeriod.years]).toEqual([false, undefined]);
    expect(codesOf(at26)).toEqual(["EPB-PER-001"]);
    expect(at26.calculatedValues.costSavings.years).toEqual([]);
    expect(at26.calculatedValues.amortization.summary).toHaveLength(26);
  });

  /** $300,000 without interest, $100,000 a year; year 2 keeps what is given. */
  function withYear2(retained: string) {
    const project = lending({ amount: "300000", needed: "100000" });
    const performancePeriod = [1, 2, 3, 4].map((year) => ({
      year,
      retainedSavings: year === 2 ? retained : "5000",
    }));
    return { ...project, data: { ...project.data, performancePeriod } };
  }

  test("runs to the last year with a payment, and the years with payments are counted beside it", () => {
    const gap = calculated(withYear2("105000"));
    const { performancePeriod, amortization, projectSummary, costSavings } = gap.calculatedValues;
    expect(gap.issues).toMatchObject([
      {
        code: "EPB-AMO-007",
        at: "performancePeriod[year=2]",
        message: "Year 2 has no payment, but the last payment is in year 4. Years with payments: 3 of 4.",
      },
    ]);
    expect(amortization.summary).toHaveLength(4);
    expect([performancePeriod.years, performancePeriod.yearsWithPayments]).toEqual([4, 3]);
    // Award January 31, 2024; 12 months later and 4 years.
    expect(projectSummary.capitalization.endDateOfPerformancePeriod).toBe("2029-01-31");
    expect(costSavings.totalDebtService?.toFixed()).toBe("300000");
  });

  test("counts from year 1 where the first year has no payment", () => {
    const project = lending({ amount: "200000", needed: "100000" });
    const performancePeriod = [
      { year: 1, retainedSavings: "105000" },
      { year: 2, retainedSavings: "5000" },
      { year: 3, retainedSavings: "0" },
    ];
    const { calculatedValues, issues } = calculated({ ...project, data: { ...project.data, performancePeriod } });
    expect(issues).toMatchObject([{ code: "EPB-AMO-007", at: "performancePeriod[year=1]" }]);
    expect(calculatedValues.performancePeriod).toMatchObject({ years: 3, yearsWithPayments: 2 });
    expect(calculatedValues.costSavings.years.map(({ debtService }) => debtService.toFixed())).toEqual([
      "0",
      "100000",
      "100000",
    ]);
  });

  test("is said to differ from the count also where the year is short of savings", () => {
    const short = calculated(withYear2("105001"));
    expect(short.issues).toMatchObject([
      {
        code: "EPB-AMO-006",
        message:
          "In year 2, retained savings and expenses exceed the guaranteed savings by $1.00, so no payment is made. The last payment is in year 4. Years with payments: 3 of 4.",
      },
    ]);
    expect(short.calculatedValues.performancePeriod).toMatchObject({ years: 4, yearsWithPayments: 3 });
  });

  test("is not longer for a year that pays nothing than for one that pays a little", () => {
    const yearsOf = (retained: string) => {
      const { years, yearsWithPayments } = calculated(withYear2(retained)).calculatedValues.performancePeriod;
      return [years, yearsWithPayments];
    };
    expect(yearsOf("105000")).toEqual([4, 3]);
    expect(yearsOf("55000")).toEqual([4, 4]);
    expect(yearsOf("5000")).toEqual([3, 3]);
  });

  test("past 25 years is none, though fewer years have a payment", () => {
    const project = lending({ amount: "2500000", needed: "100000" });
    const performancePeriod = Array.from({ length: 25 }, (_, index) => ({
      year: index + 1,
      retainedSavings: index === 9 ? "105000" : "5000",
    }));
    const late = calculated({ ...project, data: { ...project.data, performancePeriod } });
    expect(codesOf(late)).toEqual(["EPB-AMO-007", "EPB-PER-001"]);
    expect(late.issues[1]?.advice).toContain("The last payment is in year 26");
    const { performancePeriod: period, costSavings } = late.calculatedValues;
    expect([period.years, period.yearsWithPayments, costSavings.years.length]).toEqual([undefined, 25, 0]);
  });

  test("is not there for a loan that 40 years do not pay off", () => {
    const never = calculated(lending({ amount: "10000000", needed: "100000", rate: "0.05" }));
    // No last year of the loan is beside a loan that has none.
    expect(codesOf(never)).toEqual(["EPB-AMO-009"]);
    expect(never.issues[0]?.at).toBe("financing");
    expect(never.calculatedValues.amortization.paidOff).toBe(false);
    expect(never.calculatedValues.amortization.remainingBalance?.gt(10_000_000)).toBe(true);
    expect(never.issues.map(({ advice, message }) => `${message} ${advice}`).join("\n")).not.toMatch(/is paid\b/);
  });

  test("is not there for a guarantee or a rate by mistake, which is named as the cause", () => {
    const project = lending({ amount: "1000000", needed: "100000" });
    const causeAt = (data: object): string | undefined => {
      const { issues } = calculated({ ...project, data: { ...project.data, ...data } });
      return issues.find(({ code }) => code === "EPB-AMO-009")?.at;
    };
    expect(causeAt({ other: { guarPctEstSav: "0.095" } })).toBe("other.guarPctEstSav");
    expect(causeAt({ financing: plainFinancing({ indexRate: "0.475", addedPremium: undefined }) })).toBe(
      "financing.indexRate",
    );
    expect(causeAt({ financing: plainFinancing({ indexRate: undefined, addedPremium: "0.475" }) })).toBe(
      "financing.addedPremium",
    );
  });

  test("is not there for a loan that pays for a few years and never pays off", () => {
    const project = lending({ amount: "1000000", needed: "100000" });
    const escalationRates = [{ fieldId: 1, year: 4, value: "-1" }];
    const years = [1, 2, 3].map((year) => ({ year, retainedSavings: "5000" }));
    const data = { ...project.data, performancePeriod: years, escalationRates };
    const never = calculated({ ...project, data });
    expect(codesOf(never)).toEqual(["EPB-AMO-009", "EPB-PLA-001"]);
    const { performancePeriod, projectSummary, costSavings } = never.calculatedValues;
    expect([performancePeriod.years, performancePeriod.yearsWithPayments]).toEqual([undefined, 3]);
    expect(projectSummary.capitalization.endDateOfPerformancePeriod).toBeUndefined();
    expect(costSavings).toEqual({ years: [] });
    const { totalPayments, totalInterest, performancePeriodYears } = projectSummary.financialSummary;
    expect([totalPayments, totalInterest, performancePeriodYears]).toEqual([undefined, undefined, undefined]);
    expect(performancePeriod.total.totalPayments).toBeUndefined();
  });
});

test("a year that retains more than is guaranteed pays nothing, and its balance grows", () => {
  const project = lending({ amount: "300000", needed: "100000", rate: "0.06" });
  const performancePeriod = [{ year: 1, retainedSavings: "105000.01" }, { year: 2 }];
  const { calculatedValues, issues } = calculated({ ...project, data: { ...project.data, performancePeriod } });
  expect(issues[0]).toMatchObject({
    code: "EPB-AMO-006",
    at: "performancePeriod[year=1].retainedSavings",
    message:
      "In year 1, retained savings and expenses exceed the guaranteed savings by $0.01, so no payment is made. The last payment is in year 5. Years with payments: 4 of 5.",
  });
  const [first] = calculatedValues.amortization.summary;
  expect([first?.neededPayment.toFixed(), first?.principalPlusInterest.toFixed()]).toEqual(["0", "0"]);
  expect(first?.principal.eq(first.interest.neg())).toBe(true);
});

describe("a negative rate", () => {
  test("shrinks the balance, and the loan is paid sooner than without a rate", () => {
    const project = lending({ amount: "1000000", needed: "100000" });
    const financing = plainFinancing({ indexRate: "0.01", addedPremium: "-0.06" });
    const { calculatedValues } = calculated({ ...project, data: { ...project.data, financing } });
    const { amortization } = calculatedValues;
    expect(amortization.paidOff).toBe(true);
    expect(amortization.summary.length).toBeLessThan(10);
    expect(amortization.total.totalInterest.isNegative()).toBe(true);
    for (const row of amortization.detail) expect(row.endingBalance.gte(ZERO)).toBe(true);
  });
});

describe("the way out of a tail", () => {
  const TAILS = fc.record({
    full: fc.integer({ min: 1, max: 12 }),
    needed: fc.integer({ min: 50_000, max: 900_000 }),
    tail: fc.integer({ min: 1, max: 400 }),
    retained: fc.integer({ min: 0, max: 3_000 }),
    guaranteed: fc.constantFrom("0.9", "0.95", "0.8333", "1"),
    rate: fc.constantFrom("0", "0", "0.03", "0.0475"),
  });

  test("removes it, and a step less does not", () => {
    const seen = { percentages: 0, cuts: 0, neither: 0 };
    fc.assert(
      fc.property(TAILS, ({ full, needed, tail, retained, guaranteed, rate }) => {
        const growth = (1 + Number(rate) / 12) ** 12;
        let amount = tail / growth ** (full + 1);
        for (let year = 1; year <= full; year++) amount += needed / growth ** year;
        const json = lending({
          amount: amount.toFixed(2),
          needed: String(needed),
          retained: String(retained),
          guaranteed: "1",
          rate,
        });
        const project = { ...json, data: { ...json.data, ...guaranteedAt(guaranteed, needed + retained, amount) } };
        const before = calculated(project);
        const issue = before.issues.find(({ code }) => code === "EPB-AMO-008");
        if (issue === undefined) return;
        const years = before.calculatedValues.amortization.summary.length;
        const yearsOf = (data: object): number =>
          calculated({ ...project, data: { ...project.data, ...data } }).calculatedValues.amortization.summary.length;

        const percentage = /raise the guaranteed percentage to ([\d.]+)%/.exec(issue.advice)?.[1];
        if (percentage !== undefined) {
          seen.percentages++;
          const steps = Math.round(Number(percentage) * 10_000);
          expect(yearsOf({ other: { guarPctEstSav: fraction(steps) } })).toBeLessThan(years);
          expect(yearsOf({ other: { guarPctEstSav: fraction(steps - 1) } })).toBe(years);
        }
        const cut = cutOf(issue);
        if (cut !== undefined) {
          seen.cuts++;
          expect(yearsOf({ performancePeriod: retaining(retained - cut) })).toBeLessThan(years);
          if (cut > 1) expect(yearsOf({ performancePeriod: retaining(retained - cut + 1) })).toBe(years);
        }
        if (percentage === undefined && cut === undefined) {
          seen.neither++;
          expect(issue.advice).toMatch(/^To end the payments a year earlier, lower the amount financed slightly/);
          expect(yearsOf({ performancePeriod: retaining(0), other: { guarPctEstSav: "1" } })).toBe(years);
        }
      }),
      // A fixed seed: what the sample covers is no matter of luck.
      { numRuns: runs(150), seed: 1 },
    );
    expect(Math.min(seen.percentages, seen.cuts, seen.neither)).toBeGreaterThan(2);
  });

  test("is found among amounts larger than whole numbers are kept exactly", () => {
    const digits = (amount: bigint): string => amount.toString();
    const needed = 10n ** 19n;
    const project = plainProject({
      financing: plainFinancing({ indexRate: "0", addedPremium: "0" }),
      other: { guarPctEstSav: "1" },
      performancePeriod: Array.from({ length: 25 }, (_, index) => ({
        year: index + 1,
        retainedSavings: digits(needed),
      })),
      ecms: [
        plainMeasure({
          implementation: { baseConstructionCost: digits(needed * 5n + needed / 102n) },
          estimatedSavings: [{ fieldId: 2, value: digits(needed * 2n) }],
        }),
      ],
    });
    const [issue] = calculated(project).issues;
    expect(issue?.code).toBe("EPB-AMO-008");
    expect(cutOf(issue)).toBeGreaterThan(1.9e16);
  });

  /** Savings that a percentage turns into the same guarantee, as closely as whole dollars go. */
  function guaranteedAt(guaranteed: string, savings: number, price: number) {
    return {
      other: { guarPctEstSav: guaranteed },
      ecms: [
        {
          uuid: "a",
          implementation: { baseConstructionCost: price.toFixed(2) },
          estimatedSavings: [{ fieldId: 2, value: (savings / Number(guaranteed)).toFixed(2) }],
        },
      ],
    };
  }
  function retaining(amount: number) {
    return Array.from({ length: 25 }, (_, index) => ({
      year: index + 1,
      retainedSavings: String(Math.max(0, amount)),
    }));
  }
  const fraction = (steps: number): string => (steps / 1_000_000).toFixed(6);
  function cutOf(issue: Issue | undefined): number | undefined {
    const text = /lower the retained savings by \$([\d,]+)\.00 a year/.exec(issue?.advice ?? "")?.[1];
    return text === undefined ? undefined : Number(text.replaceAll(",", ""));
  }
});
