import { Decimal, ZERO } from "../../decimal/decimal.js";
import type { Report } from "../../issues/issue.js";
import type { EcmValues } from "../../model/calculated/ecm-values.js";
import { type EcmItem, measureName } from "../../model/ecm-item.js";
import { inputPath } from "../../path-text/input-path.js";
import { byMeasureNumber } from "./by-measure-number.js";

/** Years of a simple payback below which the cost of a measure was probably typed in thousands of dollars. */
const SHORTEST_MEASURE_PAYBACK_YEARS: Decimal = new Decimal("0.05");

/** A project that pays back later than this outlives its equipment; savings were probably typed in thousands. */
const LONGEST_PROJECT_PAYBACK_YEARS: Decimal = new Decimal(100);

/** Prices that do not fit the savings they pay for: no savings at all, costs in thousands, a payback of centuries. */
export function checkPrices(measures: readonly EcmItem[], ecm: EcmValues, report: Report): void {
  // The calculation of the savings reports a project without any savings.
  const isSaving = measures.some(hasSavings);
  for (const [index, measure] of measures.entries()) {
    const { implementationPrice: price, estAnnualCostSavings: savings } = ecm.measures[index] ?? NOTHING;
    checkDeliveryCharge(measure, report);
    if (savings.lt(0)) {
      report({
        name: "plausibility/measure-loses-money",
        at: inputPath("ecms", { uuid: measure.uuid }, "estimatedSavings"),
        details: { measure: measureName(measure), loss: savings.neg() },
      });
      continue;
    }
    if (!price.gt(0)) continue;
    const details = { measure: measureName(measure), price };
    if (isSaving && !hasSavings(measure)) {
      report({
        name: "plausibility/price-without-savings",
        at: inputPath("ecms", { uuid: measure.uuid }, "estimatedSavings"),
        details,
      });
    } else if (price.lt(savings.times(SHORTEST_MEASURE_PAYBACK_YEARS))) {
      report({
        name: "plausibility/cost-in-thousands",
        at: inputPath("ecms", { uuid: measure.uuid }, "implementation", "baseConstructionCost"),
        details: { ...details, savings },
      });
    }
  }
  const { simplePayback } = ecm.totals;
  const [first] = [...measures].sort(byMeasureNumber);
  if (first !== undefined && simplePayback?.gt(LONGEST_PROJECT_PAYBACK_YEARS)) {
    report({
      name: "plausibility/payback",
      at: inputPath("ecms", { uuid: first.uuid }, "estimatedSavings"),
      details: { years: simplePayback },
    });
  }
}

/** A cost in thousands of dollars beside a delivery charge in dollars. */
function checkDeliveryCharge(measure: EcmItem, report: Report): void {
  const { baseConstructionCost: cost, deliveryCharge } = measure.implementation ?? {};
  if (cost === undefined || !cost.gt(0) || !deliveryCharge?.gt(cost)) return;
  report({
    name: "plausibility/delivery-charge-above-cost",
    at: inputPath("ecms", { uuid: measure.uuid }, "implementation", "baseConstructionCost"),
    details: { measure: measureName(measure), deliveryCharge, cost },
  });
}

const NOTHING: { readonly implementationPrice: Decimal; readonly estAnnualCostSavings: Decimal } = {
  implementationPrice: ZERO,
  estAnnualCostSavings: ZERO,
};

const hasSavings = ({ estimatedSavings = [] }: EcmItem): boolean =>
  estimatedSavings.some(({ value }) => !value.isZero());
