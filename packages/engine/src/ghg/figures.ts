import type { GreenhouseGasSavings } from "../model/calculated/ecm-values.js";
import { type FigureDefinition, type FigureDescriptions, figuresAt } from "../model/figure.js";

const SPEC = "C §9 Greenhouse gas, D24";

function emissions(label: string, ofWhat: string): FigureDescriptions<GreenhouseGasSavings>["annualTotal"] {
  const heading = { group: "Greenhouse gas saved", label };
  return { label: `Greenhouse gas saved${ofWhat}`, heading, quantity: "kgCo2ePerYear", spec: SPEC };
}

const SAVED: FigureDescriptions<GreenhouseGasSavings> = {
  electricEnergy: { label: "Electricity saved", quantity: "kwhPerYear", spec: SPEC },
  electricGhg: emissions("Electricity", ", electricity"),
  naturalGas: { label: "Natural gas saved", quantity: "mmbtuPerYear", spec: SPEC },
  naturalGasGhg: emissions("Natural gas", ", natural gas"),
  otherSavingsType1Ghg: emissions("Other savings type 1", ", other savings type 1"),
  otherSavingsType2Ghg: emissions("Other savings type 2", ", other savings type 2"),
  annualScope1: emissions("Scope 1", ", scope 1"),
  annualScope2: emissions("Scope 2", ", scope 2"),
  annualTotal: emissions("Total", ""),
};

export const GHG_FIGURES: readonly FigureDefinition[] = [
  ...figuresAt<GreenhouseGasSavings>("ecm.measures[uuid].ghg", SAVED),
  ...figuresAt<GreenhouseGasSavings>("ecm.totals.ghg", SAVED),
];
