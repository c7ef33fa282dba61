import fc from "fast-check";
import { Decimal } from "../src/decimal/decimal.js";
import { dateText, decimalText } from "./arbitraries.js";
import type { Json, JsonObject } from "./json.js";
import { RECORD } from "./plain-project.js";

/** A project that can be calculated, as JSON, in the parts that the laws change. */
export interface ProjectJson {
  readonly record: JsonObject;
  readonly data: {
    readonly financing: JsonObject;
    readonly capitalization: JsonObject;
    readonly other: { readonly guarPctEstSav: string };
    readonly escalationRates: readonly JsonObject[];
    readonly implementationCostSavings: JsonObject;
    readonly implementationPricing: JsonObject;
    readonly performancePeriod: readonly JsonObject[];
    readonly ecms: readonly JsonObject[];
  };
}

/** Fields in $/yr; the others are quantities. */
export const DOLLAR_FIELDS = [2, 4, 6, 8, 10, 12, 13, 14, 17] as const;
const QUANTITY_FIELDS = [1, 3, 5, 7, 9, 11, 16] as const;
const CATEGORIES = [1, 2, 3, 4, 5, 6, 7, 8, 10] as const;

const money = (max: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: decimalText({ min: 0, max, decimals: 0 }) },
    { weight: 1, arbitrary: decimalText({ min: 0, max: max * 100, decimals: 2 }) },
  );

const savings: fc.Arbitrary<JsonObject[]> = fc
  .tuple(
    fc.uniqueArray(fc.record({ fieldId: fc.constantFrom(...DOLLAR_FIELDS), value: money(400_000) }), {
      minLength: 1,
      maxLength: 4,
      selector: ({ fieldId }) => fieldId,
    }),
    fc.uniqueArray(fc.record({ fieldId: fc.constantFrom(...QUANTITY_FIELDS), value: money(2_000_000) }), {
      maxLength: 3,
      selector: ({ fieldId }) => fieldId,
    }),
  )
  .map(([costs, quantities]) => [...costs, ...quantities]);

/** The price of a measure follows from its savings: loans of a single year, of many, and without an end. */
const measure: fc.Arbitrary<JsonObject> = fc
  .record({
    savings,
    paybackMonths: fc.oneof({ weight: 1, arbitrary: fc.integer({ min: 1, max: 9 }) }, fc.integer({ min: 9, max: 320 })),
    delivery: fc.integer({ min: 0, max: 40 }),
    incentives: fc.constantFrom("0", "0", "1500", "2500.50"),
    mvExpense: money(20_000),
    subregion: fc.option(fc.integer({ min: 1, max: 27 }), { nil: undefined }),
    esaOption: fc.constantFrom(1, 1, 1, 2),
  })
  .map(({ savings: estimatedSavings, paybackMonths, delivery, incentives, mvExpense, subregion, esaOption }) => {
    const ofYear = Decimal.sum(
      0,
      ...estimatedSavings
        .filter(({ fieldId }) => DOLLAR_FIELDS.some((field) => field === fieldId))
        .map(({ value }) => value as string),
    );
    const price = ofYear.times(paybackMonths).div(12).plus(5_000).toDecimalPlaces(2);
    return {
      estimatedSavings,
      implementation: {
        baseConstructionCost: price.toFixed(),
        deliveryCharge: price.times(delivery).div(100).toFixed(2),
        appliedIncentives: incentives,
        mvExpense,
      },
      esaOptionId: esaOption,
      ...(subregion !== undefined && { eGridStateRegionId: subregion }),
    };
  });

const performancePeriodYear = fc.record(
  {
    otherExpenses: fc.uniqueArray(fc.record({ fieldId: fc.integer({ min: 1, max: 9 }), value: money(20_000) }), {
      maxLength: 2,
      selector: ({ fieldId }) => fieldId,
    }),
    measurementVerification: money(20_000),
    deliveryChargePct: decimalText({ min: 0, max: 250, decimals: 3 }),
    incentivesOtherPayments: money(30_000),
    // Now and then more than there is: a year that cannot pay.
    retainedSavings: fc.oneof({ weight: 12, arbitrary: money(20_000) }, { weight: 1, arbitrary: money(3_000_000) }),
  },
  { requiredKeys: [] },
);

const financing = fc.record({
  indexRate: fc.oneof(
    { weight: 1, arbitrary: fc.constant("0") },
    { weight: 4, arbitrary: decimalText({ min: 0, max: 9_000, decimals: 5 }) },
  ),
  awardDate: dateText,
  implementationPeriodMonths: fc.integer({ min: 0, max: 60 }),
  paymentTimingYear: fc.constantFrom(1, 2, 4, 12),
  paymentTimingTypeID: fc.constantFrom(1, 2),
});

const escalationRates: fc.Arbitrary<JsonObject[]> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...CATEGORIES), decimalText({ min: -2_000, max: 6_000, decimals: 5 })), {
    maxLength: 4,
    selector: ([fieldId]) => fieldId,
  })
  .chain((rates) =>
    fc
      .integer({ min: 2, max: 40 })
      .map((lastYear) =>
        rates.flatMap(([fieldId, value]) =>
          Array.from({ length: lastYear - 1 }, (_, index) => ({ fieldId, year: index + 2, value })),
        ),
      ),
  );

/** Whole projects of one to eight measures, every frequency and timing, with and without interest and incentives. */
export const project: fc.Arbitrary<ProjectJson> = fc
  .record({
    measures: fc.array(measure, { minLength: 1, maxLength: 8 }),
    financing,
    premium: fc.constantFrom("0", "0", "0.0125", "0.015"),
    construction: money(50_000),
    procurement: money(20_000),
    guaranteed: fc.constantFrom("1", "0.95", "0.9", "0.8333", "0.7125", "1.05"),
    escalationRates,
    implementation: fc.record({ estimatedCostSavings: money(60_000), guaranteedCostSavings: money(50_000) }),
    payment: fc.constantFrom("0", "0", "1000", "2500.25"),
    development: money(30_000),
    percentages: fc.record({
      design: decimalText({ min: 0, max: 100, decimals: 3 }),
      profit: decimalText({ min: 0, max: 100, decimals: 3 }),
    }),
    years: fc.array(performancePeriodYear, { minLength: 1, maxLength: 25 }),
  })
  .map((parts) => ({
    record: RECORD,
    data: {
      financing: { ...parts.financing, addedPremium: parts.premium },
      capitalization: { procureConstrIntr: parts.construction, procureOther: parts.procurement },
      other: { guarPctEstSav: parts.guaranteed },
      escalationRates: parts.escalationRates,
      implementationCostSavings: { ...parts.implementation, payment: parts.payment },
      implementationPricing: { percentages: parts.percentages, projectDevelopmentPrice: parts.development },
      performancePeriod: parts.years.map((year, index) => ({ ...(year as JsonObject), year: index + 1 })),
      ecms: parts.measures.map((one, index) => ({ ...one, uuid: `ecm-${index + 1}` })),
    },
  }));

/** The project with other terms of financing. */
export function withFinancing(json: ProjectJson, terms: JsonObject): ProjectJson {
  return { ...json, data: { ...json.data, financing: { ...json.data.financing, ...terms } } };
}

/** The project with a field of every performance-period year changed; a missing one counts as 0. */
export function withYears(json: ProjectJson, field: string, change: (value: Decimal) => Decimal): ProjectJson {
  const changed = (value: Json | undefined): string => change(new Decimal((value as string) ?? "0")).toFixed();
  const performancePeriod = json.data.performancePeriod.map((year) => ({ ...year, [field]: changed(year[field]) }));
  return { ...json, data: { ...json.data, performancePeriod } };
}
