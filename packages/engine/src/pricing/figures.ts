import type { ImplementationTotals } from "../model/calculated/project-summary.js";
import { type FigureDefinition, figuresAt } from "../model/figure.js";

const OF_BASE_COST = "of the base construction cost";
const SPEC = 'C §3 "Implementation totals"';

export const PRICING_FIGURES: readonly FigureDefinition[] = figuresAt<ImplementationTotals>(
  "projectSummary.implementationTotals",
  {
    baseConstructionCost: { label: "Base construction cost", quantity: "dollars", spec: SPEC },
    designCost: { label: "Design", quantity: "dollars", spec: SPEC },
    projectManagementCost: { label: "Project management", quantity: "dollars", spec: SPEC },
    performanceCost: { label: "Performance and payment bonds", quantity: "dollars", spec: SPEC },
    commissioningCost: { label: "Commissioning and training", quantity: "dollars", spec: SPEC },
    mvPercentage: {
      label: "Measurement and verification percentage",
      quantity: "fraction",
      unit: OF_BASE_COST,
      spec: SPEC,
    },
    mvCost: { label: "Measurement and verification (M&V)", quantity: "dollars", spec: SPEC },
    overheadCost: { label: "Overhead", quantity: "dollars", spec: SPEC },
    profit: { label: "Profit", quantity: "dollars", spec: SPEC },
    implementationDeliveryPercentage: {
      label: "Implementation delivery percentage",
      quantity: "fraction",
      unit: OF_BASE_COST,
      spec: SPEC,
    },
    implementationDeliveryCost: { label: "Implementation delivery cost", quantity: "dollars", spec: SPEC },
    costOfGoodsAndServices: { label: "Cost of goods and services", quantity: "dollars", spec: SPEC },
    projectDevelopmentPrice: { label: "Project development price", quantity: "dollars", spec: SPEC },
    totalImplementationPrice: { label: "Total implementation price", quantity: "dollars", spec: `${SPEC}, D13` },
  },
);
