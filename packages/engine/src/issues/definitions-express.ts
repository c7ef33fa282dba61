import { CalculationArea } from "../enumerations/calculation-area.js";
import { formatDollars, formatPercent } from "./format.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";

/** The express edition (ePX). @spec C §3 "ePX additional data"; D25 */
export const EXPRESS_ISSUES: IssueDefinitionsOf<"express"> = {
  "express/finance-term-missing": {
    code: "EPB-EPX-001",
    section: CalculationArea.FinancialSummary,
    severity: "error",
    message: () => "Missing finance term; the debt service is not calculated.",
    advice: () => "Under the financing of the express edition, enter the number of years over which the price is paid.",
  },
  "express/guarantee-years-missing": {
    code: "EPB-EPX-002",
    section: CalculationArea.FinancialSummary,
    severity: "error",
    message: () => "Missing planned guarantee years; the guaranteed savings are not calculated.",
    advice: () =>
      "Under the financing of the express edition, enter the number of years for which savings are guaranteed.",
  },
  "express/price-missing": {
    code: "EPB-EPX-003",
    section: CalculationArea.ImplementationPricing,
    severity: "error",
    message: () => "Missing price of the measures; the debt service is not calculated.",
    advice: ({ price }) =>
      price === undefined
        ? "Enter the measures with their prices."
        : `The prices total ${formatDollars(price)} and must be above zero. Check the construction costs, delivery charges, and incentives of the measures.`,
  },
  "express/interest-rate-negative": {
    code: "EPB-EPX-004",
    section: CalculationArea.ProjectCapitalization,
    severity: "error",
    message: ({ rate }) =>
      `The project interest rate is below zero: ${formatPercent(rate)}; the debt service is not calculated.`,
    advice: () =>
      "Check the index rate and the added premium. The added premium can be negative, but the sum of the index rate and the premium cannot.",
  },
  "express/savings-below-debt-service": {
    code: "EPB-EPX-005",
    section: CalculationArea.FinancialSummary,
    severity: "warning",
    message: ({ firstYear, yearCount, shortfall }) =>
      yearCount === 1
        ? `In year ${firstYear}, the guaranteed savings are ${formatDollars(shortfall)} less than the debt service.`
        : `The guaranteed savings are less than the debt service in ${years(yearCount)} of the guarantee. In year ${firstYear}, the first of these years, the difference is ${formatDollars(shortfall)}.`,
    advice: () =>
      "Guaranteed savings must cover the payments in every year. Lengthen the finance term, lower the price, or raise the guarantee.",
  },
  "express/term-outlasts-guarantee": {
    code: "EPB-EPX-006",
    section: CalculationArea.FinancialSummary,
    severity: "warning",
    message: ({ financeTermYears, guaranteeYears }) =>
      `The price is paid over ${years(financeTermYears)}, but savings are guaranteed for ${years(guaranteeYears)}.`,
    advice: () => "Extend the guarantee to the last year with a payment, or shorten the finance term.",
  },
  "express/term-over-limit": {
    code: "EPB-EPX-007",
    section: CalculationArea.FinancialSummary,
    severity: "warning",
    message: ({ years: planned }) => `${planned} years are planned; a contract may run for at most 25 years.`,
    advice: () => "Shorten the finance term or the guarantee to 25 years.",
  },
  "express/measure-without-figures": {
    code: "EPB-EPX-008",
    section: CalculationArea.Ecm,
    severity: "warning",
    message: ({ measureNumber }) => `Measure ${measureNumber} is listed, but has neither a price nor savings.`,
    advice: ({ measureNumber }) =>
      `Enter the measure's price and savings under the number ${measureNumber}, or remove the measure from the list of measures.`,
  },
};

const years = (count: number): string => (count === 1 ? "1 year" : `${count} years`);
