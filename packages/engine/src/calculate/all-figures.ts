import { AMORTIZATION_FIGURES } from "../amortization/figures.js";
import { COST_SAVINGS_FIGURES } from "../cost-savings/figures.js";
import { ESA_FIGURES } from "../esa/figures.js";
import { EXPRESS_FIGURES } from "../express/figures.js";
import { FINANCING_FIGURES } from "../financing/figures.js";
import { GHG_FIGURES } from "../ghg/figures.js";
import { MEASURE_FIGURES } from "../measures/figures.js";
import type { FigureDefinition } from "../model/figure.js";
import { PERFORMANCE_PERIOD_FIGURES } from "../performance-period/figures.js";
import { PRICING_FIGURES } from "../pricing/figures.js";
import { SAVINGS_FIGURES } from "../savings/figures.js";
import { SUMMARY_FIGURES } from "../summary/figures.js";

/** The calculated figures by the folder that defines them, in the order of the calculation. */
export const FIGURES_BY_AREA: Readonly<Record<string, readonly FigureDefinition[]>> = {
  pricing: PRICING_FIGURES,
  financing: FINANCING_FIGURES,
  savings: SAVINGS_FIGURES,
  "performance-period": PERFORMANCE_PERIOD_FIGURES,
  amortization: AMORTIZATION_FIGURES,
  "cost-savings": COST_SAVINGS_FIGURES,
  summary: SUMMARY_FIGURES,
  measures: MEASURE_FIGURES,
  esa: ESA_FIGURES,
  ghg: GHG_FIGURES,
  express: EXPRESS_FIGURES,
};

/** Every calculated figure, in the order of the calculation. */
export const FIGURES: readonly FigureDefinition[] = Object.values(FIGURES_BY_AREA).flat();
