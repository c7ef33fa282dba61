import { Decimal } from "./decimal.js";
import { unsignedZero } from "./unsigned-zero.js";

/**
 * Decimal with more digits than a figure, for intermediate results: (1 + rate)^periods − 1 at 34 digits has lost ten of
 * them when the rate is 10^−10. Results go back through {@link toEngineDecimal}.
 *
 * The wide number must be the left operand: `wide.times(figure)` keeps the digits, `figure.times(wide)` does not.
 */
export const WideDecimal: typeof Decimal = Decimal.clone({ precision: 110 });

/** Decimals of rising width, for a sign that fewer digits leave open. */
export const DECIMALS_BY_WIDTH: readonly (typeof Decimal)[] = [
  Decimal.clone({ precision: 45 }),
  WideDecimal,
  Decimal.clone({ precision: 320 }),
  // The logarithms of decimal.js end at 1 025 digits.
  Decimal.clone({ precision: 800 }),
];

/** A decimal that holds products of hundreds of whole numbers to the last digit. */
export const ManyDigits: typeof Decimal = Decimal.clone({ precision: 2000 });

/** The engine's decimal nearest to a wider one: 34 significant digits, and zero without a sign. */
export const toEngineDecimal = (wide: Decimal): Decimal =>
  unsignedZero(new Decimal(wide.toSignificantDigits(Decimal.precision)));
