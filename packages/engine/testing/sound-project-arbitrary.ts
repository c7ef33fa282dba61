import fc from "fast-check";
import { Decimal } from "../src/decimal/decimal.js";
import { decimalText } from "./arbitraries.js";
import { EXPRESS_RECORD } from "./express-project.js";
import type { JsonObject } from "./json.js";
import { RECORD } from "./plain-project.js";

// Projects as people sign them: every entry is there, fits the others, and is common in the field. The ranges come from
// published prices and usual contracts, and not from the bounds of the rules.

/** A quantity and its dollars: fields, the field of its baseline, a usual yearly quantity, and the price of a unit in cents. */
const ELECTRICITY = { quantity: 1, cost: 2, baseline: 1, amount: [20_000, 3_000_000], cents: [8, 35] } as const;
const NATURAL_GAS = { quantity: 5, cost: 6, baseline: 3, amount: [200, 40_000], cents: [600, 2_500] } as const;
const WATER = { quantity: 11, cost: 12, baseline: 6, amount: [100, 20_000], cents: [300, 1_800] } as const;
/** Categories of electric energy, natural gas, water, and O&M. */
const CATEGORIES = [1, 3, 6, 7] as const;

/** States with a ZIP code and a subregion of the grid that reaches them: RMPA, FRCC, CAMX, and NEWE. */
const PLACES = [
  { state: "CO", zip: "80202", subregion: 20 },
  { state: "FL", zip: "33101", subregion: 6 },
  { state: "CA", zip: "94577", subregion: 4 },
  { state: "MA", zip: "02108", subregion: 11 },
] as const;

type Place = (typeof PLACES)[number];
type Savings = readonly { readonly fieldId: number; readonly value: string }[];

const saved = ({ quantity, cost, amount, cents }: typeof ELECTRICITY | typeof NATURAL_GAS | typeof WATER) =>
  fc.tuple(fc.integer({ min: amount[0], max: amount[1] }), fc.integer({ min: cents[0], max: cents[1] })).map(
    ([units, price]): Savings => [
      { fieldId: quantity, value: String(units) },
      { fieldId: cost, value: new Decimal(units).times(price).div(100).toFixed(2) },
    ],
  );

const savings: fc.Arbitrary<Savings> = fc
  .tuple(
    saved(ELECTRICITY),
    fc.option(saved(NATURAL_GAS), { nil: [] }),
    fc.option(saved(WATER), { nil: [] }),
    fc.option(
      fc.integer({ min: 500, max: 60_000 }).map((value): Savings => [{ fieldId: 13, value: String(value) }]),
      { nil: [] },
    ),
  )
  .map((parts) => parts.flat());

const dollarsOf = (items: Savings): Decimal =>
  Decimal.sum(0, ...items.filter(({ fieldId }) => [2, 6, 12, 13].includes(fieldId)).map(({ value }) => value));

const BASELINES = new Map([ELECTRICITY, NATURAL_GAS, WATER].map(({ quantity, baseline }) => [quantity, baseline]));

/** Use before a measure that saves a tenth to a half of it. */
const baselineOf = (items: Savings, share: number): Savings =>
  items.flatMap(({ fieldId, value }) => {
    const baseline = BASELINES.get(fieldId as never);
    return baseline === undefined
      ? []
      : [{ fieldId: baseline, value: new Decimal(value).times(100).div(share).toFixed(0) }];
  });

/** A measure pays back in 2 to 7 years; its charges are small parts of its cost. */
const measure = ({ subregion }: Place): fc.Arbitrary<JsonObject> =>
  fc
    .record({
      savings,
      paybackMonths: fc.integer({ min: 24, max: 84 }),
      delivery: fc.integer({ min: 0, max: 8 }),
      incentives: fc.integer({ min: 0, max: 10 }),
      verification: fc.integer({ min: 0, max: 2 }),
      coverage: fc.integer({ min: 5, max: 100 }),
      shareOfUse: fc.option(fc.integer({ min: 10, max: 50 }), { nil: undefined }),
    })
    .map(({ savings: estimatedSavings, paybackMonths, delivery, incentives, verification, coverage, shareOfUse }) => {
      const cost = dollarsOf(estimatedSavings).times(paybackMonths).div(12).toDecimalPlaces(0);
      const part = (percent: number): string => cost.times(percent).div(100).toFixed(0);
      return {
        technologyTypeId: 1,
        mvOptionId: 1,
        ecmCoveragePct: new Decimal(coverage).div(100).toFixed(),
        eGridStateRegionId: subregion,
        estimatedSavings,
        ...(shareOfUse !== undefined && { baseline: baselineOf(estimatedSavings, shareOfUse) }),
        implementation: {
          baseConstructionCost: cost.toFixed(),
          deliveryCharge: part(delivery),
          appliedIncentives: part(incentives),
          mvExpense: part(verification),
        },
      } as unknown as JsonObject;
    });

const financing: fc.Arbitrary<JsonObject> = fc
  .record({
    indexRate: decimalText({ min: 200, max: 600, decimals: 4 }),
    addedPremium: decimalText({ min: 30, max: 200, decimals: 4 }),
    year: fc.integer({ min: 2008, max: 2032 }),
    implementationPeriodMonths: fc.integer({ min: 3, max: 30 }),
    paymentTimingYear: fc.constantFrom(1, 2, 4, 12),
    paymentTimingTypeID: fc.constantFrom(1, 2),
  })
  .map(({ year, ...terms }) => ({
    ...terms,
    financingIssueDate: `${year}-03-01`,
    awardDate: `${year}-05-15`,
    effectiveThroughDate: `${year}-06-30`,
  }));

/** Own factors for natural gas, in kg per MMBtu, near the published 53.06. */
const ownFactors: fc.Arbitrary<JsonObject> = decimalText({ min: 5_000, max: 5_600, decimals: 2 }).map((defCO2EF) => ({
  emissionFactors: [{ fuelName: "Natural gas", defCO2EF }],
}));

/** Terms of an energy sales agreement; its measures produce electric energy. */
const agreement: fc.Arbitrary<JsonObject> = fc
  .record({
    year1ESAPrice: decimalText({ min: 400, max: 2_500, decimals: 4 }),
    guarPercentage: decimalText({ min: 80, max: 100, decimals: 2 }),
    energyDegradation: decimalText({ min: 0, max: 10, decimals: 3 }),
    estFmv: fc.integer({ min: 0, max: 500_000 }).map(String),
  })
  .map((implementationESAPayments) => ({ implementationESAPayments }) as unknown as JsonObject);

/** Whole projects with a loan, without anything that a person should look at again. */
export const soundProject: fc.Arbitrary<JsonObject> = fc.constantFrom(...PLACES).chain((place) =>
  fc
    .record({
      measures: fc.array(measure(place), { minLength: 1, maxLength: 8 }),
      financing,
      guarantee: fc.integer({ min: 80, max: 100 }),
      rates: fc.option(fc.integer({ min: 5, max: 45 }), { nil: undefined }),
      verification: fc.integer({ min: 5, max: 40 }),
      retained: fc.integer({ min: 5, max: 30 }),
      construction: fc.option(fc.integer({ min: 10, max: 200 }), { nil: undefined }),
      factors: fc.option(ownFactors, { nil: {} }),
      sale: fc.option(agreement, { nil: undefined, freq: 1 }),
    })
    .map(({ measures, financing: terms, guarantee, rates, verification, retained, construction, factors, sale }) => {
      const ofYear = Decimal.sum(
        0,
        ...measures.map((each) => dollarsOf(each["estimatedSavings"] as unknown as Savings)),
      );
      const perMille = (part: number): string => ofYear.times(part).div(1_000).toFixed(0);
      const categories = CATEGORIES.filter((category) => measures.some((each) => saves(each, category)));
      return {
        record: RECORD,
        data: {
          location: { city: "Springfield", state: place.state, zip: place.zip },
          financing: { ...terms, ...(sale !== undefined && { projectAgreementTypeID: 8 }) },
          ...sale,
          ...(measures.some((each) => saves(each, 3)) && factors),
          other: { guarPctEstSav: new Decimal(guarantee).div(100).toFixed() },
          ...(construction !== undefined && {
            implementationCostSavings: {
              estimatedCostSavings: perMille(construction),
              guaranteedCostSavings: perMille(construction),
              payment: perMille(construction),
            },
          }),
          performancePeriod: Array.from({ length: 25 }, (_, index) => ({
            year: index + 1,
            measurementVerification: perMille(verification),
            retainedSavings: perMille(retained),
          })),
          ...(rates !== undefined && {
            escalationRates: categories.flatMap((fieldId) =>
              Array.from({ length: 39 }, (_, index) => ({
                fieldId,
                year: index + 2,
                value: new Decimal(rates).div(1_000).toFixed(),
              })),
            ),
          }),
          ecms: measures.map((each, index) => ({
            uuid: `ecm-${index + 1}`,
            ecmNumber: String(index + 1),
            ecmDescription: `Measure ${index + 1}`,
            ...(sale !== undefined && { esaOptionId: 2 }),
            ...each,
          })),
        },
      } as unknown as JsonObject;
    }),
);

const DOLLARS: Readonly<Record<(typeof CATEGORIES)[number], number>> = { 1: 2, 3: 6, 6: 12, 7: 13 };

const saves = (each: JsonObject, category: (typeof CATEGORIES)[number]): boolean =>
  (each["estimatedSavings"] as unknown as Savings).some(({ fieldId }) => fieldId === DOLLARS[category]);

/** Sound projects of the express edition: what a preliminary assessment has, paid over 20 years. */
export const soundExpressProject: fc.Arbitrary<JsonObject> = fc
  .tuple(soundProject, fc.integer({ min: 110, max: 400 }))
  .map(([{ data }, billPercent]) => {
    const { location, financing: terms, ecms, escalationRates = [] } = data as unknown as FullData;
    const bill = (field: number): string =>
      Decimal.sum(
        0,
        ...ecms
          .flatMap((each) => each.estimatedSavings.filter(({ fieldId }) => fieldId === field))
          .map(({ value }) => value),
      )
        .times(billPercent)
        .div(100)
        .toFixed(0);
    return {
      record: EXPRESS_RECORD,
      data: {
        location,
        financing: { indexRate: terms.indexRate, addedPremium: terms.addedPremium },
        other: { guarPctEstSav: "0.95" },
        escalationRates: escalationRates.filter(({ year }) => year <= EXPRESS_YEARS),
        ecms,
        express: {
          financing: { financeTermYears: EXPRESS_YEARS, plannedGuaranteeYears: EXPRESS_YEARS },
          energyCost: {
            elecAvgAnnualCost: bill(ELECTRICITY.cost),
            natGasAvgAnnualCost: bill(NATURAL_GAS.cost),
            waterAvgAnnualCost: bill(WATER.cost),
          },
        },
      },
    } as unknown as JsonObject;
  });

const EXPRESS_YEARS = 20;

interface FullData {
  readonly location: JsonObject;
  readonly financing: { readonly indexRate: string; readonly addedPremium: string };
  readonly ecms: readonly { readonly estimatedSavings: Savings }[];
  readonly escalationRates?: readonly { readonly year: number }[];
}
