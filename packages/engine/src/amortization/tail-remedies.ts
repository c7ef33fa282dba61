import { Decimal, ONE } from "../decimal/decimal.js";
import type { LoanTerms } from "./loan-units.js";
import { scheduleUnits } from "./schedule-kernel.js";

/** Guaranteed percentages are tried in steps of this: a ten-thousandth of a percent point. */
const PERCENTAGE_STEP = new Decimal("0.000001");

/** Largest rise that is tried: ten percent points. A tail of under 1% of a payment needs far less. */
const LARGEST_PERCENTAGE_STEPS = 100_000;

export interface TailQuestion {
  readonly terms: LoanTerms;
  /** Years of the loan with its tail. */
  readonly years: number;
  /** Fraction. */
  readonly guaranteedPercentage: Decimal;
  /** Needed payments of the years before the tail, from year 1, if the guaranteed percentage were another. */
  readonly neededPaymentsAtPercentage: (guaranteedPercentage: Decimal) => readonly Decimal[];
  /** Needed payments of the years before the tail, from year 1, if every year kept that much less, $. */
  readonly neededPaymentsAtCut: (retainedSavingsCut: Decimal) => readonly Decimal[];
  /** Largest entered retained savings of a year, $. */
  readonly largestRetainedSavings: Decimal;
}

export interface TailRemedies {
  /** Fraction; undefined when none up to 1 ends the loan earlier. */
  readonly guaranteedPercentage: Decimal | undefined;
  /** Whole $ a year; undefined when keeping nothing does not end it earlier. */
  readonly retainedSavingsCut: Decimal | undefined;
}

/**
 * The smallest changes that take a tail year off the loan, found by halving: paying more never lengthens a loan.
 *
 * @spec D22
 */
export function findTailRemedies(question: TailQuestion): TailRemedies {
  const { terms, years, guaranteedPercentage, largestRetainedSavings } = question;
  const endsEarlier = (neededPayments: readonly Decimal[]): boolean =>
    scheduleUnits({ ...terms, neededPayments }).years.length < years;
  const percentageAt = (step: number): Decimal => guaranteedPercentage.plus(PERCENTAGE_STEP.times(step));

  const stepsToWhole = ONE.minus(guaranteedPercentage).div(PERCENTAGE_STEP).floor().toNumber();
  const percentageStep = smallestStep(Math.min(stepsToWhole, LARGEST_PERCENTAGE_STEPS), (step) =>
    endsEarlier(question.neededPaymentsAtPercentage(percentageAt(step))),
  );
  const cut = smallestStep(largestRetainedSavings.ceil().toNumber(), (dollars) =>
    endsEarlier(question.neededPaymentsAtCut(new Decimal(dollars))),
  );
  return {
    guaranteedPercentage: percentageStep === undefined ? undefined : percentageAt(percentageStep),
    retainedSavingsCut: cut === undefined ? undefined : new Decimal(cut),
  };
}

/**
 * The smallest whole step from 1 to a limit that does it, where every larger step does it too; undefined when not even
 * the limit does.
 */
export function smallestStep(limit: number, does: (step: number) => boolean): number | undefined {
  if (limit < 1 || !does(limit)) return undefined;
  let [low, high] = [0, limit];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    // Above 2^53, adjacent whole numbers differ by more than 1.
    if (middle === low || middle === high) break;
    if (does(middle)) high = middle;
    else low = middle;
  }
  return high;
}
