import type { Calculation, CalendarDate, Decimal } from "@epb/engine";
import { formatDollars, formatNumber, formatPercent, UNKNOWN } from "../../format/numbers.js";
import type { Layout } from "../reporter.js";

interface SummaryRow {
  readonly label: string;
  /** Empty or {@link UNKNOWN} where the figure is not known. */
  readonly figure: string;
  readonly unit?: string;
}

/** The figures a decision is made on, aligned on their decimal points. */
export function summaryLines({ calculatedValues }: Calculation, { paint }: Layout): readonly string[] {
  const { projectSummary, ecm } = calculatedValues;
  const summary = projectSummary.financialSummary;
  const { performancePeriodYears, projectInterestRate, simplePayback } = summary;
  const annualGhg = ecm.totals.ghg.annualTotal;
  return layOut(
    [
      { label: "Total implementation price", figure: dollars(summary.totalImplementationPrice) },
      { label: "Amount financed", figure: dollars(summary.totalAmountFinanced) },
      ...known("Project interest rate", projectInterestRate && formatPercent(projectInterestRate), "% a year"),
      ...known(
        "Performance period",
        performancePeriodYears?.toString(),
        term(summary.startDateOfPerformancePeriod, summary.endDateOfPerformancePeriod),
      ),
      { label: "Estimated cost savings", figure: dollars(summary.totalEstimatedCostSavings) },
      { label: "Guaranteed cost savings", figure: dollars(summary.totalGuaranteedCostSavings) },
      { label: "Payments", figure: dollars(summary.totalPayments) },
      { label: "Interest", figure: dollars(summary.totalInterest) },
      ...known("Simple payback", simplePayback && formatNumber(simplePayback, 1), "years"),
      ...(annualGhg === undefined ? [] : known("Greenhouse gas saved", formatNumber(annualGhg, 0), "kg CO2e a year")),
    ],
    paint,
  );
}

const dollars = (amount: Decimal | undefined): string => (amount === undefined ? UNKNOWN : formatDollars(amount));

function known(label: string, figure: string | undefined, unit: string): readonly SummaryRow[] {
  return [figure === undefined ? { label, figure: UNKNOWN } : { label, figure, unit }];
}

function term(start: CalendarDate | undefined, end: CalendarDate | undefined): string {
  return start === undefined || end === undefined ? "years" : `years, ${start} to ${end}`;
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
