import {
  CalculationType,
  type CalendarDate,
  type FigureDefinition,
  type FigureValue,
  figureDefinition,
  type PartialCalculatedValues,
  type Project,
  valueAtPath,
} from "@epb/engine";
import type { CalculatedProject } from "./calculate-contents.js";

/** A figure on which a decision is based. */
export interface HeadlineFigure {
  readonly definition: FigureDefinition;
  /** Undefined if the figure is unknown. */
  readonly value: FigureValue | undefined;
  readonly remark?: HeadlineRemark;
}

/** Remark beside a figure. Each output has its own words for it. */
export type HeadlineRemark =
  /** Start and end dates of the performance period. */
  | { readonly kind: "from-to"; readonly start: CalendarDate; readonly end: CalendarDate }
  /** Number of years with payments. */
  | { readonly kind: "for-years"; readonly years: number }
  /** Number of years in the sum. */
  | { readonly kind: "in-years"; readonly years: number }
  /** No rate was entered, and the calculation uses no interest. */
  | { readonly kind: "no-interest" };

const SUMMARY = "projectSummary.financialSummary";
const YEARS_WITH_PAYMENTS = "performancePeriod.yearsWithPayments";
const GHG_TOTAL = "ecm.totals.ghg.annualTotal";

const FULL_EDITION: readonly string[] = [
  `${SUMMARY}.totalImplementationPrice`,
  `${SUMMARY}.totalAmountFinanced`,
  `${SUMMARY}.projectInterestRate`,
  `${SUMMARY}.performancePeriodYears`,
  YEARS_WITH_PAYMENTS,
  `${SUMMARY}.totalEstimatedCostSavings`,
  `${SUMMARY}.totalGuaranteedCostSavings`,
  `${SUMMARY}.totalPayments`,
  `${SUMMARY}.totalInterest`,
  `${SUMMARY}.simplePayback`,
  GHG_TOTAL,
];

const EXPRESS_PRICE: readonly string[] = [
  "express.totalPrice",
  "express.annualCostSavings",
  "express.anticipatedIncentives",
  "express.simplePayback",
];
const EXPRESS_RATE = "projectSummary.financing.projectInterestRate";
const EXPRESS_YEARS: readonly string[] = [
  "express.annualDebtService",
  "express.totalDebtService",
  "express.totalInterest",
  "express.totalEstimatedCostSavings",
  "express.totalGuaranteedCostSavings",
  "express.totalNetSavings",
];
/** Gases calculated from the savings, and gases entered instead. */
const EXPRESS_GASES: readonly string[] = [
  "express.ghg.computed.annualTotal",
  "express.ghg.entered.annualCO2EstSavings",
  "express.ghg.entered.annualCH4EstSavings",
  "express.ghg.entered.totalAnnualCarbonEstReduction",
  "express.ghg.entered.annualSOXEstSavings",
  "express.ghg.entered.annualNOXEstSavings",
  "express.ghg.entered.annualOtherGHGEstSavings",
];
const EXPRESS_EDITION: readonly string[] = [...EXPRESS_PRICE, EXPRESS_RATE, ...EXPRESS_YEARS, ...EXPRESS_GASES];

/** Shown only if known; an unknown value of the other figures is shown as unknown. */
const ONLY_IF_KNOWN: ReadonlySet<string> = new Set([
  YEARS_WITH_PAYMENTS,
  GHG_TOTAL,
  "express.anticipatedIncentives",
  ...EXPRESS_GASES,
]);

/** Every figure that can be the basis of a decision, of both editions; `epb schema report` lists them. */
export const HEADLINE_FIGURE_IDS: readonly string[] = [
  ...FULL_EDITION,
  ...EXPRESS_PRICE,
  ...EXPRESS_YEARS,
  EXPRESS_RATE,
  ...EXPRESS_GASES,
];

/** Figures on which a decision about a project is based, in display order. */
export function headlineFigures({ project, calculation }: CalculatedProject): readonly HeadlineFigure[] {
  const values = calculation.calculatedValues;
  const { years, yearsWithPayments } = values.performancePeriod ?? {};
  const ids = values.express === undefined ? FULL_EDITION : EXPRESS_EDITION;
  return ids.flatMap((id): readonly HeadlineFigure[] => {
    const value = valueAtPath(values, id) as FigureValue | undefined;
    if (value === undefined && ONLY_IF_KNOWN.has(id)) return [];
    // The same number would add nothing to the years of the performance period.
    if (id === YEARS_WITH_PAYMENTS && yearsWithPayments === years) return [];
    const remark = remarkOn(id, project, values);
    return [{ definition: figureDefinition(id), value, ...(remark !== undefined && { remark }) }];
  });
}

/** Headline figures with a line in a summary: for supplied figures, only those that were supplied. */
export function summaryFigures(result: CalculatedProject): readonly HeadlineFigure[] {
  // No finding gives the reason for a figure that was not supplied, so the summary cannot refer to one.
  const isSupplied = result.project.record.calculationType === CalculationType.Override;
  return headlineFigures(result).filter(({ value }) => !isSupplied || value !== undefined);
}

function remarkOn(id: string, project: Project, values: PartialCalculatedValues): HeadlineRemark | undefined {
  const summary = values.projectSummary?.financialSummary;
  const { financeTermYears, plannedGuaranteeYears } = project.data.express?.financing ?? {};
  switch (id) {
    case `${SUMMARY}.performancePeriodYears`:
      return fromTo(summary?.startDateOfPerformancePeriod, summary?.endDateOfPerformancePeriod);
    case EXPRESS_RATE:
      return valueAtPath(values, id) === undefined ? { kind: "no-interest" } : undefined;
    case "express.annualDebtService":
      return years("for-years", financeTermYears);
    case "express.totalEstimatedCostSavings":
    case "express.totalGuaranteedCostSavings":
      return years("in-years", plannedGuaranteeYears);
    default:
      return undefined;
  }
}

const fromTo = (start: CalendarDate | undefined, end: CalendarDate | undefined): HeadlineRemark | undefined =>
  start === undefined || end === undefined ? undefined : { kind: "from-to", start, end };

const years = (kind: "for-years" | "in-years", count: number | undefined): HeadlineRemark | undefined =>
  count === undefined ? undefined : { kind, years: count };
