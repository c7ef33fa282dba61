import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { asJson, type Json } from "../../testing/json.js";
import { calculated, parsed } from "../../testing/parsed.js";
import { type ProjectJson, project, withFinancing, withYears } from "../../testing/project-arbitrary.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import { parseProject } from "../input/parse-project.js";
import type { AmortizationValues } from "../model/calculated/amortization-values.js";
import type { CalculatedValues } from "../model/calculated/calculated-values.js";
import { calculateProject } from "./calculate-project.js";

// Laws of all projects, with any inputs (formulas §6). Bounds are the roundings of D1 and nothing more.

const RUNS = { numRuns: runs(30) };

/** Half of the last digit a balance is kept to. */
const BALANCE_ROUNDING = new Decimal("0.00005");
/** Repeating decimals are cut at 34 digits. */
const DIGITS = new Decimal("1e-15");

function holds(law: (values: CalculatedValues, json: ProjectJson) => void, runs: { numRuns: number } = RUNS): void {
  fc.assert(
    fc.property(project, (json) => {
      law(calculated(json).calculatedValues, json);
    }),
    runs,
  );
}

/** `expect` for each of ten thousand rows would cost more than the calculation. */
function ensure(isTrue: boolean, what: () => string): void {
  if (!isTrue) throw new Error(what());
}

const differsBy = (one: Decimal, other: Decimal): Decimal => one.minus(other).abs();

test("the sample covers every kind of project", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(project, (json) => {
      const { amortization, performancePeriod } = calculated(json).calculatedValues;
      const { paymentTimingYear, paymentTimingTypeID } = json.data.financing;
      seen.add(`${paymentTimingYear} payments, timing ${paymentTimingTypeID}`);
      seen.add(`${json.data.ecms.length} measures`);
      if (amortization.paidOff === false) seen.add("never paid off");
      if (performancePeriod.years === 1) seen.add("paid in a year");
      if (amortization.summary.length > 25) seen.add("more than 25 years");
      if (amortization.detail.some(({ incentive }) => incentive.gt(0))) seen.add("incentive");
      if (amortization.detail.some(({ principal }) => principal.isNegative())) seen.add("interest capitalized");
      if (amortization.detail.some(({ interest }) => interest.isZero())) seen.add("no interest");
      if (amortization.summary.some(({ neededPayment }) => neededPayment.isZero())) seen.add("nothing to pay with");
    }),
    // A fixed seed, so that the sample always covers the same cases.
    { numRuns: runs(150), seed: 2026 },
  );
  expect([...seen].sort()).toEqual(
    [
      ...[1, 2, 4, 12].flatMap((payments) => [`${payments} payments, timing 1`, `${payments} payments, timing 2`]),
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((count) => `${count} measures`),
      "never paid off",
      "paid in a year",
      "more than 25 years",
      "incentive",
      "interest capitalized",
      "no interest",
      "nothing to pay with",
    ].sort(),
  );
});

describe("the loan", () => {
  test("in each row beginning balance + interest − payment − incentive = ending balance, to its rounding", () => {
    holds(({ amortization: { detail } }) => {
      for (const row of detail) {
        const ending = row.beginningBalance.plus(row.interest).minus(row.actualPayment).minus(row.incentive);
        ensure(differsBy(ending, row.endingBalance).lte(BALANCE_ROUNDING.plus(DIGITS)), () => JSON.stringify(row));
        const principal = row.actualPayment.plus(row.incentive).minus(row.interest);
        ensure(differsBy(principal, row.principal).lte(DIGITS), () => JSON.stringify(row));
      }
    });
  });

  test("each row begins where the row before it ended, the first with the amount financed", () => {
    holds(({ amortization: { detail }, projectSummary }) => {
      let balance = projectSummary.capitalization.totalAmountFinanced ?? ZERO;
      for (const row of detail) {
        ensure(row.beginningBalance.eq(balance), () => JSON.stringify(row));
        balance = row.endingBalance;
      }
    });
  });

  test("balances, payments, incentives and interest are never negative", () => {
    holds(({ amortization: { detail } }) => {
      for (const row of detail) {
        const amounts = [row.beginningBalance, row.endingBalance, row.actualPayment, row.incentive, row.interest];
        ensure(
          amounts.every((amount) => amount.gte(0)),
          () => JSON.stringify(row),
        );
      }
    });
  });

  test("when it is paid off, the principal of the months is the amount financed, to the rounding of the balances", () => {
    holds(({ amortization: { detail, summary, paidOff }, projectSummary: { capitalization } }) => {
      if (!paidOff) return;
      const financed = capitalization.totalAmountFinanced ?? ZERO;
      const ofMonths = differsBy(sum(detail.map(({ principal }) => principal)), financed);
      ensure(ofMonths.lte(BALANCE_ROUNDING.plus(DIGITS).times(detail.length)), () => ofMonths.toFixed());
      // A year rounds to the dollar: half a dollar each.
      const ofYears = differsBy(sum(summary.map(({ principal }) => principal)), financed);
      ensure(ofYears.lte(new Decimal(0.51).times(summary.length)), () => ofYears.toFixed());
    });
  });

  test("without a rate there is no interest", () => {
    fc.assert(
      fc.property(project, (json) => {
        const free = withFinancing(json, { indexRate: "0", addedPremium: "0" });
        const { amortization } = calculated(free).calculatedValues;
        ensure(
          amortization.detail.every(({ interest }) => interest.isZero()),
          () => "interest",
        );
        expect(amortization.total.totalInterest.toFixed()).toBe("0");
      }),
      RUNS,
    );
  });

  test("higher payments never extend the loan or increase its balance", () => {
    fc.assert(
      fc.property(project, fc.integer({ min: 1, max: 50_000 }), (json, more) => {
        const before = calculated(json).calculatedValues.amortization;
        const kept = withYears(json, "retainedSavings", (value) => Decimal.max(0, value.minus(more)));
        const after = calculated(kept).calculatedValues.amortization;
        expect(after.summary.length).toBeLessThanOrEqual(before.summary.length);
        ensure((after.remainingBalance ?? ZERO).lte(before.remainingBalance ?? ZERO), () => "remaining balance");
      }),
      RUNS,
    );
  });

  test("payment at the beginning never costs more interest or takes longer than at the end", () => {
    fc.assert(
      fc.property(project, (json) => {
        const [beginning, end] = [1, 2].map(
          (timing) => calculated(withFinancing(json, { paymentTimingTypeID: timing })).calculatedValues.amortization,
        ) as [AmortizationValues, AmortizationValues];
        expect(beginning.summary.length).toBeLessThanOrEqual(end.summary.length);
        // Of the months: the whole dollars of the years may add up the other way round.
        ensure(interestOf(beginning).lte(interestOf(end)), () => `${interestOf(beginning)} > ${interestOf(end)}`);
      }),
      RUNS,
    );
  });

  test("payments are numbered one after the other, and only rows with a payment have a number", () => {
    holds(({ amortization: { detail } }) => {
      const paying = detail.filter(({ actualPayment, incentive }) => actualPayment.plus(incentive).gt(0));
      expect(detail.filter(({ paymentNumber }) => paymentNumber !== undefined)).toEqual(paying);
      expect(paying.map(({ paymentNumber }) => paymentNumber)).toEqual(paying.map((_, index) => index + 1));
    });
  });
});

describe("the years", () => {
  test("payment = expenses + debt service, and retained + payment = guaranteed", () => {
    holds(({ costSavings: { years } }) => {
      for (const year of years) {
        ensure(year.payment.eq(year.expenses.plus(year.debtService)), () => JSON.stringify(year));
        ensure(year.retainedSavings.plus(year.payment).eq(year.guaranteedSavings), () => JSON.stringify(year));
      }
    });
  });

  test("a full year retains the entered savings", () => {
    holds(({ costSavings: { years }, amortization: { summary }, performancePeriod: { items } }) => {
      for (const { year, retainedSavings } of years.slice(0, -1)) {
        const { principalPlusInterest = ZERO, neededPayment = ZERO } = summary[year - 1] ?? {};
        // To the cent, because principal plus interest is.
        if (differsBy(principalPlusInterest, neededPayment).gt("0.005") || neededPayment.isZero()) continue;
        const entered = items.find((item) => item.year === year)?.retainedSavings ?? ZERO;
        ensure(differsBy(retainedSavings, entered).lte("0.005"), () => `${year}: ${retainedSavings}, ${entered}`);
      }
    });
  });

  test("totals are the sums of their years", () => {
    holds(({ costSavings, amortization: { summary, total }, performancePeriod, ecm }, { data }) => {
      expect(total).toEqual({
        totalNeededPayment: sum(summary.map((year) => year.neededPayment)),
        totalExpenseIncentive: sum(summary.map((year) => year.expenseIncentive)),
        totalPrincipalPlusInterest: sum(summary.map((year) => year.principalPlusInterest)),
        totalPrincipal: sum(summary.map((year) => year.principal)),
        totalInterest: sum(summary.map((year) => year.interest)),
      });
      for (const figure of ["implementationPrice", "estAnnualCostSavings", "totalEnergyCostSavings"] as const) {
        ensure(ecm.totals[figure].eq(sum(ecm.measures.map((measure) => measure[figure]))), () => figure);
      }
      const { years } = costSavings;
      if (years.length === 0) return;
      // The contract contains every payment of the loan.
      ensure(costSavings.totalDebtService?.eq(total.totalPrincipalPlusInterest) === true, () => "debt service");
      const once = (name: string): Decimal => new Decimal(data.implementationCostSavings[name] as string);
      const ofYears = (figure: (year: (typeof years)[number]) => Decimal): Decimal => sum(years.map(figure));
      expect(costSavings).toMatchObject({
        totalEstimatedCostSavings: once("estimatedCostSavings").plus(ofYears((year) => year.estimatedSavings)),
        totalGuaranteedCostSavings: once("guaranteedCostSavings").plus(ofYears((year) => year.guaranteedSavings)),
        totalPayments: once("payment").plus(ofYears((year) => year.payment)),
        totalExpenses: ofYears((year) => year.expenses),
        totalDebtService: ofYears((year) => year.debtService),
        totalRetainedSavings: ofYears((year) => year.retainedSavings),
      });
      expect(performancePeriod.total.totalPayments).toEqual(ofYears((year) => year.payment));
    });
  });

  test("the cost-savings years are the performance period, 25 at most", () => {
    holds(({ costSavings: { years }, performancePeriod, amortization: { summary, paidOff } }) => {
      const paying = summary.filter(({ principalPlusInterest }) => principalPlusInterest.gt("0.005"));
      const last = Math.max(0, ...paying.map(({ year }) => year));
      expect(performancePeriod.years).toBe(paidOff && last >= 1 && last <= 25 ? last : undefined);
      expect(performancePeriod.yearsWithPayments).toBe(paidOff === undefined ? undefined : paying.length);
      expect(years.map(({ year }) => year)).toEqual(
        Array.from({ length: performancePeriod.years ?? 0 }, (_, index) => index + 1),
      );
    });
  });

  test("there are 40 years of savings, in every one of them guaranteed = estimated × percentage, to the dollar", () => {
    holds(({ itemizedSavings: { years } }, { data }) => {
      expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
      for (const { estimatedAnnualSavings = ZERO, guaranteedAnnualSavings = ZERO } of years) {
        const guaranteed = estimatedAnnualSavings.times(data.other.guarPctEstSav);
        ensure(guaranteedAnnualSavings.isInteger(), () => guaranteedAnnualSavings.toFixed());
        ensure(
          differsBy(guaranteed, guaranteedAnnualSavings).lte(new Decimal(0.5).plus(DIGITS)),
          () => `${guaranteed}`,
        );
      }
    });
  });

  test("a guarantee of 100% leaves whole-dollar savings unchanged", () => {
    fc.assert(
      fc.property(project, (json) => {
        const whole = wholeDollars(json);
        const { years } = calculated(whole).calculatedValues.itemizedSavings;
        for (const { estimatedAnnualSavings, guaranteedAnnualSavings } of years) {
          ensure(
            guaranteedAnnualSavings?.eq(estimatedAnnualSavings ?? ZERO) === true,
            () => `${estimatedAnnualSavings}`,
          );
        }
      }),
      RUNS,
    );
  });
});

describe("the whole project", () => {
  test("ten times the dollars give ten times the figures that are not rounded", () => {
    fc.assert(
      fc.property(project, (json) => {
        const [one, ten] = [json, tenfold(json)].map((each) => unrounded(calculated(each).calculatedValues));
        expect(Object.keys(ten ?? {})).toEqual(Object.keys(one ?? {}));
        for (const [name, amount] of Object.entries(one ?? {})) {
          ensure(ten?.[name]?.eq(amount.times(10)) === true, () => `${name}: ${amount}, ${ten?.[name]}`);
        }
      }),
      RUNS,
    );
  });

  test("ten times the dollars give ten times the whole-dollar guarantee, to the rounding of both", () => {
    fc.assert(
      fc.property(project, (json) => {
        const [one = [], ten = []] = [json, tenfold(json)].map(
          (each) => calculated(each).calculatedValues.itemizedSavings.years,
        );
        for (const [index, { guaranteedAnnualSavings = ZERO }] of one.entries()) {
          const other = ten[index]?.guaranteedAnnualSavings ?? ZERO;
          // Half a dollar ten times, and half a dollar; whole dollars, so 5 at most.
          ensure(
            differsBy(guaranteedAnnualSavings.times(10), other).lte(5),
            () => `${guaranteedAnnualSavings}, ${other}`,
          );
        }
      }),
      RUNS,
    );
  });

  test("the order of the measures does not matter", () => {
    fc.assert(
      fc.property(project, fc.func(fc.integer()), (json, weight) => {
        const ecms = [...json.data.ecms].sort((a, b) => weight(a["uuid"]) - weight(b["uuid"]));
        const [one, other] = [json, { ...json, data: { ...json.data, ecms } }].map(calculated);
        expect(withoutMeasureOrder(other?.calculatedValues)).toBe(withoutMeasureOrder(one?.calculatedValues));
        expect(sortedTexts(other?.issues)).toEqual(sortedTexts(one?.issues));
      }),
      RUNS,
    );
  });

  test("the order of rates and years does not matter", () => {
    fc.assert(
      fc.property(project, (json) => {
        const { escalationRates, performancePeriod } = json.data;
        const data = {
          ...json.data,
          escalationRates: [...escalationRates].reverse(),
          performancePeriod: [...performancePeriod].reverse(),
        };
        expect(textOf(calculated({ ...json, data }).calculatedValues)).toBe(textOf(calculated(json).calculatedValues));
      }),
      RUNS,
    );
  });

  test("with nothing changed, recalculation changes nothing", () => {
    fc.assert(
      fc.property(project, (json) => {
        const first = calculated(json);
        expect(textOf(calculated(json))).toBe(textOf(first));
        // The same applies if the calculated values come with the project as text.
        const { calculatedValues } = first;
        const again = calculateProject(parsed(asJson({ ...parsed(json), calculatedValues })));
        expect(textOf(again)).toBe(textOf(first));
      }),
      RUNS,
    );
  });

  test("a serialized project parses to the same project", () => {
    fc.assert(
      fc.property(project, (json) => {
        const one = parsed(json);
        expect(parseProject(asJson(one))).toEqual({ ok: true, value: one });
      }),
      RUNS,
    );
  });

  test("no figure is written as a negative zero", () => {
    holds((values) => {
      expect(JSON.stringify(values)).not.toMatch(/"-0(\.0+)?"/);
    });
  });
});

const interestOf = ({ detail }: AmortizationValues): Decimal => sum(detail.map(({ interest }) => interest));

/** The project in whole dollars, without escalation, guaranteed at 100%. */
function wholeDollars(json: ProjectJson): ProjectJson {
  const { data } = json;
  const whole = withYears(json, "incentivesOtherPayments", (value) => value.ceil());
  const ecms = data.ecms.map((measure) => ({
    ...measure,
    estimatedSavings: mapValues(measure["estimatedSavings"], (value) => value.ceil()),
  }));
  return { ...whole, data: { ...whole.data, ecms, escalationRates: [], other: { guarPctEstSav: "1" } } };
}

/** The project with ten times every dollar; rates, percentages and quantities stay. */
function tenfold({ record, data }: ProjectJson): ProjectJson {
  const quantities = [1, 3, 5, 7, 9, 11, 16];
  const timesTen = (value: Json | undefined): Json => new Decimal(value as string).times(10).toFixed();
  const all = (section: { readonly [name: string]: Json }): { [name: string]: Json } =>
    Object.fromEntries(Object.entries(section).map(([name, value]) => [name, timesTen(value)]));
  return {
    record,
    data: {
      ...data,
      capitalization: all(data.capitalization),
      implementationCostSavings: all(data.implementationCostSavings),
      implementationPricing: {
        ...data.implementationPricing,
        projectDevelopmentPrice: timesTen(data.implementationPricing["projectDevelopmentPrice"]),
      },
      performancePeriod: data.performancePeriod.map((entry) => {
        const { year = 0, deliveryChargePct, otherExpenses, ...amounts } = entry;
        return {
          ...all(amounts),
          year,
          ...(deliveryChargePct !== undefined && { deliveryChargePct }),
          ...(otherExpenses !== undefined && { otherExpenses: mapValues(otherExpenses, (value) => value.times(10)) }),
        };
      }),
      ecms: data.ecms.map((measure) => ({
        ...measure,
        implementation: all(measure["implementation"] as { readonly [name: string]: Json }),
        estimatedSavings: mapValues(measure["estimatedSavings"], (value, fieldId) =>
          quantities.includes(fieldId) ? value : value.times(10),
        ),
      })),
    },
  };
}

function mapValues(items: Json | undefined, change: (value: Decimal, fieldId: number) => Decimal): Json {
  const list = items as readonly { readonly fieldId: number; readonly value: string }[];
  return list.map(({ fieldId, value }) => ({ fieldId, value: change(new Decimal(value), fieldId).toFixed() }));
}

/** The dollars of a calculation that no rounding has touched, by name. */
function unrounded(values: CalculatedValues): Record<string, Decimal> {
  const { implementationTotals, capitalization } = values.projectSummary;
  const { mvPercentage: _, implementationDeliveryPercentage: __, ...prices } = implementationTotals;
  return {
    ...prices,
    totalAmountFinanced: capitalization.totalAmountFinanced ?? ZERO,
    ...Object.fromEntries(
      values.itemizedSavings.years.flatMap(({ year, estimatedAnnualSavings, categories }) => [
        [`estimated ${year}`, estimatedAnnualSavings ?? ZERO],
        ...categories.map(({ fieldId, value }) => [`category ${fieldId} of year ${year}`, value]),
      ]),
    ),
    // Only years that are entered: how many more there are depends on the loan, which rounds.
    ...Object.fromEntries(
      values.performancePeriod.items
        .filter(({ totalExpenses }) => !totalExpenses.isZero())
        .map(({ year, totalExpenses }) => [`expenses ${year}`, totalExpenses]),
    ),
    ...Object.fromEntries(
      values.ecm.measures.flatMap(({ uuid, implementationPrice, estAnnualCostSavings }) => [
        [`price ${uuid}`, implementationPrice],
        [`savings ${uuid}`, estAnnualCostSavings],
      ]),
    ),
  };
}

function withoutMeasureOrder(values: CalculatedValues | undefined): string {
  return textOf({ ...values, ecm: { ...values?.ecm, measures: sortedTexts(values?.ecm.measures) } });
}

const textOf = (value: unknown): string => JSON.stringify(value);

const sortedTexts = (items: readonly unknown[] | undefined): string[] =>
  (items ?? []).map((item) => JSON.stringify(item)).sort();
