import type { CategorySavings, ItemizedSavingsYear } from "../model/calculated/itemized-savings-values.js";
import { type FigureDefinition, figuresAt } from "../model/figure.js";

const SPEC = "C §9 Itemized savings";
const YEAR = "itemizedSavings.years[year]";

export const SAVINGS_FIGURES: readonly FigureDefinition[] = [
  ...figuresAt<CategorySavings>(`${YEAR}.categories[fieldId]`, {
    value: { label: "Savings of the category", quantity: "dollars", spec: `${SPEC}, D15` },
  }),
  ...figuresAt<ItemizedSavingsYear>(YEAR, {
    estimatedAnnualSavings: { label: "Estimated annual savings", quantity: "dollars", spec: SPEC },
    guaranteedAnnualSavings: { label: "Guaranteed annual savings", quantity: "dollars", spec: SPEC },
    annualContractorPayments: { label: "Annual contractor payments", quantity: "dollars", spec: SPEC },
  }),
];
