import { ZERO } from "../decimal/decimal.js";
import { CalculationArea } from "../enumerations/calculation-area.js";
import { FEDERAL_CONTRACT_TYPE_LABELS } from "../enumerations/federal-contract-type.js";
import { GRID_SUBREGION_ACRONYMS } from "../enumerations/grid-subregion.js";
import { MARKET_SEGMENT_LABELS } from "../enumerations/market-segment.js";
import { STATE_LOCAL_SUBMARKET_LABELS } from "../enumerations/state-local-submarket.js";
import {
  alsoOf,
  capitalized,
  formatDollars,
  formatPercent,
  formatPrice,
  formatQuantity,
  joined,
  subregionsText,
  yearsText,
} from "./format.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";
import type { SavingsGap } from "./issue-details.js";

const severity = "warning";

type EntryIssue =
  | "interest-rate-half-entered"
  | "savings-half-entered"
  | "fuel-without-emissions"
  | "years-end-early"
  | "rates-end-early"
  | "savings-without-rates"
  | "amount-below-one-dollar"
  | "subregion-of-another-state"
  | "market-segment";

/** Incomplete entries, and entries that contradict each other. */
export const ENTRY_ISSUES: Pick<IssueDefinitionsOf<"plausibility">, `plausibility/${EntryIssue}`> = {
  "plausibility/interest-rate-half-entered": {
    code: "EPB-PLA-023",
    section: CalculationArea.ProjectCapitalization,
    severity,
    message: ({ isIndexBlank, rate }) =>
      isIndexBlank
        ? `The index rate is blank. The loan is calculated at the added premium alone, ${formatPercent(rate)}.`
        : `The added premium is blank. The loan is calculated at the index rate alone, ${formatPercent(rate)}.`,
    advice: ({ isIndexBlank }) =>
      isIndexBlank
        ? "Enter the index rate."
        : "Enter the added premium, or 0% if the index rate already includes the premium.",
  },
  "plausibility/savings-half-entered": {
    code: "EPB-PLA-024",
    section: CalculationArea.Ecm,
    severity,
    message: ({ measure, gaps, others }) =>
      `Measure ${measure} saves ${gaps.map(gapText).join(`. Measure ${measure} also saves `)}.${alsoOf(others, "measure")}`,
    advice: ({ gaps }) =>
      gaps.length > 1 && gaps.some(({ amount }) => amount) && gaps.some(({ dollars }) => dollars)
        ? "Check whether the quantity is in the column of another fuel."
        : `Enter the ${gaps[0]?.amount === undefined ? gaps[0]?.unit : "dollars"} that the measure saves in a year.`,
  },
  "plausibility/fuel-without-emissions": {
    code: "EPB-PLA-025",
    section: CalculationArea.Ecm,
    severity,
    message: ({ measure, saved, quantity, fuel, others }) => {
      const also = alsoOf(others, "measure");
      if (quantity === undefined) {
        return `Measure ${measure} saves ${formatQuantity(saved ?? ZERO)} MMBtu of ${fuel}. The quantity of this fuel for the greenhouse gas calculation is blank, so the emissions of the fuel count as 0.${also}`;
      }
      const emitted = `Measure ${measure} has ${formatQuantity(quantity)} MMBtu of ${fuel} for the greenhouse gas calculation`;
      return saved === undefined
        ? `${emitted}, but saves no MMBtu of this fuel.${also}`
        : `${emitted}, but saves ${formatQuantity(saved)} MMBtu of this fuel.${also}`;
    },
    advice: ({ saved, quantity }) => {
      if (quantity === undefined)
        return "Enter the MMBtu of this fuel that the measure saves in a year. Enter 0 if the measure saves no fuel.";
      return saved === undefined
        ? "Enter the fuel savings of the measure in MMBtu a year, or clear the quantity for the greenhouse gas calculation."
        : "Check the fuel savings and the quantity for the greenhouse gas calculation. Both are for the same fuel, in MMBtu a year, and must be about equal.";
    },
  },
  "plausibility/years-end-early": {
    code: "EPB-PLA-026",
    section: CalculationArea.PerformancePeriod,
    severity,
    message: ({ year, lastYear, labels }) =>
      `${capitalized(yearsText(yearsBetween(year + 1, lastYear)))} of ${joined(labels)} ${year + 1 === lastYear ? "is" : "are"} blank and ${year + 1 === lastYear ? "counts" : "count"} as 0.`,
    advice: () => "Enter the values of these years, or 0.",
  },
  "plausibility/rates-end-early": {
    code: "EPB-PLA-027",
    section: CalculationArea.ItemizedSavings,
    severity,
    message: ({ year, lastYear, labels }) =>
      `The escalation rates of ${joined(labels)} end with year ${year}. The performance period ends with year ${lastYear}.`,
    advice: ({ year }) => `Enter the rates from year ${year + 1} on. Enter 0% if prices stay the same.`,
  },
  "plausibility/savings-without-rates": {
    code: "EPB-PLA-028",
    section: CalculationArea.ItemizedSavings,
    severity,
    message: ({ label }) => `Measures save money on ${label}, but ${label} has no escalation rates.`,
    advice: () => "Enter the rates. Enter 0% if prices stay the same.",
  },
  "plausibility/amount-below-one-dollar": {
    code: "EPB-PLA-029",
    section: CalculationArea.PerformancePeriod,
    severity,
    message: ({ label, amount, others }) =>
      `The amount ${formatPrice(amount)} for ${label} is less than one dollar.${others === 0 ? "" : ` Other such amounts in the column: ${others}.`}`,
    advice: () =>
      "Check whether the amount was entered as a percentage or in millions of dollars. Enter the amount in dollars.",
  },
  "plausibility/subregion-of-another-state": {
    code: "EPB-PLA-030",
    section: CalculationArea.Ecm,
    severity,
    message: ({ measure, others, subregion, state }) =>
      `The grid subregion of measure ${measure}, ${GRID_SUBREGION_ACRONYMS[subregion]}, does not include ${state}, the state of the project.${alsoOf(others, "measure")}`,
    advice: ({ possible }) => `Choose ${subregionsText(possible)}, or correct the location of the project.`,
  },
  "plausibility/market-segment": {
    code: "EPB-PLA-031",
    section: CalculationArea.Ecm,
    severity,
    message: ({ segment, agencyName, federalContractType, stateLocalSubmarketId }) => {
      const label = MARKET_SEGMENT_LABELS[segment];
      if (federalContractType !== undefined) {
        return `The market segment is ${label}, and the federal contract type is ${FEDERAL_CONTRACT_TYPE_LABELS[federalContractType]}.`;
      }
      if (stateLocalSubmarketId !== undefined) {
        return `The market segment is ${label}, and the state/local submarket is ${STATE_LOCAL_SUBMARKET_LABELS[stateLocalSubmarketId]}.`;
      }
      return `The market segment is ${label}, and the agency is ${agencyName}.`;
    },
    advice: () => "These two entries do not fit together. Correct the market segment, or clear the second entry.",
  },
};

function gapText({ fuel, unit, amount, dollars }: SavingsGap): string {
  return amount === undefined
    ? `${formatDollars(dollars ?? ZERO)} of ${fuel}, but has no savings in ${unit}`
    : `${formatQuantity(amount)} ${unit} of ${fuel}, but has no savings in dollars`;
}

const yearsBetween = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
