import { Decimal } from "@epb/engine";
import { type CalculatedProject, type HeadlineFigure, summaryFigures } from "@epb/workbook/diagnostics";
import type { Layout } from "../../format/layout.js";
import { formatDollars, formatNumber, formatPercent, UNKNOWN } from "../../format/numbers.js";
import { remarkText } from "../../format/remark-text.js";

interface SummaryRow {
  readonly label: string;
  /** {@link UNKNOWN} if the figure is unknown. */
  readonly figure: string;
  readonly unit?: string;
}

/** Key figures, aligned at their decimal points. */
export function summaryLines(result: CalculatedProject, { paint }: Layout): readonly string[] {
  return layOut(summaryFigures(result).map(summaryRow), paint);
}

function summaryRow({ definition, value, remark }: HeadlineFigure): SummaryRow {
  const { label, quantity, unit = "", decimals = 0 } = definition;
  const note = remarkText(remark);
  if (value === undefined) return { label, figure: UNKNOWN, ...(note !== "" && { unit: note }) };
  if (!Decimal.isDecimal(value)) return { label, figure: String(value), unit: unit + note };
  switch (quantity) {
    case "dollars":
      return { label, figure: formatDollars(value), ...(note !== "" && { unit: note }) };
    case "dollarsPerYear":
      return { label, figure: formatDollars(value), unit: `a year${note}` };
    case "fraction":
      return { label, figure: `${formatPercent(value)}%`, unit: unit + note };
    case "kgCo2ePerYear":
      return { label, figure: formatNumber(value, 0), unit: unit + note };
    default:
      return { label, figure: formatNumber(value, decimals), unit: unit + note };
  }
}

function layOut(rows: readonly SummaryRow[], paint: Layout["paint"]): readonly string[] {
  const parts = rows.map(({ figure, ...row }) => {
    const point = figure.search(/[.%]/);
    const whole = point === -1 ? figure : figure.slice(0, point);
    return { ...row, whole, fraction: figure.slice(whole.length) };
  });
  const labelWidth = Math.max(...parts.map(({ label }) => label.length));
  const wholeWidth = Math.max(...parts.map(({ whole }) => whole.length));
  // A percent sign occupies the space after the digits, so that other rows have one space there.
  const fractionWidth = Math.max(...parts.map(({ fraction }) => fraction.replace("%", "").length));
  return parts.map(({ label, whole, fraction, unit }) => {
    const figure = `${label.padEnd(labelWidth)}  ${whole.padStart(wholeWidth)}`;
    return unit === undefined
      ? figure + fraction
      : `${figure}${fraction.padEnd(fractionWidth)} ${paint("quiet", unit)}`;
  });
}
