import type { Decimal } from "../decimal/decimal.js";
import type { YearItem } from "../lists/year-list.js";

/** Energy sales agreement (ESA), as agreed at implementation. @spec C §3 "implementationESAPayments / ESA implementation" */
export interface EsaImplementation {
  /** Price of the first year, $ per kWh. */
  readonly year1ESAPrice?: Decimal;
  /** Guaranteed part of the estimated production, fraction. */
  readonly guarPercentage?: Decimal;
  /** Loss of production from year to year, fraction per year. */
  readonly energyDegradation?: Decimal;
  /** Estimated fair market value at the end of the agreement, $. */
  readonly estFmv?: Decimal;
}

/** Entries of one ESA year, 1 to 20. @spec C §3 "performance-period ESA payments by year" */
export interface EsaYearInput extends YearItem {
  /** Guaranteed production, kWh; computed where none is entered (D23). */
  readonly guarProduction?: Decimal;
  /** Part of the payment that is put in reserve, $. */
  readonly reserveAccount?: Decimal;
}
