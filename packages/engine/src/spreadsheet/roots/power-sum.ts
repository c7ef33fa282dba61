import type { Decimal } from "../../decimal/decimal.js";
import { ManyDigits } from "../../decimal/wide-decimal.js";

export interface PowerTerm {
  readonly coefficient: Decimal;
  readonly exponent: Decimal;
}

/** A term for evaluation, with the difference between its exponent and the exponent of the term before it. */
interface StepTerm extends PowerTerm {
  readonly step: Decimal;
}

/**
 * A sum of powers, Σ coefficient × x^exponent for x > 0. A polynomial is one; the exponents need not be whole.
 */
export class PowerSum {
  /** Exponents rising from 0, no coefficient 0; every digit is kept. */
  readonly terms: readonly PowerTerm[];
  readonly #roundedTerms = new Map<typeof Decimal, readonly StepTerm[]>();

  /**
   * Terms of one exponent are added; then all is divided by the lowest power, which moves no root.
   *
   *     3·x^5 + 2·x^2 − 3·x^5 + x^3 becomes 2 + x
   */
  constructor(terms: readonly PowerTerm[]) {
    const added: PowerTerm[] = [];
    for (const { coefficient, exponent } of [...terms].sort((one, other) => one.exponent.cmp(other.exponent))) {
      const last = added.at(-1);
      if (last?.exponent.eq(exponent)) {
        added[added.length - 1] = { exponent, coefficient: last.coefficient.plus(coefficient) };
      } else {
        added.push({ exponent, coefficient: new ManyDigits(coefficient) });
      }
    }
    const present = added.filter(({ coefficient }) => !coefficient.isZero());
    const lowest = new ManyDigits(present[0]?.exponent ?? 0);
    this.terms = present.map(({ coefficient, exponent }) => ({
      coefficient,
      exponent: new ManyDigits(exponent).minus(lowest),
    }));
  }

  /** The terms with the digits of a class of decimals; made when they are first asked for, because many never are. */
  termsAs(Wide: typeof Decimal): readonly StepTerm[] {
    let rounded = this.#roundedTerms.get(Wide);
    if (rounded === undefined) {
      const zero = new Wide(0);
      rounded = this.terms.map(({ coefficient, exponent }, index) => ({
        coefficient: zero.plus(coefficient),
        exponent: zero.plus(exponent),
        step: zero.plus(exponent.minus(this.terms[index - 1]?.exponent ?? zero)),
      }));
      this.#roundedTerms.set(Wide, rounded);
    }
    return rounded;
  }

  /** Places where the next coefficient has the other sign: as many positive roots there are at most (Descartes). */
  signChanges(): readonly number[] {
    return this.terms.flatMap(({ coefficient }, index) => {
      const next = this.terms[index + 1];
      return next !== undefined && next.coefficient.isNegative() !== coefficient.isNegative() ? [index] : [];
    });
  }

  /**
   * The derivative of the sum ÷ x^e, multiplied by x^(e + 1), where e is the exponent of one of its terms: that term is
   * gone, and those below it change sign. Taken at a place where the sign changes, there is one change fewer.
   *
   *     Σ cᵢ·x^eᵢ becomes Σ cᵢ·(eᵢ − e)·x^eᵢ
   */
  reducedDerivative(index: number): PowerSum {
    const pivot = this.terms[index]?.exponent ?? new ManyDigits(0);
    return new PowerSum(
      this.terms.map(({ coefficient, exponent }) => ({
        coefficient: coefficient.times(exponent.minus(pivot)),
        exponent,
      })),
    );
  }
}
