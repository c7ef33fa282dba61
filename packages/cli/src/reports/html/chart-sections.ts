import { type ReportTable, reportTable, type ScheduleId, schedule1Of } from "@epb/engine/report";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import { element, fragment, type Markup } from "./markup.js";
import { measureGreenhouseGas, measurePrices, measureSavings } from "./measure-charts.js";
import { scrolling } from "./scrolling.js";
import { measureChart } from "./svg/measure-chart.js";
import { yearChart } from "./svg/year-chart.js";
import { scheduleTable } from "./table.js";
import {
  type ChartWithTable,
  cumulativeCashFlow,
  expressSavings,
  loanBalance,
  principalAndInterest,
  savingsAndPayments,
  savingsByCategory,
} from "./year-charts.js";

/** The charts for which the project has something to draw. */
export function projectCharts({ project, calculation }: CalculatedProject): readonly ChartWithTable[] {
  const values = calculation.calculatedValues;
  const table = (id: ScheduleId): ReportTable => reportTable(id, project.data, values);
  const loan = table("loan");
  const measures = table("2a");
  return [
    values.express === undefined
      ? savingsAndPayments(table(schedule1Of(project.data)))
      : expressSavings(table("express")),
    cumulativeCashFlow(table("cash-flow")),
    loanBalance(loan),
    principalAndInterest(loan),
    savingsByCategory(table("savings")),
    measurePrices(measures),
    measureSavings(measures),
    measureGreenhouseGas(table("ghg")),
  ].filter((chart) => chart !== undefined);
}

/** Each chart with the table of its figures below it; charts of the same table are above it. */
export function chartSections(charts: readonly ChartWithTable[], prefix: string): Markup {
  if (charts.length === 0) return fragment();
  return element(
    "section",
    {},
    element("h2", {}, "Charts"),
    charts.map((chart, index) =>
      fragment(
        figure(chart, prefix),
        chart.table.id === charts[index + 1]?.table.id ? undefined : scheduleTable(chart.table, chart.table.title),
      ),
    ),
  );
}

function figure({ chart, kind, note }: ChartWithTable, prefix: string): Markup {
  const named = { ...chart, id: `${prefix}-${chart.id}` };
  return element(
    "figure",
    {},
    element("figcaption", {}, chart.title),
    scrolling(`Chart: ${chart.title}`, kind === "years" ? yearChart(named) : measureChart(named)),
    note === undefined ? undefined : element("p", { class: "note" }, note),
  );
}
