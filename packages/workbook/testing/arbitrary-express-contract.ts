import { ITEMIZED_CATEGORIES, SavingsField } from "@epb/engine";
import fc from "fast-check";
import { dollars, measure, percent, withoutLongNumbers } from "./arbitrary-contract.js";
import { arbitraryCampaignInput, arbitraryExpressInput } from "./arbitrary-express.js";

interface ExpressInput {
  readonly record: object;
  readonly data: Readonly<Record<string, object>>;
}

const LONGEST_TERM_YEARS = 40;
const YEARS_AFTER_THE_FIRST = Array.from({ length: LONGEST_TERM_YEARS - 1 }, (_, index) => index + 2);

const years = fc.integer({ min: 1, max: LONGEST_TERM_YEARS });

/**
 * Rates of contracts, in hundredths of a percent, and the special cases: no rate, zero in one part or both, negative.
 */
const contractRate = fc.integer({ min: 1, max: 900 }).map((hundredths) => (hundredths / 10_000).toFixed(4));
const rates = fc.oneof(
  { arbitrary: fc.record({ indexRate: contractRate, addedPremium: fc.constantFrom("0.0125", "0") }), weight: 4 },
  fc.constantFrom<object>({}, { indexRate: "0" }, { indexRate: "0.02", addedPremium: "-0.02" }),
  fc.constantFrom<object>({ addedPremium: "-0.001" }, { addedPremium: "0.03" }),
);

const escalationRates = fc
  .tuple(...ITEMIZED_CATEGORIES.map(() => percent(-1, 4)))
  .map((ofCategory) =>
    ITEMIZED_CATEGORIES.flatMap((fieldId, index) =>
      YEARS_AFTER_THE_FIRST.map((year) => ({ fieldId, year, value: ofCategory[index] ?? "0" })),
    ),
  );

const measures = <Measure>(one: (number: number) => fc.Arbitrary<Measure>): fc.Arbitrary<Measure[]> =>
  fc.integer({ min: 1, max: 5 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, n) => one(n + 1))));

/** Anything of the edition, with rates of the size that rates have. */
const anything = (input: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(input, rates).map(([any, rate]) => {
    const { record, data } = any as ExpressInput;
    return {
      record,
      data: { ...data, financing: { ...data["financing"], indexRate: undefined, addedPremium: undefined, ...rate } },
    };
  });

const terms = fc.record({
  financing: fc.record({ financeTermYears: years, plannedGuaranteeYears: years }),
  rate: rates,
  guarPctEstSav: percent(70, 100),
});

/** A project with a price, savings, a guarantee and a finance term. */
const contract = (
  input: fc.Arbitrary<unknown>,
  ecms: fc.Arbitrary<object[]>,
  more: fc.Arbitrary<object>,
): fc.Arbitrary<unknown> =>
  fc.tuple(input, ecms, terms, more).map(([any, measuresOfProject, { financing, rate, guarPctEstSav }, others]) => {
    const { record, data } = any as ExpressInput;
    return {
      record,
      data: {
        ...data,
        ...others,
        ecms: measuresOfProject,
        other: { guarPctEstSav },
        financing: { ...data["financing"], indexRate: undefined, addedPremium: undefined, ...rate },
        express: { ...data["express"], financing },
      },
    };
  });

const CAMPAIGN_SAVINGS: readonly SavingsField[] = [
  ...[SavingsField.ElectricEnergyKwhPerYear, SavingsField.ElectricEnergyCost, SavingsField.ElectricDemandCost],
  ...[SavingsField.NaturalGasCost, SavingsField.WaterCost, SavingsField.OtherNonEnergy],
];

const campaignMeasure = (number: number): fc.Arbitrary<object> =>
  fc
    .tuple(dollars(900_000), fc.subarray([...CAMPAIGN_SAVINGS], { minLength: 2 }), fc.array(dollars(90_000), SIX))
    .map(([baseConstructionCost, fields, amounts]) => ({
      uuid: `m${number}`,
      ecmNumber: String(number),
      ecmDescription: "Measure",
      implementation: { baseConstructionCost, deliveryCharge: "12345.67", appliedIncentives: "1000.01" },
      estimatedSavings: fields.map((fieldId, index) => ({ fieldId, value: amounts[index] ?? "1" })),
    }));
const SIX = { minLength: 6, maxLength: 6 } as const;

const realistic = (complete: fc.Arbitrary<unknown>, input: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .oneof({ arbitrary: complete, weight: 2 }, { arbitrary: anything(input), weight: 1 })
    .map((one) => JSON.parse(JSON.stringify(one)))
    .map(withoutLongNumbers);

/** Projects of the size that projects have, for the ePX template: with anything missing, and complete ones. */
export const realisticExpressInput: fc.Arbitrary<unknown> = realistic(
  contract(
    arbitraryExpressInput,
    measures((number) => measure(`m${number}`, number)),
    fc.record({ escalationRates }),
  ),
  arbitraryExpressInput,
);

/** Input for the template of the campaign, which has fewer cells. */
export const realisticCampaignInput: fc.Arbitrary<unknown> = realistic(
  contract(arbitraryCampaignInput, measures(campaignMeasure), fc.constant({})),
  arbitraryCampaignInput,
);
