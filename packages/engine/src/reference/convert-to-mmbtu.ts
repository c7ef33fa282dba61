import { type Amount, toDecimal } from "../decimal/amount.js";
import { Decimal } from "../decimal/decimal.js";
import type { FuelCategory } from "../enumerations/fuel-category.js";
import type { UnitOfMeasure } from "../enumerations/unit-of-measure.js";
import { HEAT_CONTENT_ROWS } from "./data/unit-conversion-rows.js";
import { COMMODITIES_OF_FUEL_CATEGORY, type EnergyCommodity } from "./energy-commodity.js";
import { ENERGY_UNIT_OF_MEASURE, EnergyUnit } from "./energy-unit.js";
import type { SourcedValue } from "./sourced-value.js";
import type { HeatContentRow } from "./unit-conversion-data.js";

/** A heat content that can stand for a unit of a commodity. */
export interface HeatContent extends SourcedValue {
  readonly commodity: EnergyCommodity;
  /** Whose figure it is, of which year, and how it was found. */
  readonly basis: string;
}

export type MmbtuConversion =
  | {
      readonly kind: "converted";
      readonly mmbtu: SourcedValue;
      /** The heat content used; undefined for a quantity that is in MMBtu already. */
      readonly heatContent: HeatContent | undefined;
      /** Heat contents that other publications or editions print for the same unit. */
      readonly alternatives: readonly HeatContent[];
    }
  /** The unit counts no energy and no fuel: power, water, money, time. */
  | { readonly kind: "not-energy" }
  /** No heat content is published for this commodity by this unit. */
  | { readonly kind: "no-heat-content"; readonly unit: EnergyUnit };

export interface HeatContentChoice {
  /** Id of the publication to take the heat content from, such as "EIA-BTU". Default: EPA's, the first of the table. */
  readonly sourceId?: string;
}

/**
 * Converts a quantity of energy or fuel to heat, with the high heat value.
 *
 *     MMBtu = quantity × MMBtu per unit
 *     12 500 × 0.1 = 1 250   (therms of natural gas)
 *     40 × 1.026 = 41.04   (mcf of natural gas)
 *     2 000 × 0.138 = 276   (gallons of diesel)
 *
 * The heat contents of EPA are the default, because the emission factors of EPA per MMBtu use them. If the
 * tables do not have the unit for the fuel, the result gives the reason; another unit or fuel is never used instead.
 *
 * @param amount - Quantity in the given unit. If the quantity is per year, the result is per year.
 * @param commodity - Energy or fuel that is bought, or the fuel category.
 * @param unit - Unit of the quantity: a unit of the tables, or a unit of the specification.
 * @returns MMBtu, exact.
 * @spec C §9 "Energy and implementation" for electricity
 */
export function convertToMmbtu(
  amount: Amount,
  commodity: EnergyCommodity | FuelCategory,
  unit: EnergyUnit | UnitOfMeasure,
  choice: HeatContentChoice = {},
): MmbtuConversion {
  const quantity = toDecimal(amount);
  const energyUnit = typeof unit === "number" ? ENERGY_UNIT_OF_MEASURE[unit] : unit;
  if (energyUnit === undefined) return { kind: "not-energy" };
  if (energyUnit === EnergyUnit.Mmbtu) {
    return { kind: "converted", mmbtu: mmbtu(quantity, []), heatContent: undefined, alternatives: [] };
  }
  const published = heatContents(commodity, energyUnit);
  const heatContent = published.find(
    ({ sources }) => choice.sourceId === undefined || sources.some(({ id }) => id === choice.sourceId),
  );
  if (heatContent === undefined) return { kind: "no-heat-content", unit: energyUnit };
  return {
    kind: "converted",
    mmbtu: mmbtu(quantity.times(heatContent.value), heatContent.sources),
    heatContent,
    alternatives: published.filter((each) => each !== heatContent),
  };
}

const mmbtu = (value: Decimal, sources: SourcedValue["sources"]): SourcedValue => ({ value, unit: "MMBtu", sources });

/** Every published heat content of a commodity by a unit, default first; empty if none is published. */
function heatContents(commodity: EnergyCommodity | FuelCategory, unit: EnergyUnit): readonly HeatContent[] {
  const commodities = typeof commodity === "number" ? COMMODITIES_OF_FUEL_CATEGORY[commodity] : [commodity];
  return commodities.flatMap((each) =>
    HEAT_CONTENT_ROWS.filter((row) => row.commodity === each && row.unit === unit).map(heatContentOf),
  );
}

const heatContentOf = ({ commodity, unit, mmbtuPerUnit, basis, sources }: HeatContentRow): HeatContent => ({
  commodity,
  value: new Decimal(mmbtuPerUnit),
  unit: `MMBtu per ${unit}`,
  basis,
  sources,
});
