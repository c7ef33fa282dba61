import type { QuantityBound } from "../bounds/quantity-bounds.js";
import type { Decimal } from "../decimal/decimal.js";
import { roundOrZero } from "../decimal/rounding.js";
import { AGREEMENT_TYPE_LABELS } from "../enumerations/agreement-type.js";
import { CalculationArea } from "../enumerations/calculation-area.js";
import { alsoOf, capitalized, formatDollars, formatPercent, formatQuantity } from "./format.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";

const severity = "warning";

type UnlikelyIssue =
  | "quantity"
  | "esa-without-agreement"
  | "production-above-estimate"
  | "mv-above-cost"
  | "measure-twice"
  | "escalation-average"
  | "loan-start-at-award"
  | "savings-above-bill"
  | "cancellation-ceiling-above-loan"
  | "country"
  | "measure-number-twice"
  | "measure-number-missing"
  | "measure-loses-money";

/** Amounts that are far from those of other projects, or that do not fit another entry. */
export const UNLIKELY_ISSUES: Pick<IssueDefinitionsOf<"plausibility">, `plausibility/${UnlikelyIssue}`> = {
  "plausibility/quantity": {
    code: "EPB-PLA-032",
    section: CalculationArea.Ecm,
    severity,
    message: ({ value, bound }) =>
      `The ${bound.label}, ${withUnit(value, bound)}, is unusual. Usual values are less than ${withUnit(bound.highest, bound)}.`,
    advice: ({ bound }) => `Check the unit of the entry. ${bound.reason}`,
  },
  "plausibility/esa-without-agreement": {
    code: "EPB-PLA-033",
    section: CalculationArea.PerformancePeriodExt,
    severity,
    message: ({ type }) =>
      type === undefined
        ? "The price of an energy sales agreement (ESA) is entered, and the agreement type is blank."
        : `The price of an energy sales agreement (ESA) is entered, and the agreement type is ${AGREEMENT_TYPE_LABELS[type]}.`,
    advice: () => "Correct the agreement type, or clear the price.",
  },
  "plausibility/production-above-estimate": {
    code: "EPB-PLA-034",
    section: CalculationArea.PerformancePeriodExt,
    severity,
    message: ({ year, production, estimate }) =>
      `The guaranteed production of year ${year} is ${formatQuantity(production)} kWh. The measures of the energy sales agreement (ESA) are estimated to produce ${formatQuantity(estimate)} kWh a year.`,
    advice: () => "Check the production, and enter it in kWh.",
  },
  "plausibility/mv-above-cost": {
    code: "EPB-PLA-035",
    section: CalculationArea.Ecm,
    severity,
    message: ({ measure, mvExpense, cost }) =>
      `The yearly M&V expense of measure ${measure}, ${formatDollars(mvExpense)}, is more than the measure's base construction cost, ${formatDollars(cost)}.`,
    advice: () => "Check both amounts. Enter the M&V expense of one year.",
  },
  "plausibility/measure-twice": {
    code: "EPB-PLA-036",
    section: CalculationArea.Ecm,
    severity,
    message: ({ measure, other, others }) =>
      `Measure ${measure} has the same cost and the same savings as measure ${other}.${others === 0 ? "" : ` Other measures with the same amounts: ${others}.`}`,
    advice: () => "If a measure was entered twice, remove one of the two.",
  },
  "plausibility/escalation-average": {
    code: "EPB-PLA-037",
    section: CalculationArea.ItemizedSavings,
    severity,
    message: ({ label, average, years }) =>
      `The escalation rates of ${label} are ${formatPercent(roundOrZero(average, 4))} on average over ${years} years.`,
    advice: () =>
      "Compare the rates with their source. NIST IR 85-3273-40 (2025) projects price increases of at most 6.9% a year over ten years, without inflation.",
  },
  "plausibility/loan-start-at-award": {
    code: "EPB-PLA-038",
    section: CalculationArea.ProjectCapitalization,
    severity,
    message: ({ loanStartDate, months }) =>
      `The loan starts on the award date, ${loanStartDate}. Savings begin after the implementation period of ${months} months.`,
    advice: () => "Check the start date of the loan. If the loan starts with the performance period, clear the date.",
  },
  "plausibility/savings-above-bill": {
    code: "EPB-PLA-039",
    section: CalculationArea.FinancialSummary,
    severity,
    message: ({ label, saved, bill }) =>
      `The measures save ${formatDollars(saved)} of ${label} a year. ${capitalized(label)} costs ${formatDollars(bill)} a year today.`,
    advice: () => "Check the savings of the measures and the average annual cost.",
  },
  "plausibility/cancellation-ceiling-above-loan": {
    code: "EPB-PLA-040",
    section: CalculationArea.CostSavings,
    severity,
    message: ({ year, month, ceiling, loan, others }) =>
      `In month ${month} of year ${year}, the cancellation ceiling of ${formatDollars(ceiling)} is more than the whole loan of ${formatDollars(loan)}.${alsoOf(others, "month")}`,
    advice: () => "Check the ceiling, and enter it in dollars.",
  },
  "plausibility/country": {
    code: "EPB-PLA-041",
    section: CalculationArea.Ecm,
    severity,
    message: ({ country }) => `The country is “${country}”, a state of the United States.`,
    advice: () => "Enter US for the United States, or the two letters of another country.",
  },
  "plausibility/measure-number-twice": {
    code: "EPB-PLA-042",
    section: CalculationArea.Ecm,
    severity,
    message: ({ measure, count }) => `${count === 2 ? "Two" : count} measures have the number ${measure}.`,
    advice: () => "Give each measure its own number. Tables, reports, and workbooks refer to measures by number.",
  },
  "plausibility/measure-loses-money": {
    code: "EPB-PLA-044",
    section: CalculationArea.Ecm,
    severity,
    message: ({ measure, loss }) => `Measure ${measure} loses ${formatDollars(loss)} a year.`,
    advice: () =>
      "Check the signs of the savings. The savings of the measure in dollars add up to less than 0, so the measure never pays back.",
  },
  "plausibility/measure-number-missing": {
    code: "EPB-PLA-043",
    section: CalculationArea.Ecm,
    severity,
    message: ({ description, others }) =>
      `A measure has no number${description === undefined ? " and no description" : `: ${description}`}.${alsoOf(others, "measure")}`,
    advice: () => "Enter the number of the measure. Tables, reports, and workbooks refer to measures by number.",
  },
};

/** `50,000 kW`, or `$11 per kWh`. */
function withUnit(value: Decimal, { unit }: QuantityBound): string {
  const text = formatQuantity(value);
  return unit.startsWith("$") ? `$${text}${unit.slice(1)}` : `${text} ${unit}`;
}
