import type { Severity } from "@epb/workbook/diagnostics";
import type { Layout } from "../../../format/layout.js";
import type { BatchReporter } from "./batch-reporter.js";
import type { ReportKind } from "./report-kinds.js";

/** Settings of a run that reports use or mention. */
export interface BatchSettings {
  readonly failOn: Severity;
  /** Configuration file in use, if any. */
  readonly configurationFile?: string | undefined;
}

/** Reporter of a kind, loaded on demand. */
export async function chooseBatchReporter(
  kind: ReportKind,
  layout: Layout,
  { failOn, configurationFile }: BatchSettings,
): Promise<BatchReporter> {
  switch (kind) {
    case "human":
      return (await import("./human-batch.js")).humanBatchReporter(layout);
    case "json":
      return (await import("./json-batch.js")).jsonBatchReporter(configurationFile);
    case "sarif":
      return (await import("./sarif/sarif.js")).sarifReporter();
    case "junit":
      return (await import("./junit/junit.js")).junitReporter(failOn);
    case "github":
      return (await import("./github/annotations.js")).annotationReporter();
    case "html":
      return (await import("./html/html-batch.js")).htmlBatchReporter(failOn, configurationFile);
    case "csv":
      return (await import("./csv-batch.js")).csvBatchReporter(failOn);
    default:
      return kind satisfies never;
  }
}
