import {
  CalculationType,
  Decimal,
  type FinancialSummary,
  figureDefinition,
  type PartialCalculatedValues,
} from "@epb/engine";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import { formatDollars, formatNumber, formatPercent, UNKNOWN } from "../../format/numbers.js";
import type { Layout } from "../reporter.js";
import { EXPRESS_FIGURE_IDS, expressFigures } from "./express-figures.js";
import type { SummaryFigure } from "./summary-figure.js";

interface SummaryRow {
  readonly label: string;
  /** {@link UNKNOWN} where the figure is not known. */
  readonly figure: string;
  readonly unit?: string;
}

const SUMMARY: readonly (keyof FinancialSummary)[] = [
  "totalImplementationPrice",
  "totalAmountFinanced",
  "projectInterestRate",
  "performancePeriodYears",
  "totalEstimatedCostSavings",
  "totalGuaranteedCostSavings",
  "totalPayments",
  "totalInterest",
  "simplePayback",
];

const GHG_TOTAL = "ecm.totals.ghg.annualTotal";

/** Every figure that a summary can have. */
export const SUMMARY_FIGURE_IDS: readonly string[] = [
  ...SUMMARY.map((name) => `projectSummary.financialSummary.${name}`),
  GHG_TOTAL,
  ...EXPRESS_FIGURE_IDS,
];

/** The figures a decision is made on, aligned on their decimal points. */
export function summaryLines(result: CalculatedProject, { paint }: Layout): readonly string[] {
  const figures = summaryFigures(result);
  // No finding says why a figure was not supplied, so there is nothing to point at.
  const isSupplied = result.project.record.calculationType === CalculationType.Override;
  const shown = isSupplied ? figures.filter(({ value }) => value !== undefined) : figures;
  return layOut(shown.map(summaryRow), paint);
}

/** The figures of the summary, in its order. */
export function summaryFigures({ project, calculation }: CalculatedProject): readonly SummaryFigure[] {
  const values = calculation.calculatedValues;
  return values.express === undefined ? financialFigures(values) : expressFigures(project, values);
}

function financialFigures({ projectSummary, ecm }: PartialCalculatedValues): readonly SummaryFigure[] {
  const summary: Partial<FinancialSummary> = projectSummary?.financialSummary ?? {};
  const { startDateOfPerformancePeriod: start, endDateOfPerformancePeriod: end } = summary;
  const term = start === undefined || end === undefined ? "" : `, ${start} to ${end}`;
  const annualTotal = ecm?.totals.ghg.annualTotal;
  return [
    ...SUMMARY.map((name) => ({
      definition: figureDefinition(`projectSummary.financialSummary.${name}`),
      value: summary[name],
      ...(name === "performancePeriodYears" && { note: term }),
    })),
    ...(annualTotal === undefined ? [] : [{ definition: figureDefinition(GHG_TOTAL), value: annualTotal }]),
  ];
}

function summaryRow({ definition, value, note = "" }: SummaryFigure): SummaryRow {
  const { label, quantity, unit = "", decimals = 0 } = definition;
  if (value === undefined) return { label, figure: UNKNOWN, ...(note !== "" && { unit: note }) };
  if (!Decimal.isDecimal(value)) return { label, figure: String(value), unit: unit + note };
  switch (quantity) {
    case "dollars":
      return { label, figure: formatDollars(value), ...(note !== "" && { unit: note }) };
    case "dollarsPerYear":
      return { label, figure: formatDollars(value), unit: `a year${note}` };
    case "fraction":
      return { label, figure: formatPercent(value), unit: `% ${unit}${note}` };
    case "kgCo2ePerYear":
      return { label, figure: formatNumber(value, 0), unit: unit + note };
    default:
      return { label, figure: formatNumber(value, decimals), unit: unit + note };
  }
}

function layOut(rows: readonly SummaryRow[], paint: Layout["paint"]): readonly string[] {
  const parts = rows.map(({ figure, ...row }) => {
    const point = figure.indexOf(".");
    const whole = point === -1 ? figure : figure.slice(0, point);
    return { ...row, whole, fraction: figure.slice(whole.length) };
  });
  const labelWidth = Math.max(...parts.map(({ label }) => label.length));
  const wholeWidth = Math.max(...parts.map(({ whole }) => whole.length));
  const fractionWidth = Math.max(...parts.map(({ fraction }) => fraction.length));
  return parts.map(({ label, whole, fraction, unit }) => {
    const figure = `${label.padEnd(labelWidth)}  ${whole.padStart(wholeWidth)}`;
    return unit === undefined
      ? figure + fraction
      : `${figure}${fraction.padEnd(fractionWidth)} ${paint("quiet", unit)}`;
  });
}
