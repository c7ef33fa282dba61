import {
  type Decimal,
  type EscalationRateItem,
  FuelCategory,
  type Project,
  type ProjectData,
  roundOrZero,
  SAVINGS_CATEGORY_LABELS,
  SavingsCategory,
} from "@epb/engine";
import type { UniformEscalation } from "@epb/engine/economics";
import type { FuelName } from "./choices.js";

/** The rates of a category of savings that were written, and those that were there before. */
export interface WrittenRate {
  readonly fuel: FuelName;
  readonly fieldId: SavingsCategory;
  readonly category: string;
  readonly firstYear: number;
  readonly lastYear: number;
  /** Fraction a year, nominal. */
  readonly value: Decimal;
  /** Rates of the same years before; a year without a rate has none here. */
  readonly before: readonly Decimal[];
}

export interface RatesWritten {
  readonly project: Project;
  readonly rates: readonly WrittenRate[];
  /** Fuels without a category, or whose category has no savings in the project. */
  readonly leftOut: readonly FuelName[];
}

/** Year 1 is the year of the first savings: its rate has no effect (D15). */
const FIRST_YEAR = 2;
/** Decimals of a fraction, so that the rate has four decimals in percent, as displayed. */
const DECIMALS = 6;

/** Fuels that a project has as another savings type. */
const OTHER_FUELS: Readonly<Partial<Record<FuelName, FuelCategory>>> = {
  propane: FuelCategory.Propane,
  "distillate fuel oil": FuelCategory.HeatingOil,
  coal: FuelCategory.Coal,
};

/**
 * Replaces the escalation rates of each savings category with the nominal uniform rate of its fuel, in years 2 to
 * `lastYear`. Categories without savings get no rate, because the calculation would refuse it.
 * @param withSavings - Categories in which the project saves money.
 */
export function withEscalationRates(
  project: Project,
  { fuels }: Pick<UniformEscalation, "fuels">,
  lastYear: number,
  withSavings: ReadonlySet<SavingsCategory>,
): RatesWritten {
  const before = project.data.escalationRates ?? [];
  const rates = fuels.flatMap(({ fuel, nominal }) =>
    nominal === undefined
      ? []
      : categoriesOf(fuel as FuelName, project.data)
          .filter((fieldId) => withSavings.has(fieldId))
          .map(
            (fieldId): WrittenRate => ({
              fuel: fuel as FuelName,
              fieldId,
              category: SAVINGS_CATEGORY_LABELS[fieldId],
              firstYear: FIRST_YEAR,
              lastYear,
              value: roundOrZero(nominal, DECIMALS),
              before: before.filter((item) => isOf(item, fieldId, lastYear)).map(({ value }) => value),
            }),
          ),
  );
  const kept = before.filter((item) => !rates.some(({ fieldId }) => isOf(item, fieldId, lastYear)));
  const written = rates.flatMap(({ fieldId, value }) =>
    Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, index) => ({ fieldId, year: FIRST_YEAR + index, value })),
  );
  return {
    project: { ...project, data: { ...project.data, escalationRates: [...kept, ...written] } },
    rates,
    leftOut: fuels.map(({ fuel }) => fuel as FuelName).filter((fuel) => !rates.some((rate) => rate.fuel === fuel)),
  };
}

const isOf = (item: EscalationRateItem, fieldId: SavingsCategory, lastYear: number): boolean =>
  item.fieldId === fieldId && item.year >= FIRST_YEAR && item.year <= lastYear;

function categoriesOf(fuel: FuelName, { otherSavingsType }: ProjectData): readonly SavingsCategory[] {
  if (fuel === "electricity") return [SavingsCategory.ElectricEnergy, SavingsCategory.ElectricDemand];
  if (fuel === "natural gas") return [SavingsCategory.NaturalGas];
  const category = OTHER_FUELS[fuel];
  if (category === undefined) return [];
  return [
    ...(otherSavingsType?.category1 === category ? [SavingsCategory.OtherSavingsType1] : []),
    ...(otherSavingsType?.category2 === category ? [SavingsCategory.OtherSavingsType2] : []),
  ];
}
