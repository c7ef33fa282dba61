import type { Decimal } from "../../decimal/decimal.js";
import type { YearItem } from "../../lists/year-list.js";
import type { EnteredGhgSavings } from "../express-data.js";
import type { GreenhouseGasSavings } from "./ecm-values.js";

/** Calculated values of the express edition (ePX): a first estimate, without a loan by month. @spec D25 */
export interface ExpressValues {
  /** Σ measure prices, and a project development price where one is entered, $. */
  readonly totalPrice: Decimal;
  /** Σ of the measures, $ a year of all categories. */
  readonly annualCostSavings: Decimal;
  /** As entered, $; not taken off the price. */
  readonly anticipatedIncentives?: Decimal;
  /** Years; absent when the measures save no money. */
  readonly simplePayback?: Decimal;
  /** Level payment of a year, $ to the cent. */
  readonly annualDebtService?: Decimal;
  /** Every year of the guarantee and of the finance term. */
  readonly years: readonly ExpressYear[];
  /** Years of the guarantee, $. */
  readonly totalEstimatedCostSavings?: Decimal;
  readonly totalGuaranteedCostSavings?: Decimal;
  /** Years of the finance term, $. */
  readonly totalDebtService?: Decimal;
  /** Debt service beyond the price, $. */
  readonly totalInterest?: Decimal;
  /** Guaranteed savings less debt service, over all years, $. */
  readonly totalNetSavings?: Decimal;
  readonly ghg: ExpressGhgSavings;
}

/** $ */
export interface ExpressYear extends YearItem {
  /** Whole $; 0 after the guarantee. */
  readonly guaranteedSavings?: Decimal;
  /** To the cent; 0 after the finance term. */
  readonly debtService?: Decimal;
  /** Guaranteed savings less debt service. */
  readonly netSavings?: Decimal;
}

/** Greenhouse gas saved a year, by where the figure comes from. */
export interface ExpressGhgSavings {
  /** As entered, kg a year. */
  readonly entered: EnteredGhgSavings;
  /** From the energy that the measures save, kg CO2e a year. */
  readonly computed: Pick<GreenhouseGasSavings, "annualScope1" | "annualScope2" | "annualTotal">;
}
