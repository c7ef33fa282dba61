import { CalculationType } from "../../enumerations/calculation-type.js";
import { MARKET_SEGMENT_LABELS, MarketSegment } from "../../enumerations/market-segment.js";
import type { FinancialSummary } from "../../model/calculated/project-summary.js";
import { figure, input, inputOrZero, part, sumOf } from "../expressions.js";
import type { Facts } from "../facts.js";
import type { GeneralDerivation } from "../general-expression.js";
import { allOf } from "../general-expressions.js";
import { type Rule, type Rules, rulesAt } from "../rule.js";
import { HAS_SCHEDULE, IS_PAID_OFF } from "./loan-terms.js";
import { sumOfMeasures } from "./pricing.js";
import { simplePaybackOf } from "./simple-payback.js";

/** The figure itself, or the express edition's where there is no loan to take it from. */
const same =
  (path: string, ofExpress = path): Rule =>
  (_, facts) => ({ how: figure(isExpress(facts) ? ofExpress : path) });

const isExpress = ({ project }: Facts): boolean => project.record.calculationType === CalculationType.Epx;

const PRICE = "projectSummary.implementationTotals.totalImplementationPrice";
const CAPITALIZATION = "projectSummary.capitalization";

const performancePeriodIncentives = ({ project }: Facts) =>
  sumOf(
    (project.data.performancePeriod ?? []).map(({ year }) =>
      inputOrZero(`performancePeriod[year=${year}].incentivesOtherPayments`),
    ),
  );

export const SUMMARY_RULES: Rules = rulesAt<FinancialSummary>("projectSummary.financialSummary", {
  totalImplementationPrice: same(PRICE),
  totalAmountFinanced: same(`${CAPITALIZATION}.totalAmountFinanced`),
  projectInterestRate: same("projectSummary.financing.projectInterestRate"),
  performancePeriodYears: same("performancePeriod.years"),
  startDateOfPerformancePeriod: same(`${CAPITALIZATION}.startDateOfPerformancePeriod`),
  endDateOfPerformancePeriod: same(`${CAPITALIZATION}.endDateOfPerformancePeriod`),
  totalEstimatedCostSavings: same("costSavings.totalEstimatedCostSavings", "express.totalEstimatedCostSavings"),
  totalGuaranteedCostSavings: same("costSavings.totalGuaranteedCostSavings", "express.totalGuaranteedCostSavings"),
  totalPayments: same("costSavings.totalPayments"),
  totalDebtService: same("costSavings.totalDebtService", "express.totalDebtService"),
  totalInterest: (keys, facts) => ({
    ...same("amortization.total.totalInterest", "express.totalInterest")(keys, facts),
    // The total of no schedule is zero, and that of a loan never paid off ends with the calculation.
    ...(isExpress(facts) ? {} : { thereWhen: allOf(HAS_SCHEDULE, IS_PAID_OFF) }),
  }),
  totalExpenses: same("costSavings.totalExpenses"),
  totalRetainedSavings: same("costSavings.totalRetainedSavings"),
  simplePayback: (_, facts): GeneralDerivation => {
    if (isExpress(facts)) return { how: figure("express.simplePayback") };
    return simplePaybackOf(figure(PRICE), figure("itemizedSavings.years[year=1].estimatedAnnualSavings"));
  },
  hasUpfrontIncentives: (_, facts) => ({
    how: {
      kind: "anyOf",
      of: [
        { kind: "isNotZero", of: part("Applied incentives", sumOfMeasures(facts, "appliedIncentives")) },
        { kind: "isNotZero", of: part("Incentives of the performance period", performancePeriodIncentives(facts)) },
      ],
    },
  }),
  isStateLocal: () => ({
    how: {
      kind: "allOf",
      of: [
        {
          kind: "inputIs",
          input: input("characteristics.marketSegmentId"),
          value: MarketSegment.StateLocalGovernment,
          label: MARKET_SEGMENT_LABELS[MarketSegment.StateLocalGovernment],
        },
        { kind: "inputIs", input: input("characteristics.stateLocalSubmarketId"), label: "chosen" },
      ],
    },
  }),
});
