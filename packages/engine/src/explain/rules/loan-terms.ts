import { type LoanMonth, PAYMENT_MONTHS } from "../../amortization/payment-months.js";
import { MONTHS_PER_YEAR, PROJECTION_HORIZON_YEARS } from "../../constants/horizons.js";
import { Decimal, ZERO } from "../../decimal/decimal.js";
import { PAYMENT_FREQUENCY_LABELS, PaymentFrequency } from "../../enumerations/payment-frequency.js";
import { PAYMENT_TIMING_LABELS, PaymentTiming } from "../../enumerations/payment-timing.js";
import type { FigureExpression, InputExpression } from "../expression.js";
import { figure, input } from "../expressions.js";
import type { Facts } from "../facts.js";
import type { GeneralExpression } from "../general-expression.js";
import { allOf, anyOf, hasItem, isAbove, isNotZero, isThere, not, shared, sumOfThere } from "../general-expressions.js";
import { firstYearSavings } from "./savings.js";

// Conditions of the loan's schedule: if the loan has a schedule, and the months with a payment.

const FREQUENCY = input("financing.paymentTimingYear");
const TIMING = input("financing.paymentTimingTypeID");

/** The inputs that decide which months pay. */
export const PAYMENT_TIMING: readonly InputExpression[] = [FREQUENCY, TIMING];

const isPaidEvery = (value: PaymentFrequency): GeneralExpression => ({
  kind: "inputIs",
  input: FREQUENCY,
  value,
  label: PAYMENT_FREQUENCY_LABELS[value],
});

const isPaidAt = (value: PaymentTiming): GeneralExpression => ({
  kind: "inputIs",
  input: TIMING,
  value,
  label: PAYMENT_TIMING_LABELS[value],
});

export const IS_PAID_AT_END: GeneralExpression = shared(
  "amortization.isPaidAtEnd",
  "Payments fall due at the end of their period",
  isPaidAt(PaymentTiming.End),
);

export const IS_PAID_ONCE_A_YEAR: GeneralExpression = isPaidEvery(PaymentFrequency.Annual);

const frequenciesThatPayIn = (month: number, timing: PaymentTiming): readonly PaymentFrequency[] =>
  Object.values(PaymentFrequency).filter((frequency) => PAYMENT_MONTHS[frequency][timing].includes(month as LoanMonth));

const paysAt = (month: number, timing: PaymentTiming): readonly GeneralExpression[] => {
  const frequencies = frequenciesThatPayIn(month, timing);
  return frequencies.length === 0 ? [] : [allOf(isPaidAt(timing), anyOf(...frequencies.map(isPaidEvery)))];
};

/** True if a payment is due in a month of the loan year. */
export const isPaymentMonth = (month: number): GeneralExpression =>
  shared(
    `amortization.isPaymentMonth[month=${month}]`,
    `A payment falls due in month ${month}`,
    anyOf(...Object.values(PaymentTiming).flatMap((timing) => paysAt(month, timing))),
  );

/** True if a payment comes before the month's interest; undefined for a month that never has a payment. */
export const isPaidBeforeInterest = (month: number): GeneralExpression | undefined =>
  frequenciesThatPayIn(month, PaymentTiming.Beginning).length === 0
    ? undefined
    : shared(
        `amortization.isPaidBeforeInterest[month=${month}]`,
        `A payment comes before the interest of month ${month}`,
        anyOf(...paysAt(month, PaymentTiming.Beginning)),
      );

/** Into how many installments a year's payment falls: as many at the beginning of the periods as at their end. */
export const INSTALLMENTS_A_YEAR: GeneralExpression = shared("amortization.installmentsAYear", "Installments a year", {
  kind: "choice",
  table: "installments",
  by: FREQUENCY,
  values: Object.values(PaymentFrequency),
  labels: PAYMENT_FREQUENCY_LABELS,
  of: (frequency) => ({
    kind: "constant",
    label: "payments a year",
    value: new Decimal(PAYMENT_MONTHS[frequency as PaymentFrequency][PaymentTiming.End].length),
  }),
});

/** True if the loan has a schedule, as its first balance shows. */
export const HAS_SCHEDULE: GeneralExpression = isThere(figure("amortization.detail[year=1,month=1].beginningBalance"));

/**
 * True if no balance is left after the last month that a loan can have. A loan paid off sooner does not have that
 * month.
 */
export const IS_PAID_OFF: GeneralExpression = shared(
  "amortization.isPaidOff",
  "The loan is paid off",
  not(
    isAbove(
      figure(`amortization.detail[year=${PROJECTION_HORIZON_YEARS},month=${MONTHS_PER_YEAR}].endingBalance`),
      ZERO,
    ),
  ),
);

/** The balance that shows that a loan is paid off: it decides how long the schedule and the performance period are. */
export const remainingBalanceOf = ({ values }: Facts): readonly FigureExpression[] =>
  values.amortization?.remainingBalance === undefined ? [] : [figure("amortization.remainingBalance")];

/**
 * True if there is an amount to borrow and an amount to pay it with.
 *
 * @spec C §8 "Amortization"
 */
export function hasSchedule(facts: Facts): GeneralExpression {
  const { values } = facts;
  const years = values.itemizedSavings?.years ?? [];
  const guaranteed = years.map(({ year }) => figure(`itemizedSavings.years[year=${year}].guaranteedAnnualSavings`));
  return shared(
    "amortization.hasSchedule",
    "The loan has a schedule",
    allOf(
      isThere(FREQUENCY),
      isThere(TIMING),
      isAbove(figure("projectSummary.capitalization.totalAmountFinanced"), ZERO),
      isThere(figure("projectSummary.financing.projectInterestRate")),
      hasItem("performancePeriod"),
      isNotZero(sumOfThere(firstYearSavings(facts))),
      anyOf(...guaranteed.map(isNotZero)),
    ),
  );
}
