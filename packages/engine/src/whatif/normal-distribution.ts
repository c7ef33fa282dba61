import { Decimal, ONE, ZERO } from "../decimal/decimal.js";
import { squareRoot } from "../decimal/square-root.js";
import { fromWholeNumber, toWholeNumber } from "../decimal/whole-number.js";

const HALF = new Decimal("0.5");

/** √(2π). */
const SQUARE_ROOT_OF_TWO_PI = new Decimal("2.506628274631000502415765284811045253");

/** Farther out than this lies less than 10^−18 of the distribution. */
const FARTHEST = new Decimal(9);

/** Terms of the series below this change nothing that is read. */
const SMALLEST_TERM = new Decimal("1e-30");

/**
 * The part of a standard normal distribution that lies below a value.
 *
 *     Φ(z) = ½ + (z − z³ ÷ (2 × 3) + z⁵ ÷ (2² × 2! × 5) − z⁷ ÷ (2³ × 3! × 7) + …) ÷ √(2π)
 *
 * To at least 18 decimals. A series of products and quotients, whose digits are the same everywhere; the exponential
 * function of a machine is not.
 */
export function normalProbability(z: Decimal): Decimal {
  if (z.abs().gt(FARTHEST)) return z.isNegative() ? ZERO : ONE;
  const halfSquare = z.times(z).div(2);
  let power = z;
  let sum = z;
  for (let k = 1; ; k++) {
    power = power.times(halfSquare).div(-k);
    const term = power.div(2 * k + 1);
    sum = sum.plus(term);
    if (term.abs().lt(SMALLEST_TERM)) return HALF.plus(sum.div(SQUARE_ROOT_OF_TWO_PI));
  }
}

/** Decimals that the approximations are reckoned with, as whole numbers: that takes a tenth of the time. */
const UNIT_DECIMALS = 36;
const UNIT = 10n ** BigInt(UNIT_DECIMALS);
const unitsOf = (amount: Decimal): bigint => toWholeNumber(amount, UNIT_DECIMALS);

/** A quotient of two polynomials in units, the constant terms first. */
export interface Rational {
  readonly numerator: readonly bigint[];
  readonly denominator: readonly bigint[];
}

const rational = (numerator: readonly string[], denominator: readonly string[]): Rational => ({
  numerator: numerator.map((coefficient) => unitsOf(new Decimal(coefficient))),
  denominator: denominator.map((coefficient) => unitsOf(new Decimal(coefficient))),
});

/**
 * The approximations of PPND16: near the middle, in the tails, far out in the tails. About 16 correct digits.
 *
 * M. J. Wichura, Algorithm AS 241: The Percentage Points of the Normal Distribution, Applied Statistics 37 (1988) 477–484.
 */
export const PPND16: Readonly<Record<"middle" | "tail" | "farTail", Rational>> = {
  middle: rational(
    [
      ...["3.387132872796366608", "133.14166789178437745", "1971.5909503065514427", "13731.693765509461125"],
      ...["45921.953931549871457", "67265.770927008700853", "33430.575583588128105", "2509.0809287301226727"],
    ],
    [
      ...["1", "42.313330701600911252", "687.1870074920579083", "5394.1960214247511077"],
      ...["21213.794301586595867", "39307.89580009271061", "28729.085735721942674", "5226.495278852854561"],
    ],
  ),
  tail: rational(
    [
      ...["1.42343711074968357734", "4.6303378461565452959", "5.7694972214606914055", "3.64784832476320460504"],
      ...["1.27045825245236838258", "0.24178072517745061177", "0.0227238449892691845833", "0.00077454501427834140764"],
    ],
    [
      ...["1", "2.05319162663775882187", "1.6763848301838038494", "0.68976733498510000455"],
      ...[
        "0.14810397642748007459",
        "0.0151986665636164571966",
        "0.0005475938084995344946",
        "1.05075007164441684324e-9",
      ],
    ],
  ),
  farTail: rational(
    [
      ...["6.6579046435011037772", "5.4637849111641143699", "1.7848265399172913358", "0.29656057182850489123"],
      ...[
        "0.026532189526576123093",
        "0.0012426609473880784386",
        "0.0000271155556874348757815",
        "2.01033439929228813265e-7",
      ],
    ],
    [
      ...["1", "0.59983220655588793769", "0.13692988092273580531", "0.0148753612908506148525"],
      ...[
        "0.00078686913114561325910",
        "0.000018463183175100546818",
        "1.4215117583164458887e-7",
        "2.04426310338993978564e-15",
      ],
    ],
  ),
};

const MIDDLE_HALF_WIDTH = new Decimal("0.425");
const MIDDLE_SHIFT = new Decimal("0.180625");
const TAIL_SHIFT = new Decimal("1.6");
const FAR_TAIL_SHIFT = new Decimal(5);
const ROOT_DECIMALS = 30;

/**
 * The value below which a part of a standard normal distribution lies: the other way round.
 *
 *     Φ⁻¹(0.975) = 1.95996398454005…
 *
 * @param probability - Above 0 and below 1.
 * @returns Deviations from the mean, to about 16 digits.
 */
export function normalQuantile(probability: Decimal): Decimal {
  const fromMiddle = probability.minus(HALF);
  if (fromMiddle.abs().lte(MIDDLE_HALF_WIDTH)) {
    return fromMiddle.times(quotientOf(PPND16.middle, MIDDLE_SHIFT.minus(fromMiddle.times(fromMiddle))));
  }
  const outside = fromMiddle.isNegative() ? probability : ONE.minus(probability);
  const root = squareRoot(outside.ln().neg(), ROOT_DECIMALS);
  const size = root.lte(FAR_TAIL_SHIFT)
    ? quotientOf(PPND16.tail, root.minus(TAIL_SHIFT))
    : quotientOf(PPND16.farTail, root.minus(FAR_TAIL_SHIFT));
  return fromMiddle.isNegative() ? size.neg() : size;
}

function quotientOf({ numerator, denominator }: Rational, at: Decimal): Decimal {
  const units = unitsOf(at);
  return fromWholeNumber((polynomial(numerator, units) * UNIT) / polynomial(denominator, units), UNIT_DECIMALS);
}

const polynomial = (coefficients: readonly bigint[], at: bigint): bigint =>
  coefficients.reduceRight((sum, coefficient) => (sum * at) / UNIT + coefficient, 0n);
