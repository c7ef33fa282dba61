import { formatFigure } from "../../../../format/figure-value.js";
import { UNKNOWN } from "../../../../format/numbers.js";
import { formatGrouped, numberOfFigure, readableDefinition } from "../../../../format/plain-figure.js";
import { element, fragment, type Markup } from "../../../../reports/html/markup.js";
import type { FileReport } from "../file-report.js";
import { formatCount } from "../file-words.js";
import { figureIn, type HeadlineColumn, headlineColumns } from "../headline-columns.js";
import type { BatchStatistics } from "../statistics.js";
import { dataTable, number, text } from "./data-table.js";

/** Key figures of all files, and their distribution on request. */
export function figuresSection(reports: readonly FileReport[], statistics: BatchStatistics | undefined): Markup {
  const withFigures = reports.filter(({ figures = {} }) => Object.keys(figures).length > 0);
  if (withFigures.length === 0) return fragment();
  return element(
    "section",
    {},
    element("h2", {}, "Key figures"),
    element("p", { class: "note" }, "Figures of files with errors can change when the errors are corrected."),
    figureTable(
      "Key figures by file",
      withFigures.filter((report) => !isExpress(report)),
    ),
    figureTable("Key figures by file, express edition", withFigures.filter(isExpress)),
    statistics === undefined ? undefined : distribution(statistics),
  );
}

const isExpress = ({ figures = {} }: FileReport): boolean =>
  Object.keys(figures).some((id) => id.startsWith("express."));

/** A row for each file. Each edition has its own figures, so that the table fits on a page. */
function figureTable(caption: string, reports: readonly FileReport[]): Markup | undefined {
  if (reports.length === 0) return undefined;
  const columns = headlineColumns().filter((column) =>
    reports.some((report) => figureIn(report, column) !== undefined),
  );
  return dataTable(
    `${caption}, amounts in whole dollars`,
    [text("File"), text("Project"), ...columns.map(({ heading }) => number(heading))],
    reports.map((report) => [
      report.file,
      report.projectName ?? "",
      ...columns.map((column) => shownFigure(report, column)),
    ]),
  );
}

/** A figure of a file with thousands separators, in whole dollars. */
export function shownFigure(report: FileReport, column: HeadlineColumn): string {
  const value = figureIn(report, column);
  const amount = numberOfFigure(value);
  if (amount === undefined) return value === undefined ? UNKNOWN : String(value);
  return formatGrouped(amount, column.definition);
}

const distribution = ({ figures, templates }: BatchStatistics): Markup =>
  fragment(
    dataTable(
      "Distribution of the key figures of files without errors",
      [text("Figure"), number("Files"), number("Minimum"), number("Median"), number("Maximum")],
      figures.map(({ label, definition, files, minimum, median, maximum }) => [
        label,
        formatCount(files),
        ...[minimum, median, maximum].map((value) => formatFigure(value, readableDefinition(definition))),
      ]),
    ),
    dataTable(
      "Files by template",
      [text("Template"), number("Files")],
      templates.map(({ template, files }) => [template, formatCount(files)]),
    ),
  );
