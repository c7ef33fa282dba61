/**
 * An exact rational number, for the reference implementations of the tests. It shares nothing with the engine: neither
 * decimal.js nor the integer units of the schedule.
 */
export class Fraction {
  readonly numerator: bigint;
  /** Above 0. Not always in lowest terms: equal numbers may be written differently, so compare with {@link equals}. */
  readonly denominator: bigint;

  constructor(numerator: bigint, denominator = 1n) {
    this.numerator = numerator;
    this.denominator = denominator;
  }

  static readonly zero: Fraction = new Fraction(0n);

  /** A decimal as text: `"-12.50"` is −1250/100. */
  static of(text: string): Fraction {
    const [, sign = "", whole = "", decimals = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
    const numerator = BigInt(whole + decimals);
    return new Fraction(sign === "-" ? -numerator : numerator, 10n ** BigInt(decimals.length));
  }

  plus(other: Fraction): Fraction {
    const [a, b] = [this.denominator, other.denominator];
    if (a === b) return new Fraction(this.numerator + other.numerator, a);
    if (a % b === 0n) return new Fraction(this.numerator + other.numerator * (a / b), a);
    if (b % a === 0n) return new Fraction(this.numerator * (b / a) + other.numerator, b);
    const common = (a / greatestCommonDivisor(a, b)) * b;
    return new Fraction(this.numerator * (common / a) + other.numerator * (common / b), common);
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.numerator, other.denominator));
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  dividedBy(divisor: bigint): Fraction {
    return new Fraction(this.numerator, this.denominator * divisor);
  }

  isBelow(other: Fraction): boolean {
    return this.numerator * other.denominator < other.numerator * this.denominator;
  }

  equals(other: Fraction): boolean {
    return this.numerator * other.denominator === other.numerator * this.denominator;
  }

  /** To so many decimals; a tie goes away from zero. */
  rounded(decimals: number): Fraction {
    const scale = 10n ** BigInt(decimals);
    const size = (this.numerator < 0n ? -this.numerator : this.numerator) * scale;
    const whole = size / this.denominator;
    const rest = size % this.denominator;
    const nearest = rest * 2n >= this.denominator ? whole + 1n : whole;
    return new Fraction(this.numerator < 0n ? -nearest : nearest, scale);
  }
}

/** The lesser of two. */
export function lesser(one: Fraction, other: Fraction): Fraction {
  return other.isBelow(one) ? other : one;
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
