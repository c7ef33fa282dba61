import { Fraction } from "./fraction.js";

/** Whole coefficients, that of x^0 first, the last one not 0; empty for 0. */
type Polynomial = readonly bigint[];

/**
 * Number of different real roots of a polynomial above one point and up to another (Sturm, 1829).
 *
 * @param coefficients - Decimals as text, that of x^0 first.
 */
export function countRoots(coefficients: readonly string[], above: string, upTo: string): number {
  const fractions = coefficients.map(Fraction.of);
  // Powers of ten, so that the product is a multiple of each.
  const scale = fractions.reduce((product, { denominator }) => product * denominator, 1n);
  const first = primitive(fractions.map(({ numerator, denominator }) => (numerator * scale) / denominator));
  const sequence = [first, primitive(first.map((value, power) => value * BigInt(power)).slice(1))];
  for (;;) {
    const [dividend = [], divisor = []] = sequence.slice(-2);
    if (divisor.length === 0) break;
    sequence.push(primitive(remainder(dividend, divisor).map((value) => -value)));
  }
  return signChangesAt(sequence, Fraction.of(above)) - signChangesAt(sequence, Fraction.of(upTo));
}

/** Multiplied by a power of the divisor's leading coefficient that is above 0, so that everything stays whole. */
function remainder(dividend: Polynomial, divisor: Polynomial): Polynomial {
  const leading = divisor.at(-1) ?? 1n;
  const factor = leading < 0n ? -leading : leading;
  let rest = [...dividend];
  while (rest.length >= divisor.length) {
    const shift = rest.length - divisor.length;
    const top = (rest.at(-1) ?? 0n) * (leading < 0n ? -1n : 1n);
    rest = rest.map((value, power) => value * factor - (divisor[power - shift] ?? 0n) * top).slice(0, -1);
  }
  return trimmed(rest);
}

function primitive(polynomial: Polynomial): Polynomial {
  const shortened = trimmed(polynomial);
  const divisor = shortened.reduce((one, other) => greatestCommonDivisor(one, other < 0n ? -other : other), 0n);
  return divisor === 0n ? [] : shortened.map((value) => value / divisor);
}

const greatestCommonDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestCommonDivisor(other, one % other);

const trimmed = (polynomial: Polynomial): Polynomial =>
  polynomial.slice(0, 1 + polynomial.reduce((last, value, power) => (value === 0n ? last : power), -1));

function signChangesAt(sequence: readonly Polynomial[], { numerator, denominator }: Fraction): number {
  const signs = sequence
    .map((polynomial) =>
      // Horner's scheme over a common denominator.
      polynomial.reduceRight((value, coefficient, power) => {
        const scale = denominator ** BigInt(polynomial.length - 1 - power);
        return value * numerator + coefficient * scale;
      }, 0n),
    )
    .filter((value) => value !== 0n)
    .map((value) => value > 0n);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}
