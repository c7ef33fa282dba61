import { addMonths } from "../calendar/add-months.js";
import type { CalendarDate } from "../calendar/calendar-date.js";
import { type Decimal, ZERO } from "../decimal/decimal.js";
import type { Report } from "../issues/issue.js";
import type { EcmItem } from "../model/ecm-item.js";
import type { Capitalization, Financing } from "../model/financing.js";
import { type InputPath, inputPath } from "../path-text/input-path.js";
import { projectInterestRate } from "./project-interest-rate.js";
import { totalAmountFinanced } from "./total-amount-financed.js";

export interface FinancingResult {
  /** Fraction per year. */
  readonly interestRate: Decimal | undefined;
  /** $; undefined when it is not above zero, which no loan can be. */
  readonly loanAmount: Decimal | undefined;
  /** $, of any sign; undefined if the project has no measure to price. */
  readonly totalAmountFinanced: Decimal | undefined;
  readonly startDateOfPerformancePeriod: CalendarDate | undefined;
  readonly loanStartDate: CalendarDate | undefined;
}

export interface FinancingInput extends MissingLoanParts {
  readonly financing: Financing | undefined;
  readonly capitalization: Capitalization | undefined;
}

/**
 * Amount of the loan, its rate, and its start.
 *
 * @spec C §9 Financing; C §8 "Capitalization", "Amortization"; D11, D14
 */
export function calculateFinancing(input: FinancingInput, report: Report): FinancingResult {
  const { financing, capitalization, totalImplementationPrice } = input;
  const startDateOfPerformancePeriod = resolvePerformancePeriodStart(financing, report);
  const financed =
    totalImplementationPrice &&
    totalAmountFinanced(
      totalImplementationPrice,
      capitalization?.procureConstrIntr ?? ZERO,
      capitalization?.procureOther ?? ZERO,
      input.implementationPayment ?? ZERO,
    );

  return {
    startDateOfPerformancePeriod,
    totalAmountFinanced: financed,
    loanAmount: resolveLoanAmount(financed, input, report),
    interestRate: resolveInterestRate(financing, report),
    loanStartDate: resolveLoanStart(financing, startDateOfPerformancePeriod, report),
  };
}

function resolvePerformancePeriodStart(financing: Financing | undefined, report: Report): CalendarDate | undefined {
  const { awardDate, implementationPeriodMonths, loanStartDate } = financing ?? {};
  if (awardDate === undefined) {
    report({ name: "capitalization/award-date-missing", at: inputPath("financing", "awardDate") });
    return undefined;
  }
  if (implementationPeriodMonths === undefined) {
    // Without a loan start date of its own the loan has none, which is reported once, with it.
    if (loanStartDate !== undefined) {
      report({
        name: "capitalization/implementation-period-missing",
        at: inputPath("financing", "implementationPeriodMonths"),
      });
    }
    return undefined;
  }
  return addMonths(awardDate, implementationPeriodMonths);
}

function resolveLoanAmount(
  financed: Decimal | undefined,
  parts: MissingLoanParts,
  report: Report,
): Decimal | undefined {
  if (financed?.gt(0)) return financed;
  report({ name: "amortization/loan-amount-missing", at: causeOfMissingLoan(parts), details: { amount: financed } });
  return undefined;
}

function resolveInterestRate(financing: Financing | undefined, report: Report): Decimal | undefined {
  const { indexRate, addedPremium } = financing ?? {};
  if (indexRate === undefined && addedPremium === undefined) {
    report({ name: "amortization/interest-rate-missing", at: inputPath("financing", "indexRate") });
    return undefined;
  }
  const rate = projectInterestRate(indexRate ?? ZERO, addedPremium ?? ZERO);
  if (rate.lt(0)) {
    report({
      name: "capitalization/interest-rate-negative",
      at: inputPath("financing", "addedPremium"),
      details: { rate },
    });
  }
  return rate;
}

function resolveLoanStart(
  financing: Financing | undefined,
  performancePeriodStart: CalendarDate | undefined,
  report: Report,
): CalendarDate | undefined {
  const loanStartDate = financing?.loanStartDate ?? performancePeriodStart;
  if (loanStartDate === undefined) {
    const missing = financing?.awardDate === undefined ? "awardDate" : "implementationPeriodMonths";
    report({ name: "amortization/loan-start-date-missing", at: inputPath("financing", missing) });
  }
  return loanStartDate;
}

/** The parts of an amount financed that is not above zero. */
interface MissingLoanParts {
  readonly measures: readonly EcmItem[];
  /** $; undefined when the project has no measure to price. */
  readonly totalImplementationPrice: Decimal | undefined;
  /** One-time payment of the implementation period, $. */
  readonly implementationPayment: Decimal | undefined;
}

/**
 * The input to look at where nothing is left to finance: the payment of the implementation period where it takes up a price
 * above zero, the applied incentives that exceed the cost of their measure the most where incentives take up all costs, and
 * the measures otherwise.
 */
export function causeOfMissingLoan(parts: MissingLoanParts): InputPath {
  const { measures, totalImplementationPrice: price = ZERO, implementationPayment: payment = ZERO } = parts;
  if (price.gt(0) && payment.gte(price)) return inputPath("implementationCostSavings", "payment");
  const [first] = measures
    .flatMap(({ uuid, implementation }) => {
      const { baseConstructionCost = ZERO, deliveryCharge = ZERO, appliedIncentives = ZERO } = implementation ?? {};
      return appliedIncentives.gt(0)
        ? [{ uuid, excess: appliedIncentives.minus(baseConstructionCost).minus(deliveryCharge) }]
        : [];
    })
    .sort((one, other) => other.excess.comparedTo(one.excess));
  return first === undefined || first.excess.lt(0)
    ? inputPath("ecms")
    : inputPath("ecms", { uuid: first.uuid }, "implementation", "appliedIncentives");
}
