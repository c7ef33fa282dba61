import { jsonText } from "../../format/json-text.js";
import { CLI_VERSION, ENGINE } from "../../versions.js";
import type { BatchReporter } from "./batch-reporter.js";
import type { FileReport } from "./file-report.js";
import type { BatchSummary } from "./summary.js";

/** Version of the shape: changes when a field is removed or means something else, not when one is added. */
export const CHECK_SCHEMA_VERSION = "1";

/** One object for programs. What the files come to stands behind them, so that they are written as they come in. */
export function jsonBatchReporter(): BatchReporter {
  let separator = "\n";
  return {
    start: () => {
      const head = {
        schemaVersion: CHECK_SCHEMA_VERSION,
        engine: ENGINE,
        program: { name: "epb", version: CLI_VERSION },
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
      return `${closing},\n  "summary": ${indent(jsonText(summaryOf(summary), 2), "  ").trimStart()}\n}\n`;
    },
  };
}

/** The fields are in the order in which they are written. */
function fileOf({ file, status, sha256, kind, template, projectName, figures, issues }: FileReport): object {
  return {
    file,
    status,
    ...(sha256 !== undefined && { sha256 }),
    ...(kind !== undefined && { kind }),
    ...(template !== undefined && { template }),
    ...(projectName !== undefined && { project: { name: projectName } }),
    ...(figures !== undefined && { figures }),
    issues,
  };
}

function summaryOf({ files, byStatus, bySeverity, codes, exitCode }: BatchSummary): object {
  return { files, byStatus, bySeverity, codes, exitCode };
}

const indent = (text: string, spaces: string): string => text.replace(/^/gm, spaces);
