import type { CalculatedValues } from "../model/calculated/calculated-values.js";
import type { Calculation } from "./calculation.js";

/** Sections of every calculation of the full edition. */
const FULL_EDITION: Readonly<Record<Exclude<keyof CalculatedValues, "calculationTypeId" | "express">, true>> = {
  projectSummary: true,
  itemizedSavings: true,
  ecm: true,
  performancePeriod: true,
  amortization: true,
  costSavings: true,
  esaPayments: true,
};

/**
 * True if the calculation has all sections of the full edition and no figure is withheld: for Standard and Legacy
 * projects, and for Override projects that were supplied with all sections.
 *
 * @example
 * import { isFullCalculation } from "@epb/engine";
 *
 * isFullCalculation(calculation); // true
 */
export function isFullCalculation(calculation: Calculation): calculation is Calculation<CalculatedValues> {
  if (calculation.calculatedValues.withheld !== undefined) return false;
  const sections = new Set(Object.keys(calculation.calculatedValues));
  return Object.keys(FULL_EDITION).every((name) => sections.has(name));
}
