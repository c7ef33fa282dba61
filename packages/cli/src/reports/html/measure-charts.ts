import { Decimal } from "@epb/engine";
import { type ReportRow, type ReportTable, withoutEmptyColumns } from "@epb/engine/report";
import type { Series } from "./svg/chart.js";
import { seriesOf } from "./table-series.js";
import type { ChartWithTable } from "./year-charts.js";

/** More bars than this are hard to compare. */
const MOST_MEASURES = 15;

interface MeasureChartPlan {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly valueAxis: string;
  readonly prefix: string;
  /** The column that decides which measures come first. */
  readonly greatest: string;
  readonly bars: readonly { readonly name: string; readonly label?: string; readonly look?: number }[];
}

function chartOf(whole: ReportTable, plan: MeasureChartPlan): ChartWithTable | undefined {
  const order = whole.columns.findIndex(({ name }) => name === plan.greatest);
  const known = whole.rows.filter((row) => row[order] !== undefined);
  const shown = [...known].sort((left, right) => compare(right[order], left[order])).slice(0, MOST_MEASURES);
  const bars = plan.bars.flatMap(({ name, ...choice }): Series[] => {
    const series = seriesOf(whole, shown, name, choice);
    return series === undefined ? [] : [series];
  });
  if (bars.length === 0) return undefined;
  const left = known.length - shown.length;
  return {
    kind: "measures",
    table: withoutEmptyColumns(whole),
    chart: {
      id: plan.id,
      title: plan.title,
      description: `${plan.says} for ${shown.length} measures, from the largest to the smallest value. The table below contains the values.`,
      categoryAxis: "Measure",
      valueAxis: plan.valueAxis,
      prefix: plan.prefix,
      categories: shown.map(measureLabel),
      bars,
    },
    ...(left > 0 && {
      note: `The ${shown.length} greatest of ${known.length} measures; the table shows all measures.`,
    }),
  };
}

const compare = (left: unknown, right: unknown): number =>
  Decimal.isDecimal(left) && Decimal.isDecimal(right) ? left.cmp(right) : 0;

/** `5.11 LED lighting, interior` */
const measureLabel = ([number, description]: ReportRow): string =>
  `${number ?? ""} ${description ?? ""}`.trim() || "Measure without a name";

export const measurePrices = (table: ReportTable): ChartWithTable | undefined =>
  chartOf(table, {
    id: "measure-prices",
    title: "Implementation price by measure",
    says: "Bars",
    valueAxis: "$",
    prefix: "$",
    greatest: "implementationPrice",
    bars: [{ name: "implementationPrice" }],
  });

export const measureSavings = (table: ReportTable): ChartWithTable | undefined =>
  chartOf(table, {
    id: "measure-savings",
    title: "Annual cost savings by measure, first year",
    says: "Bars",
    valueAxis: "$ a year",
    prefix: "$",
    greatest: "estAnnualCostSavings",
    bars: [{ name: "estAnnualCostSavings" }],
  });

export const measureGreenhouseGas = (table: ReportTable): ChartWithTable | undefined =>
  chartOf(table, {
    id: "greenhouse-gas",
    title: "Greenhouse gas saved by measure",
    says: "Stacked bars by energy source",
    valueAxis: "kg CO2e a year",
    prefix: "",
    greatest: "annualTotal",
    bars: [
      { name: "electricGhg", look: 0 },
      { name: "naturalGasGhg", look: 1 },
      { name: "otherSavingsType1Ghg", look: 2 },
      { name: "otherSavingsType2Ghg", look: 3 },
    ],
  });
