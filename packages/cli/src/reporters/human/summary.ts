import {
  type Calculation,
  Decimal,
  type FigureDefinition,
  type FigureValue,
  type FinancialSummary,
  figureDefinition,
} from "@epb/engine";
import { formatDollars, formatNumber, formatPercent, UNKNOWN } from "../../format/numbers.js";
import type { Layout } from "../reporter.js";

interface SummaryRow {
  readonly label: string;
  /** Empty or {@link UNKNOWN} where the figure is not known. */
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

/** The figures a decision is made on, aligned on their decimal points. */
export function summaryLines({ calculatedValues }: Calculation, { paint }: Layout): readonly string[] {
  const { projectSummary, ecm } = calculatedValues;
  const summary = projectSummary.financialSummary;
  const { startDateOfPerformancePeriod: start, endDateOfPerformancePeriod: end } = summary;
  const term = start === undefined || end === undefined ? "" : `, ${start} to ${end}`;
  const { annualTotal } = ecm.totals.ghg;
  return layOut(
    [
      ...SUMMARY.map((name) => {
        const row = summaryRow(figureDefinition(`projectSummary.financialSummary.${name}`), summary[name]);
        return name === "performancePeriodYears" && row.unit !== undefined ? { ...row, unit: row.unit + term } : row;
      }),
      ...(annualTotal === undefined
        ? []
        : [summaryRow({ ...figureDefinition("ecm.totals.ghg.annualTotal"), decimals: 0 }, annualTotal)]),
    ],
    paint,
  );
}

function summaryRow(definition: FigureDefinition, value: FigureValue | undefined): SummaryRow {
  const { label, quantity, unit = "", decimals = 0 } = definition;
  if (value === undefined) return { label, figure: UNKNOWN };
  if (!Decimal.isDecimal(value)) return { label, figure: String(value), unit };
  if (quantity === "dollars") return { label, figure: formatDollars(value) };
  if (quantity === "fraction") return { label, figure: formatPercent(value), unit: `% ${unit}` };
  return { label, figure: formatNumber(value, decimals), unit };
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
