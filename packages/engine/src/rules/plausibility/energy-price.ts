import { ENERGY_PRICE_BOUNDS } from "../../bounds/energy-price-bounds.js";
import type { Decimal } from "../../decimal/decimal.js";
import type { SavingsField } from "../../enumerations/savings-field.js";
import { inputPath } from "../../issues/input-path.js";
import type { Report } from "../../issues/issue.js";
import { type EcmItem, measureName } from "../../model/ecm-item.js";

/** Savings in dollars for a unit of a fuel that nobody pays: typed in another unit, in thousands, or exchanged. */
export function checkEnergyPrices(measures: readonly EcmItem[], report: Report): void {
  for (const measure of measures) {
    for (const fuel of ENERGY_PRICE_BOUNDS) {
      const quantity = savingsOf(measure, fuel.quantity);
      const cost = savingsOf(measure, fuel.cost);
      // Savings of one kind alone say nothing about the price.
      if (quantity === undefined || cost === undefined || quantity.isZero() || cost.isZero()) continue;
      const price = cost.div(quantity);
      if (price.gte(fuel.lowest) && price.lte(fuel.highest)) continue;
      report({
        name: "plausibility/energy-price",
        at: inputPath("ecms", { uuid: measure.uuid }, "estimatedSavings", { fieldId: fuel.quantity }, "value"),
        details: { measure: measureName(measure), fuel, price },
      });
    }
  }
}

const savingsOf = ({ estimatedSavings = [] }: EcmItem, field: SavingsField): Decimal | undefined =>
  estimatedSavings.find(({ fieldId }) => fieldId === field)?.value;
