import { SEVERITIES } from "@epb/workbook/diagnostics";
import { fitTable } from "../../../format/fit-table.js";
import type { Layout } from "../../../format/layout.js";
import { formatGrouped, headingOfFigure } from "../../../format/plain-figure.js";
import { renderTable } from "../../../format/table.js";
import { formatCount } from "./file-words.js";
import type { FigureSpread } from "./statistics.js";
import type { BatchSummary } from "./summary.js";

/** Counts by severity and template, and the distribution of the key figures; nothing without statistics. */
export function statisticsLines({ statistics, bySeverity }: BatchSummary, layout: Layout): readonly string[] {
  if (statistics === undefined) return [];
  const { templates, figures } = statistics;
  return [
    ...countTable(
      "Severity",
      "Findings",
      SEVERITIES.map((severity) => [severity, bySeverity[severity]]),
      layout,
    ),
    ...countTable(
      "Template",
      "Files",
      templates.map(({ template, files }) => [template, files]),
      layout,
    ),
    ...figureTable(figures, layout),
  ];
}

function countTable(
  name: string,
  noun: string,
  counts: readonly (readonly [name: string, count: number])[],
  { columns, paint }: Layout,
): readonly string[] {
  const table = {
    columns: [
      { header: name, align: "left" as const },
      { header: noun, align: "right" as const },
    ],
    rows: counts.map(([label, count]) => [label, formatCount(count)]),
  };
  return [...renderTable(table, columns, paint), ""];
}

function figureTable(figures: readonly FigureSpread[], { columns, paint }: Layout): readonly string[] {
  if (figures.length === 0) return [];
  const headings = ["Files", "Minimum", "Median", "Maximum"].map((header) => ({ header, align: "right" as const }));
  const table = {
    columns: [{ header: "Figure (only files without errors)", align: "left" as const }, ...headings],
    rows: figures.map(({ definition, files, minimum, median, maximum }) => [
      headingOfFigure(definition),
      formatCount(files),
      ...[minimum, median, maximum].map((value) => formatGrouped(value, definition)),
    ]),
  };
  return [...fitTable(table, columns, paint), ""];
}
