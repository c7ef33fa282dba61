import { CalculationArea } from "../enumerations/calculation-area.js";
import { formatDollars } from "./format.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";

export const PRICING_ISSUES: IssueDefinitionsOf<"pricing"> = {
  "pricing/delivery-charge-differs": {
    code: "EPB-PRC-001",
    section: CalculationArea.ImplementationPricing,
    severity: "warning",
    message: ({ measuresTotal, projectTotal }) =>
      `The measures' delivery charges, ${formatDollars(measuresTotal)}, differ from the project's implementation delivery cost, ${formatDollars(projectTotal)}.`,
    advice: () =>
      "Correct the delivery charges of the measures, or correct the percentages of the price build-up, which give the project's implementation delivery cost. The total price uses the delivery charges of the measures.",
  },
  "pricing/cost-of-goods-above-construction": {
    code: "EPB-PRC-002",
    section: CalculationArea.ImplementationPricing,
    severity: "warning",
    message: ({ costOfGoods, baseConstructionCost }) =>
      `The cost of goods and services, ${formatDollars(costOfGoods)}, is above the base construction cost, ${formatDollars(baseConstructionCost)}.`,
    advice: () => "Check the four costs of goods and services against the base construction costs of the measures.",
  },
};
