import type { ImplementationTotals } from "../../model/calculated/project-summary.js";
import type { EcmImplementation } from "../../model/ecm-item.js";
import type { PricingPercentages } from "../../model/implementation.js";
import { inputPath } from "../../path-text/input-path.js";
import { figure, input, inputOrZero, product, quotient, sumOf } from "../expressions.js";
import { type Facts, measurePath, measuresOf } from "../facts.js";
import type { GeneralDerivation, GeneralExpression } from "../general-expression.js";
import { isNotZero, sumOfKnown } from "../general-expressions.js";
import { type Rule, type Rules, rulesAt } from "../rule.js";

const TOTALS = "projectSummary.implementationTotals";
const PERCENTAGES = "implementationPricing.percentages";
const COST_OF_GOODS = ["subcontractor", "mvEquipment", "selfPerformedWork", "otherPurchases"].map(
  (name) => `implementationPricing.costOfGoods.${name}`,
);
const DELIVERY_COSTS = [
  "designCost",
  "projectManagementCost",
  "performanceCost",
  "commissioningCost",
  "mvCost",
  "overheadCost",
  "profit",
];

/** Σ of an entry of the measures. */
export const sumOfMeasures = (facts: Facts, name: keyof EcmImplementation): GeneralExpression =>
  sumOf(measuresOf(facts).map(({ uuid }) => inputOrZero(measurePath(uuid, "implementation", name))));

const percentageCost =
  (name: keyof PricingPercentages): Rule =>
  (): GeneralDerivation => ({
    how: product(inputOrZero(`${PERCENTAGES}.${name}`), figure(`${TOTALS}.baseConstructionCost`)),
  });

export const PRICING_RULES: Rules = rulesAt<ImplementationTotals>(TOTALS, {
  baseConstructionCost: (_, facts) => ({ how: sumOfMeasures(facts, "baseConstructionCost") }),
  designCost: percentageCost("design"),
  projectManagementCost: percentageCost("projectManagement"),
  performanceCost: percentageCost("performanceBonds"),
  commissioningCost: percentageCost("commissioningTraining"),
  mvPercentage: () => ({ how: inputOrZero(`${PERCENTAGES}.mv`) }),
  mvCost: percentageCost("mv"),
  overheadCost: percentageCost("overhead"),
  profit: percentageCost("profit"),
  implementationDeliveryCost: () => ({ how: sumOf(DELIVERY_COSTS.map((name) => figure(`${TOTALS}.${name}`))) }),
  implementationDeliveryPercentage: () => ({
    how: quotient(figure(`${TOTALS}.implementationDeliveryCost`), figure(`${TOTALS}.baseConstructionCost`)),
    thereWhen: isNotZero(figure(`${TOTALS}.baseConstructionCost`)),
  }),
  costOfGoodsAndServices: () => ({ how: sumOfKnown(COST_OF_GOODS.map(input)) }),
  projectDevelopmentPrice: () => ({ how: inputOrZero("implementationPricing.projectDevelopmentPrice") }),
  totalImplementationPrice: (_, facts) => ({
    how: sumOf([
      sumOf(measuresOf(facts).map(({ uuid }) => figure(inputPath("ecm", "measures", { uuid }, "implementationPrice")))),
      figure(`${TOTALS}.projectDevelopmentPrice`),
    ]),
  }),
});
