import type { ExpressGhgSavings, ExpressValues, ExpressYear } from "../model/calculated/express-values.js";
import { type FigureDefinition, type FigureDescriptions, figuresAt } from "../model/figure.js";

const SPEC = 'C §3 "ePX additional data", D25';
const GHG_SPEC = `C §3 "GHG savings", 0038`;

type EnteredGhg = ExpressGhgSavings["entered"];
type ComputedGhg = ExpressGhgSavings["computed"];

function entered(gas: string, unit: string): FigureDescriptions<EnteredGhg>["annualCO2EstSavings"] {
  return { label: `${gas} saved, as entered`, quantity: "kgCo2ePerYear", unit, spec: GHG_SPEC };
}

function computed(ofWhat: string): FigureDescriptions<ComputedGhg>["annualTotal"] {
  return { label: `Greenhouse gas saved${ofWhat}, computed`, quantity: "kgCo2ePerYear", spec: `${GHG_SPEC}, D24` };
}

const OF_THE_GAS = "kg/yr";
const CO2_EQUIVALENT = "kg CO2e/yr";

export const EXPRESS_FIGURES: readonly FigureDefinition[] = [
  ...figuresAt<ExpressValues>("express", {
    totalPrice: { label: "Total price", quantity: "dollars", spec: `${SPEC}, D13` },
    annualCostSavings: { label: "Annual cost savings", quantity: "dollarsPerYear", spec: SPEC },
    anticipatedIncentives: { label: "Incentives anticipated", quantity: "dollars", spec: SPEC },
    simplePayback: { label: "Simple payback", quantity: "years", decimals: 1, spec: SPEC },
    annualDebtService: { label: "Annual debt service", quantity: "dollarsPerYear", spec: SPEC },
    totalEstimatedCostSavings: { label: "Total estimated cost savings", quantity: "dollars", spec: SPEC },
    totalGuaranteedCostSavings: { label: "Total guaranteed cost savings", quantity: "dollars", spec: SPEC },
    totalDebtService: { label: "Total debt service", quantity: "dollars", spec: SPEC },
    totalInterest: { label: "Total interest", quantity: "dollars", spec: SPEC },
    totalNetSavings: { label: "Total net savings", quantity: "dollars", spec: SPEC },
  }),
  ...figuresAt<ExpressYear>("express.years[year]", {
    guaranteedSavings: { label: "Guaranteed savings", quantity: "dollars", spec: SPEC },
    debtService: { label: "Debt service", quantity: "dollars", spec: SPEC },
    netSavings: { label: "Net savings", quantity: "dollars", spec: SPEC },
  }),
  ...figuresAt<EnteredGhg>("express.ghg.entered", {
    annualCO2EstSavings: entered("Carbon dioxide", OF_THE_GAS),
    annualCH4EstSavings: entered("Methane", OF_THE_GAS),
    totalAnnualCarbonEstReduction: entered("Carbon in total", CO2_EQUIVALENT),
    annualSOXEstSavings: entered("Sulfur oxides", OF_THE_GAS),
    annualNOXEstSavings: entered("Nitrogen oxides", OF_THE_GAS),
    annualOtherGHGEstSavings: entered("Other greenhouse gases", CO2_EQUIVALENT),
  }),
  ...figuresAt<ComputedGhg>("express.ghg.computed", {
    annualScope1: computed(", scope 1"),
    annualScope2: computed(", scope 2"),
    annualTotal: computed(""),
  }),
];
