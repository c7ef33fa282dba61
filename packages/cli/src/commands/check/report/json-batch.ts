import { jsonText } from "../../../format/json-text.js";
import { OUTPUT_KIND } from "../../../output-kinds.js";
import { waivedJson } from "../../../reports/waived-json.js";
import { CLI_VERSION, ENGINE } from "../../../versions.js";
import type { BatchReporter } from "./batch-reporter.js";
import type { FileReport } from "./file-report.js";
import type { BatchStatistics } from "./statistics.js";
import type { BatchSummary } from "./summary.js";

/** Version of the shape: changes when a field is removed or means something else, not when one is added. */
export const CHECK_SCHEMA_VERSION = "1";

/** One object for programs. The summary follows the files, so that each file is written as soon as it is checked. */
export function jsonBatchReporter(configurationFile?: string): BatchReporter {
  let separator = "\n";
  return {
    start: () => {
      const head = {
        kind: OUTPUT_KIND.check,
        schemaVersion: CHECK_SCHEMA_VERSION,
        engine: ENGINE,
        program: { name: "epb", version: CLI_VERSION },
        ...(configurationFile !== undefined && { configuration: { file: configurationFile } }),
      };
      return `${jsonText(head, 2).replace(/\n}$/, "")},\n  "files": [`;
    },
    file: (report) => {
      const text = separator + indent(jsonText(fileOf(report), 2), "    ");
      separator = ",\n";
      return text;
    },
    end: (summary) => {
      const closing = separator === "\n" ? "]" : "\n  ]";
      const { files, folders } = summary.skipped;
      const skipped = indent(jsonText({ files, folders }, 2), "  ").trimStart();
      return `${closing},\n  "skipped": ${skipped},\n  "summary": ${indent(jsonText(summaryOf(summary), 2), "  ").trimStart()}\n}\n`;
    },
  };
}

/** The fields are in the order in which they are written. */
function fileOf(report: FileReport): object {
  const {
    file,
    status,
    sha256,
    kind,
    template,
    projectName,
    agencyName,
    escoName,
    figures,
    issues,
    waived,
    known,
    resolved,
    ignored,
  } = report;
  return {
    file,
    status,
    ...(sha256 !== undefined && { sha256 }),
    ...(kind !== undefined && { kind }),
    ...(template !== undefined && { template }),
    ...(projectName !== undefined && {
      project: {
        name: projectName,
        ...(agencyName !== undefined && { agency: agencyName }),
        ...(escoName !== undefined && { esco: escoName }),
      },
    }),
    ...(figures !== undefined && { figures }),
    issues,
    ...(waived !== undefined && { waived: waived.map(waivedJson) }),
    ...(known !== undefined && { known }),
    ...(resolved !== undefined && { resolved: resolved.map(({ code, place, count }) => ({ code, place, count })) }),
    ...(ignored !== undefined && { ignored }),
  };
}

function summaryOf(summary: BatchSummary): object {
  const {
    files,
    byStatus,
    bySeverity,
    codes,
    waived,
    known,
    resolved,
    removedFiles,
    ignored,
    statistics,
    exitCode,
    skipped,
  } = summary;
  return {
    files,
    skipped: skipped.byReason,
    byStatus,
    bySeverity,
    codes,
    waived,
    known,
    resolved,
    removedFiles,
    ignored,
    ...(statistics !== undefined && { statistics: statisticsOf(statistics) }),
    exitCode,
  };
}

/** Figures are exact and in the unit of the calculated values; decimals are text. */
const statisticsOf = ({ templates, figures }: BatchStatistics): object => ({
  templates,
  figures: figures.map(({ ids, label, files, minimum, median, maximum }) => ({
    ids,
    label,
    files,
    minimum: minimum.toFixed(),
    median: median.toFixed(),
    maximum: maximum.toFixed(),
  })),
});

const indent = (text: string, spaces: string): string => text.replace(/^/gm, spaces);
