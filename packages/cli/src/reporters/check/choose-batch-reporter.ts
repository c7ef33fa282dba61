import type { Severity } from "@epb/workbook/diagnostics";
import type { Layout } from "../../format/layout.js";
import type { BatchReporter } from "./batch-reporter.js";
import type { ReportKind } from "./report-kinds.js";

/** The reporter of a kind, loaded only when it is asked for. */
export async function chooseBatchReporter(kind: ReportKind, layout: Layout, failOn: Severity): Promise<BatchReporter> {
  switch (kind) {
    case "human":
      return (await import("./human-batch.js")).humanBatchReporter(layout);
    case "json":
      return (await import("./json-batch.js")).jsonBatchReporter();
    case "sarif":
      return (await import("./sarif/sarif.js")).sarifReporter();
    case "junit":
      return (await import("./junit/junit.js")).junitReporter(failOn);
    case "github":
      return (await import("./github/annotations.js")).annotationReporter();
    default:
      return kind satisfies never;
  }
}
