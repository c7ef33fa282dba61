import { ExpenseField, ITEMIZED_CATEGORIES, PaymentFrequency, PaymentTiming, SavingsField } from "@epb/engine";
import fc from "fast-check";
import { arbitraryInput, sections } from "./arbitrary-project.js";
import { member } from "./arbitrary-values.js";

/** Digits of an amount up to a hundred million dollars, to the cent. */
const LONGEST_AMOUNT = 11;

/** Numbers of more digits than a project's become shorter: a number cell keeps fifteen. */
export function withoutLongNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLongNumbers);
  if (typeof value === "string" && value.length > LONGEST_AMOUNT && /^-?\d+(\.\d+)?$/.test(value)) {
    return (Number(value) % 10_000_000).toFixed(2);
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutLongNumbers(inner)]));
}

export const dollars = (largest: number): fc.Arbitrary<string> =>
  fc.tuple(fc.nat({ max: largest }), fc.nat({ max: 99 })).map(([whole, cents]) => `${whole}.${cents}`);

export const percent = (smallest: number, largest: number): fc.Arbitrary<string> =>
  fc.integer({ min: smallest * 10_000, max: largest * 10_000 }).map((steps) => (steps / 1_000_000).toFixed(6));

const YEARS = Array.from({ length: 25 }, (_, index) => index + 1);

export const measure = (uuid: string, number: number): fc.Arbitrary<object> =>
  fc
    .tuple(
      sections.ecms.filter((all) => all.length > 0).map(([first]) => first as object),
      dollars(900_000),
      fc.subarray(Object.values(SavingsField), { minLength: 3 }),
      fc.array(dollars(120_000), { minLength: 20, maxLength: 20 }),
    )
    .map(([any, baseConstructionCost, fields, amounts]) => ({
      ...any,
      uuid,
      ecmNumber: String(number),
      implementation: { baseConstructionCost, deliveryCharge: amounts[0], appliedIncentives: "1000.01" },
      estimatedSavings: fields.map((fieldId, index) => ({ fieldId, value: amounts[index] ?? "1" })),
    }));

const year = (number: number): fc.Arbitrary<object> =>
  fc
    .tuple(dollars(4_000), dollars(3_000), percent(0, 12), fc.option(dollars(9_000)), dollars(2_000))
    .map(([measurementVerification, expense, deliveryChargePct, incentive, retainedSavings]) => ({
      year: number,
      measurementVerification,
      otherExpenses: [{ fieldId: ExpenseField.Maintenance, value: expense }],
      deliveryChargePct,
      ...(incentive !== null && { incentivesOtherPayments: incentive }),
      retainedSavings,
    }));

/** A project whose savings pay a loan, as a rule. */
const contract: fc.Arbitrary<unknown> = fc
  .tuple(
    arbitraryInput,
    fc.integer({ min: 1, max: 5 }).chain((count) => fc.tuple(...YEARS.slice(0, count).map((n) => measure(`m${n}`, n)))),
    fc.tuple(...YEARS.map(year)),
    member(PaymentFrequency),
    member(PaymentTiming),
    percent(0, 9),
    percent(70, 100),
    fc.tuple(...ITEMIZED_CATEGORIES.map(() => percent(-1, 4))),
  )
  .map(([any, ecms, performancePeriod, frequency, timing, indexRate, guarPctEstSav, rates]) => {
    const input = any as { record: object; data: Readonly<Record<string, object>> };
    return {
      ...input,
      data: {
        ...input.data,
        ecms,
        performancePeriod,
        other: { guarPctEstSav },
        financing: {
          awardDate: "2024-03-31",
          implementationPeriodMonths: 18,
          ...input.data["financing"],
          indexRate,
          addedPremium: "0.0125",
          paymentTimingYear: frequency,
          paymentTimingTypeID: timing,
        },
        implementationCostSavings: { payment: "1234.56" },
        escalationRates: ITEMIZED_CATEGORIES.flatMap((fieldId, index) =>
          YEARS.slice(1).map((one) => ({ fieldId, year: one, value: rates[index] ?? "0" })),
        ),
      },
    };
  });

/** Projects of the size that projects have: with anything missing, and complete ones whose loan is paid. */
export const realisticInput: fc.Arbitrary<unknown> = fc
  .oneof({ arbitrary: contract, weight: 2 }, { arbitrary: arbitraryInput, weight: 1 })
  .map(withoutLongNumbers);
