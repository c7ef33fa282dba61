import type { Decimal } from "@epb/engine";
import type { ReportColumn } from "@epb/engine/report";

/** Same precision as displayed percentages: four decimals of a percent. */
const FRACTION_DECIMALS = 6;

/**
 * A number as a cell of CSV: dollars and quantities with at most the decimals of their figure, `2742378.37`, fractions with
 * at most six, `0.0385`. JSON has the exact number.
 */
export function csvNumber(value: Decimal, { quantity, decimals }: Pick<ReportColumn, "quantity" | "decimals">): string {
  const most = quantity === "fraction" ? FRACTION_DECIMALS : decimals;
  return most === undefined ? value.toFixed() : value.toDecimalPlaces(most).toFixed();
}
