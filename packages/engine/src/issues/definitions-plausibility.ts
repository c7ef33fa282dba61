import { DATE_BOUNDS } from "../bounds/date-bounds.js";
import { RATE_BOUNDS } from "../bounds/rate-bounds.js";
import { CalculationArea } from "../enumerations/calculation-area.js";
import { isSavingsField, SAVINGS_FIELDS } from "../enumerations/savings-field.js";
import { UNIT_OF_MEASURE_LABELS } from "../enumerations/unit-of-measure.js";
import { ENTRY_ISSUES } from "./definitions-entries.js";
import { UNLIKELY_ISSUES } from "./definitions-unlikely.js";
import {
  alsoOf,
  capitalized,
  formatDollars,
  formatPercent,
  formatPrice,
  formatWholeYears,
  joined,
  yearsText,
} from "./format.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";
import type { BlankYears, RatesAlike } from "./issue-details.js";

const severity = "warning";

/** Entries that are possible and unlikely. */
export const PLAUSIBILITY_ISSUES: IssueDefinitionsOf<"plausibility"> = {
  "plausibility/rate": {
    code: "EPB-PLA-001",
    section: ({ kind }) => RATE_BOUNDS[kind].area,
    severity,
    message: ({ value, kind, alike }) => {
      const [lowest, highest] = RATE_BOUNDS[kind].plausible;
      return `The rate ${formatPercent(value)} is unusual. The typical range is ${formatPercent(lowest)} to ${formatPercent(highest)}.${alsoAlike(alike)}`;
    },
    advice: ({ kind }) => `Compare the rate with its source. ${RATE_BOUNDS[kind].reason}`,
  },
  "plausibility/date": {
    code: "EPB-PLA-002",
    section: CalculationArea.ProjectCapitalization,
    severity,
    message: ({ date }) => {
      const [first, last] = DATE_BOUNDS.plausible;
      return `The date ${date} is unusual. Most dates of a contract are between ${first} and ${last}.`;
    },
    advice: () => "Check the year of the date.",
  },
  "plausibility/quote-expired": {
    code: "EPB-PLA-003",
    section: CalculationArea.ProjectCapitalization,
    severity,
    message: ({ effectiveThroughDate, awardDate }) =>
      `The financing offer is effective through ${effectiveThroughDate} and expires before the award on ${awardDate}.`,
    advice: () => "Check both dates, or ask the lender for an offer that is effective on the award date.",
  },
  "plausibility/issue-date-after-expiry": {
    code: "EPB-PLA-004",
    section: CalculationArea.ProjectCapitalization,
    severity,
    message: ({ financingIssueDate, effectiveThroughDate }) =>
      `The financing offer was issued on ${financingIssueDate}, after its last effective day, ${effectiveThroughDate}.`,
    advice: () => "Check both dates. The two dates may be swapped.",
  },
  "plausibility/energy-price": {
    code: "EPB-PLA-005",
    section: CalculationArea.Ecm,
    severity,
    message: ({ measure, fuel, price, others, loss }) =>
      price.isNegative()
        ? `Measure ${measure} has savings of ${fuel.name} with opposite signs in ${fuel.unit} and in dollars${loss === undefined ? "" : `, and loses ${formatDollars(loss)} a year`}.${others === 0 ? "" : ` ${others} other ${others === 1 ? "entry of energy savings also has" : "entries of energy savings also have"} opposite signs.`}`
        : `Measure ${measure} saves ${formatPrice(price)} per ${fuel.unit} of ${fuel.name}. Typical prices are between $${fuel.lowest.toFixed()} and $${fuel.highest.toFixed()} per ${fuel.unit}.${others === 0 ? "" : ` ${others === 1 ? "The price of 1 other entry of energy savings is" : `The prices of ${others} other entries of energy savings are`} too ${price.gt(fuel.highest) ? "high" : "low"} as well.`}`,
    advice: ({ fuel, price }) => {
      if (price.isNegative())
        return "Check the signs. In both columns, enter savings as positive and additional use as negative numbers.";
      return price.gt(fuel.highest)
        ? `Check whether the savings in ${fuel.unit} and in dollars are swapped, or whether the quantity is in a larger unit than ${fuel.unit}.`
        : `Check whether the quantity is in ${fuel.unit}, and whether the savings in dollars were entered in thousands of dollars.`;
    },
  },
  "plausibility/savings-above-baseline": {
    code: "EPB-PLA-006",
    section: CalculationArea.Ecm,
    severity,
    message: ({ measure, fieldId, savings, baseline }) => {
      const { label, unit } = fieldOf(fieldId);
      return `Measure ${measure} saves more than its baseline. ${label}: savings of ${savings.toFixed()}, baseline of ${baseline.toFixed()} ${unit}.`;
    },
    advice: () => "Check the savings and the baseline of the measure, and the unit of both.",
  },
  "plausibility/price-without-savings": {
    code: "EPB-PLA-007",
    section: CalculationArea.Ecm,
    severity,
    message: ({ measure, price }) => `Measure ${measure} has a price of ${formatDollars(price)} and no savings.`,
    advice: () =>
      "Enter the savings of the measure. If a measure saves nothing by itself, include its price in the price of another measure.",
  },
  "plausibility/cost-in-thousands": {
    code: "EPB-PLA-008",
    section: CalculationArea.ImplementationPricing,
    severity,
    message: ({ measure, price, savings }) =>
      `Measure ${measure} costs ${formatDollars(price)} and saves ${formatDollars(savings)} a year, so the measure pays back within days.`,
    advice: () => "Check whether the cost was entered in thousands of dollars. Enter all amounts in dollars.",
  },
  "plausibility/payback": {
    code: "EPB-PLA-009",
    section: CalculationArea.Ecm,
    severity,
    message: ({ years }) =>
      `If every year saves as much as year 1, the project pays back after ${formatWholeYears(years)}.`,
    advice: () => "Check whether the savings were entered in thousands of dollars. Enter all amounts in dollars.",
  },
  "plausibility/year-left-blank": {
    code: "EPB-PLA-010",
    section: CalculationArea.PerformancePeriod,
    severity,
    message: blankYearsText,
    advice: ({ kind, years, columns }) => {
      if (years.length > 1) {
        return "Enter the values of these years, or 0. A blank cell counts as 0.";
      }
      return kind === "years" || columns.length > 1
        ? "Enter the values of the year, or 0. A blank cell counts as 0."
        : "Enter the value of the year, or 0. A blank cell counts as 0.";
    },
  },
  "plausibility/state": {
    code: "EPB-PLA-011",
    section: CalculationArea.Ecm,
    severity,
    message: ({ state }) => `“${state}” is not the postal abbreviation of a state.`,
    advice: ({ abbreviation }) =>
      abbreviation === undefined ? "Enter two capital letters, such as CO." : `Enter ${abbreviation}.`,
  },
  "plausibility/zip-code": {
    code: "EPB-PLA-012",
    section: CalculationArea.Ecm,
    severity,
    message: ({ zip }) => `“${zip}” is not a ZIP code.`,
    advice: ({ suggestion }) =>
      suggestion === undefined
        ? "Enter five digits, such as 80202."
        : `Enter five digits as text. Spreadsheets drop a zero at the beginning: the ZIP code may be ${suggestion}.`,
  },
  "plausibility/zip-code-of-another-state": {
    code: "EPB-PLA-013",
    section: CalculationArea.Ecm,
    severity,
    message: ({ zip, state, states }) => `The ZIP code ${zip} is in ${states.join(" or ")}, not in ${state}.`,
    advice: () => "Check the ZIP code and the state.",
  },
  "plausibility/cancellation-ceiling": {
    code: "EPB-PLA-014",
    section: CalculationArea.CostSavings,
    severity,
    message: ({ year, month, ceiling, balance, others }) =>
      `In month ${month} of year ${year}, the cancellation ceiling of ${formatDollars(ceiling)} is less than the loan balance of ${formatDollars(balance)}.${alsoOf(others, "month")}`,
    advice: () => "Check the ceiling. A customer who cancels must first pay back the loan balance.",
  },
  "plausibility/implementation-guarantee-below-payment": {
    code: "EPB-PLA-016",
    section: CalculationArea.CostSavings,
    severity,
    message: ({ guaranteed, payment }) =>
      `The guaranteed savings of the implementation period, ${formatDollars(guaranteed)}, do not cover the payment of that period, ${formatDollars(payment)}.`,
    advice: () => "Check the payment and the guaranteed savings of the implementation period.",
  },
  "plausibility/emission-factors-of-no-fuel": {
    code: "EPB-PLA-017",
    section: CalculationArea.Ecm,
    severity,
    message: ({ name }) =>
      `The emission factors of “${name}” belong to no fuel of the project, so no figure uses them.`,
    advice: () => "Enter the name of a fuel category, such as Heating oil or Natural gas.",
  },
  "plausibility/emission-factors-without-co2": {
    code: "EPB-PLA-018",
    section: CalculationArea.Ecm,
    severity,
    message: ({ name }) =>
      `The emission factors of ${name} do not include a CO2 factor, so epb uses the published factors of the fuel.`,
    advice: () => "Enter the CO2 factor in kg per MMBtu, or remove the other factors of the fuel.",
  },
  "plausibility/emission-factors-twice": {
    code: "EPB-PLA-019",
    section: CalculationArea.Ecm,
    severity,
    message: ({ name, first }) =>
      `The emission factors of “${name}” are not used, because the factors of “${first}” are for the same fuel.`,
    advice: () => "Keep the row with the correct factors, and remove the other row.",
  },
  "plausibility/emission-rate": {
    code: "EPB-PLA-020",
    section: CalculationArea.Ecm,
    severity,
    message: ({ value, bound }) =>
      `The rate ${value.toFixed()} ${bound.unit} is unusual. Most rates are below ${bound.highest.toFixed()} ${bound.unit}.`,
    advice: ({ bound }) =>
      `Check the unit of the rate. The rate may have been entered in grams, in pounds, or per MWh. ${bound.reason}`,
  },
  "plausibility/other-payments-above-price": {
    code: "EPB-PLA-021",
    section: CalculationArea.PerformancePeriod,
    severity,
    message: ({ year, amount, price }) =>
      `The incentives and other payments of year ${year}, ${formatDollars(amount)}, are more than the price of all measures, ${formatDollars(price)}.`,
    advice: () => "Check the amount for the year, and enter all amounts in dollars.",
  },
  "plausibility/delivery-charge-above-cost": {
    code: "EPB-PLA-022",
    section: CalculationArea.ImplementationPricing,
    severity,
    message: ({ measure, deliveryCharge, cost }) =>
      `The delivery charge of measure ${measure}, ${formatDollars(deliveryCharge)}, is more than the measure's base construction cost, ${formatDollars(cost)}.`,
    advice: () => "Check whether the cost was entered in thousands of dollars. Enter all amounts in dollars.",
  },
  ...ENTRY_ISSUES,
  ...UNLIKELY_ISSUES,
};

/** ` The same is true of 24 other rates: electric energy, years 3 to 26.`, or nothing if there are no other rates. */
function alsoAlike({ count, columns }: RatesAlike): string {
  if (count === 0 || columns.length === 0) return alsoOf(count, "measure");
  const texts = columns.map(({ label, years }) => `${label === "" ? "" : `${label}, `}${yearsText(years)}`);
  return ` The same is true of ${count} other rates: ${texts.join("; ")}.`;
}

function blankYearsText({ kind, years, columns }: BlankYears): string {
  const [isOneYear, isOneColumn] = [years.length === 1, columns.length === 1];
  const around = `The years before and after ${isOneYear ? yearsText(years) : "these years"} have ${isOneColumn ? "an entry" : "entries"}.`;
  if (isOneYear && isOneColumn) {
    return `The ${kind === "rates" ? "escalation rate of " : ""}${joined(columns)} of ${yearsText(years)} is blank. ${around}`;
  }
  const where = kind === "years" ? "" : ` of ${kind === "rates" ? "the escalation rates of " : ""}${joined(columns)}`;
  return `${capitalized(yearsText(years))}${where} ${isOneYear ? "is" : "are"} blank. ${around}`;
}

function fieldOf(fieldId: number): { readonly label: string; readonly unit: string } {
  if (!isSavingsField(fieldId)) return { label: `Savings field ${fieldId}`, unit: "" };
  const { label, unit } = SAVINGS_FIELDS[fieldId];
  return { label, unit: UNIT_OF_MEASURE_LABELS[unit] };
}
