import type { Io } from "../../io.js";
import { countOf, filesSentence } from "./report/file-words.js";
import type { ReportRequest } from "./report/report-kinds.js";
import { skippedLines } from "./report/skipped-words.js";
import type { BatchSummary } from "./report/summary.js";
import type { CheckOptions } from "./run.js";

/** Prints the totals of a run to standard error, unless a report already shows them there. */
export function tellCheckEnd(
  summary: BatchSummary,
  requests: readonly ReportRequest[],
  options: Pick<CheckOptions, "maxWarnings" | "allowSkipped" | "changedSince" | "writeBaseline">,
  io: Io,
): void {
  const { maxWarnings, allowSkipped, changedSince, writeBaseline } = options;
  const isSaid = requests.some(({ kind, path }) => kind === "human" && path === undefined);
  if (!isSaid) io.stderr(`${[`${filesSentence(summary)}.`, ...skippedLines(summary.skipped)].join("\n")}\n`);
  if (summary.files === 0 && changedSince !== undefined)
    io.stderr(`None of the files has changed since ${changedSince}.\n`);
  const { warning } = summary.bySeverity;
  if (maxWarnings !== undefined && warning > maxWarnings) {
    io.stderr(`There are more warnings (${warning}) than --max-warnings allows (${maxWarnings}).\n`);
  }
  const notRead = summary.skipped.byReason["other-format"];
  if (notRead > 0 && !allowSkipped) {
    io.stderr(
      `The run fails because ${countOf(notRead, "spreadsheet")} could not be read. To accept this, use --allow-skipped.\n`,
    );
  }
  const paths = requests.flatMap(({ path }) => path ?? []);
  if (writeBaseline !== undefined) paths.push(writeBaseline);
  if (paths.length > 0) io.stderr(`Wrote ${paths.join(", ")}.\n`);
}
