import type { Decimal } from "@epb/engine";
import type { VariedInput } from "@epb/engine/whatif";
import { formatPercent } from "./numbers.js";

/** So many decimals tell values of an input apart; JSON has all of them. */
const MOST_DECIMALS = 8;

/**
 * Effect of a number on an input: `4% a year`, `+0.5%`, `$5,000`.
 *
 * @param isPercent - True for a fraction that people read as a percentage.
 */
export function amountText(kind: VariedInput["kind"], amount: Decimal, unit?: string, isPercent = false): string {
  const text = isPercent
    ? `${amount
        .times(100)
        .toDecimalPlaces(MOST_DECIMALS - 2)
        .toFixed()}%`
    : amount.toDecimalPlaces(MOST_DECIMALS).toFixed();
  switch (kind) {
    case "set":
      return unit === undefined ? text : unit === "$" ? `$${text}` : `${text} ${unit}`;
    case "add":
      return amount.lt(0) ? text : `+${text}`;
    case "multiply":
      return `${amount.gte(1) ? "+" : ""}${formatPercent(amount.minus(1))}%`;
    default:
      return kind satisfies never;
  }
}
