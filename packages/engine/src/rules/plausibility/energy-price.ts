import { ENERGY_PRICE_BOUNDS, type EnergyPriceBounds } from "../../bounds/energy-price-bounds.js";
import type { Decimal } from "../../decimal/decimal.js";
import type { SavingsField } from "../../enumerations/savings-field.js";
import type { Report } from "../../issues/issue.js";
import { type EcmItem, measureName } from "../../model/ecm-item.js";
import { inputPath } from "../../path-text/input-path.js";
import { byMeasureNumber } from "./by-measure-number.js";

/**
 * Savings in dollars for a unit of a fuel that nobody pays: typed in another unit, in thousands, or exchanged. Where the
 * prices of all measures are wrong in the same way, they have one cause, and the first is reported with their number.
 */
export function checkEnergyPrices(measures: readonly EcmItem[], report: Report): void {
  const prices = [...measures].sort(byMeasureNumber).flatMap(pricesOf);
  const groups = hasOneCause(prices)
    ? [prices]
    : ENERGY_PRICE_BOUNDS.map((fuel) => prices.filter((price) => price.fuel === fuel));
  for (const group of groups) {
    const wrong = group.filter(({ side }) => side !== "usual");
    const told = hasOneCause(group) ? wrong.slice(0, 1) : wrong;
    const others = wrong.length - told.length;
    for (const { at, measure, fuel, price } of told) {
      report({ name: "plausibility/energy-price", at, details: { measure, fuel, price, others } });
    }
  }
}

interface EnergyPrice {
  readonly at: string;
  readonly measure: string;
  readonly fuel: EnergyPriceBounds;
  /** $ per unit of the fuel. */
  readonly price: Decimal;
  readonly side: "negative" | "low" | "usual" | "high";
}

/** Savings of one kind alone do not give a price. */
function pricesOf(measure: EcmItem): readonly EnergyPrice[] {
  return ENERGY_PRICE_BOUNDS.flatMap((fuel) => {
    const quantity = savingsOf(measure, fuel.quantity);
    const cost = savingsOf(measure, fuel.cost);
    if (quantity === undefined || cost === undefined || quantity.isZero() || cost.isZero()) return [];
    const price = cost.div(quantity);
    const at = inputPath("ecms", { uuid: measure.uuid }, "estimatedSavings", { fieldId: fuel.quantity }, "value");
    return [{ at, measure: measureName(measure), fuel, price, side: sideOf(price, fuel) }];
  });
}

function sideOf(price: Decimal, { lowest, highest }: EnergyPriceBounds): EnergyPrice["side"] {
  if (price.isNegative()) return "negative";
  if (price.lt(lowest)) return "low";
  return price.gt(highest) ? "high" : "usual";
}

/** Fewer wrong prices may be mistakes of their own. */
const FEWEST_OF_ONE_CAUSE = 3;

const hasOneCause = (prices: readonly EnergyPrice[]): boolean =>
  prices.length >= FEWEST_OF_ONE_CAUSE &&
  prices[0]?.side !== "usual" &&
  prices.every(({ side }) => side === prices[0]?.side);

const savingsOf = ({ estimatedSavings = [] }: EcmItem, field: SavingsField): Decimal | undefined =>
  estimatedSavings.find(({ fieldId }) => fieldId === field)?.value;
