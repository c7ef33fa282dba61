import { Decimal, ZERO } from "../decimal/decimal.js";
import { sum, sumKnown } from "../decimal/sum.js";
import type { Report } from "../issues/issue.js";
import type { ImplementationTotals } from "../model/calculated/project-summary.js";
import { type EcmItem, measureName } from "../model/ecm-item.js";
import type { CostOfGoods, ImplementationPricing } from "../model/implementation.js";
import { inputPath } from "../path-text/input-path.js";
import { ecmPrice } from "./ecm-price.js";
import { percentageCost } from "./percentage-cost.js";
import { totalImplementationPrice } from "./total-implementation-price.js";

/** Delivery charges of the measures may differ from the build-up by this much, $, before a person is asked to look (D13). */
const DELIVERY_CHARGE_TOLERANCE = new Decimal(1);

export interface Pricing {
  readonly totals: ImplementationTotals;
  /** Price of each measure, $, in the order of the measures. */
  readonly measurePrices: readonly Decimal[];
  /** Σ applied incentives of the measures, $. */
  readonly appliedIncentives: Decimal;
}

/**
 * Prices the measures and the project. Missing parts of a price count as 0.
 *
 * @spec C §9 "Energy and implementation"; D12, D13
 */
export function calculatePricing(
  measures: readonly EcmItem[],
  pricing: ImplementationPricing | undefined,
  report: Report,
): Pricing {
  reportMissingCosts(measures, report);

  const measurePrices = measures.map(({ implementation }) =>
    ecmPrice(
      implementation?.baseConstructionCost ?? ZERO,
      implementation?.deliveryCharge ?? ZERO,
      implementation?.appliedIncentives ?? ZERO,
    ),
  );
  const baseConstructionCost = sum(measures.map((measure) => measure.implementation?.baseConstructionCost ?? ZERO));
  const cost = (percentage: Decimal | undefined): Decimal => percentageCost(percentage ?? ZERO, baseConstructionCost);
  const percentages = pricing?.percentages;
  const parts = {
    designCost: cost(percentages?.design),
    projectManagementCost: cost(percentages?.projectManagement),
    performanceCost: cost(percentages?.performanceBonds),
    commissioningCost: cost(percentages?.commissioningTraining),
    mvCost: cost(percentages?.mv),
    overheadCost: cost(percentages?.overhead),
    profit: cost(percentages?.profit),
  };
  const implementationDeliveryCost = sum(Object.values(parts));
  const costOfGoodsAndServices = sumCostOfGoods(pricing?.costOfGoods);
  const projectDevelopmentPrice = pricing?.projectDevelopmentPrice ?? ZERO;

  if (sumKnown(Object.values(percentages ?? {})) !== undefined) {
    reportDeliveryChargeDifference(measures, implementationDeliveryCost, report);
  }
  if (costOfGoodsAndServices?.gt(baseConstructionCost)) {
    report({
      name: "pricing/cost-of-goods-above-construction",
      at: inputPath("implementationPricing", "costOfGoods"),
      details: { costOfGoods: costOfGoodsAndServices, baseConstructionCost },
    });
  }

  return {
    measurePrices,
    appliedIncentives: sum(measures.map((measure) => measure.implementation?.appliedIncentives ?? ZERO)),
    totals: {
      baseConstructionCost,
      ...parts,
      mvPercentage: percentages?.mv ?? ZERO,
      ...(baseConstructionCost.isZero()
        ? {}
        : { implementationDeliveryPercentage: implementationDeliveryCost.div(baseConstructionCost) }),
      implementationDeliveryCost,
      ...(costOfGoodsAndServices === undefined ? {} : { costOfGoodsAndServices }),
      projectDevelopmentPrice,
      totalImplementationPrice: totalImplementationPrice(measurePrices, projectDevelopmentPrice),
    },
  };
}

function sumCostOfGoods(costs: CostOfGoods | undefined): Decimal | undefined {
  return sumKnown([costs?.subcontractor, costs?.mvEquipment, costs?.selfPerformedWork, costs?.otherPurchases]);
}

function reportMissingCosts(measures: readonly EcmItem[], report: Report): void {
  for (const measure of measures) {
    if (measure.implementation?.baseConstructionCost !== undefined) continue;
    report({
      name: "ecm/construction-cost-missing",
      at: inputPath("ecms", { uuid: measure.uuid }, "implementation", "baseConstructionCost"),
      details: { measure: measureName(measure) },
    });
  }
}

/** Nothing to compare where no measure has a delivery charge. */
function reportDeliveryChargeDifference(measures: readonly EcmItem[], projectTotal: Decimal, report: Report): void {
  const measuresTotal = sumKnown(measures.map((measure) => measure.implementation?.deliveryCharge));
  if (measuresTotal === undefined) return;
  if (measuresTotal.minus(projectTotal).abs().gt(DELIVERY_CHARGE_TOLERANCE)) {
    report({
      name: "pricing/delivery-charge-differs",
      at: inputPath("implementationPricing", "percentages"),
      details: { measuresTotal, projectTotal },
    });
  }
}
