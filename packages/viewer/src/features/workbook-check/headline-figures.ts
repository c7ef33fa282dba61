import type { PartialCalculatedValues } from "@epb/engine";
import { CalculationType, Decimal, type FigureValue, figureDefinition, type Project, valueAtPath } from "@epb/engine";
import { calendarDay } from "../../format/dates.js";
import { CHECK_TEXTS } from "../../texts/check-texts.js";
import type { Headline } from "./checked-file.js";
import { plainFigure, readableFigure } from "./readable-figure.js";

const SUMMARY = "projectSummary.financialSummary";
const INTEREST_RATE = "projectSummary.financing.projectInterestRate";

/** As `epb calc` has them, in its order. */
const FULL_EDITION: readonly string[] = [
  ...["totalImplementationPrice", "totalAmountFinanced", "projectInterestRate", "performancePeriodYears"],
  ...["totalEstimatedCostSavings", "totalGuaranteedCostSavings", "totalPayments", "totalInterest", "simplePayback"],
].map((name) => `${SUMMARY}.${name}`);
const GHG_TOTAL = "ecm.totals.ghg.annualTotal";

const EXPRESS_EDITION: readonly string[] = [
  ...["express.totalPrice", "express.annualCostSavings", "express.anticipatedIncentives", "express.simplePayback"],
  INTEREST_RATE,
  ...["express.annualDebtService", "express.totalDebtService", "express.totalInterest"],
  ...["express.totalEstimatedCostSavings", "express.totalGuaranteedCostSavings", "express.totalNetSavings"],
  "express.ghg.computed.annualTotal",
  ...["annualCO2EstSavings", "annualCH4EstSavings", "totalAnnualCarbonEstReduction", "annualSOXEstSavings"].map(
    (name) => `express.ghg.entered.${name}`,
  ),
  ...["annualNOXEstSavings", "annualOtherGHGEstSavings"].map((name) => `express.ghg.entered.${name}`),
];

/** What is told only where there is something to tell. */
const IF_KNOWN = (id: string): boolean =>
  id === GHG_TOTAL || id === "express.anticipatedIncentives" || id.startsWith("express.ghg.");

/** The figures a decision is made on. */
export function headlineFigures(project: Project, values: PartialCalculatedValues): readonly Headline[] {
  const ids = values.express === undefined ? [...FULL_EDITION, GHG_TOTAL] : EXPRESS_EDITION;
  const isSupplied = project.record.calculationType === CalculationType.Override;
  return ids.flatMap((id): readonly Headline[] => {
    const value = valueAtPath(values, id) as FigureValue | undefined;
    // No finding says why a figure was not supplied, so there is nothing to point at.
    if (value === undefined && (isSupplied || IF_KNOWN(id))) return [];
    const definition = figureDefinition(id);
    const isGas = definition.quantity === "kgCo2ePerYear" && Decimal.isDecimal(value);
    const note = noteOf(id, project, values);
    return [
      {
        id,
        label: definition.label,
        value: plainFigure(value),
        text: readableFigure(isGas ? { ...definition, decimals: 0 } : definition, value),
        ...(note !== undefined && { note }),
      },
    ];
  });
}

function noteOf(id: string, project: Project, { projectSummary }: PartialCalculatedValues): string | undefined {
  const { startDateOfPerformancePeriod: start, endDateOfPerformancePeriod: end } =
    projectSummary?.financialSummary ?? {};
  const { financeTermYears, plannedGuaranteeYears } = project.data.express?.financing ?? {};
  switch (id) {
    case `${SUMMARY}.performancePeriodYears`:
      return start === undefined || end === undefined
        ? undefined
        : CHECK_TEXTS.fromTo(calendarDay(start), calendarDay(end));
    case "express.annualDebtService":
      return financeTermYears === undefined ? undefined : CHECK_TEXTS.forYears(financeTermYears);
    case "express.totalEstimatedCostSavings":
    case "express.totalGuaranteedCostSavings":
      return plannedGuaranteeYears === undefined ? undefined : CHECK_TEXTS.inYears(plannedGuaranteeYears);
    default:
      return undefined;
  }
}
