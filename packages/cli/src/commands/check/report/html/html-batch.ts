import type { Severity } from "@epb/workbook/diagnostics";
import { htmlDocument } from "../../../../reports/html/document.js";
import { waivedList } from "../../../../reports/html/findings.js";
import { element, fragment, type Markup } from "../../../../reports/html/markup.js";
import { CLI_VERSION, ENGINE } from "../../../../versions.js";
import type { BatchReporter } from "../batch-reporter.js";
import type { FileReport } from "../file-report.js";
import { countOf, filesSentence, formatCount } from "../file-words.js";
import { skippedLines } from "../skipped-words.js";
import type { BatchSummary } from "../summary.js";
import { causesSection } from "./causes.js";
import { chartsSection } from "./charts.js";
import { figuresSection } from "./figures.js";
import { fileTable } from "./file-table.js";

/**
 * A page for a browser and a printer in a single file without external resources. It keeps all file reports in memory
 * until the end.
 */
export function htmlBatchReporter(failOn: Severity, configurationFile?: string): BatchReporter {
  const reports: FileReport[] = [];
  return {
    start: () => "",
    file: (report) => {
      reports.push(report);
      return "";
    },
    end: (summary) => {
      const title = `Check of ${countOf(summary.files, "file")}`;
      return htmlDocument(title, element("main", {}, sections({ title, failOn, configurationFile }, summary, reports)));
    },
  };
}

/** Title and settings of a page. */
interface Page {
  readonly title: string;
  /** Files with findings of this severity or higher are to be returned. */
  readonly failOn: Severity;
  readonly configurationFile: string | undefined;
}

const sections = (
  { title, failOn, configurationFile }: Page,
  summary: BatchSummary,
  reports: readonly FileReport[],
): readonly Markup[] => [
  element("h1", {}, title),
  element("p", {}, `${filesSentence(summary)}.`),
  totals(summary, failOn),
  element("section", {}, element("h2", {}, "Files"), fileTable(reports, failOn)),
  sameContentSection(reports),
  chartsSection(summary, reports),
  causesSection(summary, reports),
  waivedSection(reports),
  baselineSection(summary, reports),
  skippedSection(summary),
  figuresSection(reports, summary.statistics),
  madeBy(configurationFile),
];

function totals(
  { files, byStatus, bySeverity, waived, known, ignored, skipped }: BatchSummary,
  failOn: Severity,
): Markup {
  // Lock files and hidden files are not submissions.
  const unread = skipped.files.filter(({ reason }) => reason === "other-format" || reason === "not-a-project").length;
  const accepted = byStatus.ok + (failOn === "warning" ? 0 : byStatus.warnings);
  const cards = [
    ["Received", files + unread],
    ["To accept", accepted],
    ["To return", files - accepted],
    ["Skipped", unread],
    ["Errors", bySeverity.error],
    ["Warnings", bySeverity.warning],
    ...(
      [
        ["Waived findings", waived],
        ["Known findings", known],
        ["Ignored findings", ignored],
      ] as const
    ).filter(([, count]) => count > 0),
  ] as const;
  return element(
    "dl",
    { class: "cards" },
    cards.map(([label, count]) =>
      element("div", { class: "card" }, element("dt", {}, label), element("dd", {}, formatCount(count))),
    ),
  );
}

/** Files whose bytes are equal. */
function sameContentSection(reports: readonly FileReport[]): Markup {
  const files = new Map<string, string[]>();
  for (const { file, sha256 = "" } of reports) files.set(sha256, [...(files.get(sha256) ?? []), file]);
  files.delete("");
  const groups = [...files.values()].filter(({ length }) => length > 1);
  if (groups.length === 0) return fragment();
  return element(
    "section",
    {},
    element("h2", {}, "Files with the same content"),
    element(
      "ul",
      {},
      groups.map((group) => element("li", {}, group.join(", "))),
    ),
  );
}

function waivedSection(reports: readonly FileReport[]): Markup {
  const list = waivedList(reports.flatMap(({ waived = [] }) => waived));
  return list === undefined ? fragment() : element("section", {}, element("h2", {}, "Waived findings"), list);
}

/** Findings of the baseline that are no longer there. */
function baselineSection({ removedFiles }: BatchSummary, reports: readonly FileReport[]): Markup {
  const resolved = reports.flatMap((report) => report.resolved ?? []);
  if (resolved.length + removedFiles.length === 0) return fragment();
  return element(
    "section",
    {},
    element("h2", {}, "Resolved since the baseline"),
    element(
      "ul",
      {},
      resolved.map(({ file, code, place }) =>
        element("li", {}, [file, place, code].filter((part) => part !== "").join(" · ")),
      ),
      removedFiles.map((file) =>
        element("li", {}, `${file} no longer exists, so its findings in the baseline are resolved.`),
      ),
    ),
  );
}

function skippedSection({ skipped }: BatchSummary): Markup {
  const lines = skippedLines(skipped);
  return lines.length === 0
    ? fragment()
    : element(
        "section",
        {},
        element("h2", {}, "Not checked"),
        element(
          "ul",
          {},
          lines.map((line) => element("li", {}, line)),
        ),
      );
}

const madeBy = (configurationFile: string | undefined): Markup =>
  element(
    "section",
    {},
    element("h2", {}, "About this report"),
    element("p", {}, `Written by epb ${CLI_VERSION} with ${ENGINE.name} ${ENGINE.version}.`),
    configurationFile === undefined ? undefined : element("p", {}, `Configuration: ${configurationFile}.`),
  );
