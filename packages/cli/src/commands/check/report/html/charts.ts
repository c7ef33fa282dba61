import { FILE_STATUSES } from "@epb/workbook/diagnostics";
import { formatFigure } from "../../../../format/figure-value.js";
import { numberOfFigure } from "../../../../format/plain-figure.js";
import { element, type Markup } from "../../../../reports/html/markup.js";
import { scrolling } from "../../../../reports/html/scrolling.js";
import type { Chart } from "../../../../reports/html/svg/chart.js";
import { measureChart } from "../../../../reports/html/svg/measure-chart.js";
import type { FileReport } from "../file-report.js";
import { formatCount, STATUS_LABELS } from "../file-words.js";
import { figureIn, headlineColumns } from "../headline-columns.js";
import type { BatchSummary } from "../summary.js";

/** More bars than this are hard to compare. */
const MOST_BARS = 15;

/** Key figures of which the greatest are drawn. */
const DRAWN_FIGURES = ["totalImplementationPrice", "totalPrice", "totalGuaranteedCostSavings"];

/** Files by status, findings by code, and the greatest projects. The tables have the figures. */
export function chartsSection(summary: BatchSummary, reports: readonly FileReport[]): Markup {
  const charts = [statusChart(summary), codeChart(summary), ...figureCharts(reports)].filter(
    (chart) => chart !== undefined,
  );
  return element("section", {}, element("h2", {}, "Charts"), charts.map(figure));
}

const figure = (chart: Chart): Markup =>
  element(
    "figure",
    {},
    element("figcaption", {}, chart.title),
    scrolling(`Chart: ${chart.title}`, measureChart(chart)),
  );

const countChart = (
  chart: Pick<Chart, "id" | "title" | "description" | "categoryAxis" | "valueAxis">,
  counts: readonly (readonly [name: string, count: number])[],
): Chart => ({
  ...chart,
  prefix: "",
  categories: counts.map(([name]) => name),
  bars: [
    {
      label: chart.valueAxis,
      values: counts.map(([, count]) => count),
      texts: counts.map(([, count]) => formatCount(count)),
    },
  ],
});

const statusChart = ({ byStatus }: BatchSummary): Chart =>
  countChart(
    {
      id: "files-by-status",
      title: "Files by status",
      description: "A bar for each status. The table of files shows the status of each file.",
      categoryAxis: "Status",
      valueAxis: "Files",
    },
    FILE_STATUSES.map((status) => [STATUS_LABELS[status], byStatus[status]]),
  );

function codeChart({ codes }: BatchSummary): Chart | undefined {
  const most = [...codes].sort((left, right) => right.findings - left.findings).slice(0, MOST_BARS);
  if (most.length === 0) return undefined;
  return countChart(
    {
      id: "findings-by-code",
      title: codes.length > MOST_BARS ? `Findings by code, the ${MOST_BARS} most frequent` : "Findings by code",
      description: "A bar for each code, the most frequent first. The table of findings by code shows the numbers.",
      categoryAxis: "Code",
      valueAxis: "Findings",
    },
    most.map(({ code, severity, findings }) => [`${code} (${severity})`, findings]),
  );
}

function figureCharts(reports: readonly FileReport[]): readonly (Chart | undefined)[] {
  const columns = headlineColumns().filter(({ ids }) =>
    ids.some((id) => DRAWN_FIGURES.includes(id.split(".").at(-1) ?? "")),
  );
  return columns.map((column) => {
    const { definition } = column;
    const known = reports.flatMap((report) => {
      const value = numberOfFigure(figureIn(report, column));
      return value === undefined ? [] : [{ name: report.projectName?.trim() || report.file, value }];
    });
    if (known.length < 2) return undefined;
    const shown = known.sort((left, right) => right.value.cmp(left.value)).slice(0, MOST_BARS);
    const greatest = known.length > shown.length ? `, the ${MOST_BARS} greatest of ${known.length}` : "";
    return {
      id: `figure-${definition.id.replaceAll(".", "-")}`,
      title: `${definition.label} by project${greatest}`,
      description:
        "The chart has a bar for each project, and the longest bar is first. The table of key figures contains the values.",
      categoryAxis: "Project",
      valueAxis: "$",
      prefix: "$",
      categories: shown.map(({ name }) => name),
      bars: [
        {
          label: definition.label,
          values: shown.map(({ value }) => value.toNumber()),
          texts: shown.map(({ value }) => formatFigure(value, definition)),
        },
      ],
    };
  });
}
