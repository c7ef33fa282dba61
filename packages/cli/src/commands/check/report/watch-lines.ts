import { FILE_STATUSES, type Severity } from "@epb/workbook/diagnostics";
import { leftOutText } from "../../../reports/waived-lines.js";
import { countOf, formatCount, STATUS_LABELS } from "./file-words.js";
import { namesText } from "./skipped-words.js";
import type { BatchSummary } from "./summary.js";

/** Files of a check by their change, such as "Changed". */
export type ChangeGroups = ReadonlyMap<string, readonly string[]>;

/** `14:32:05  Changed: a.xlsx. New: b.xlsx, c.xlsx.` */
export function changesLine(time: string, groups: ChangeGroups): string {
  const texts = [...groups]
    .filter(([, files]) => files.length > 0)
    .map(([what, files]) => `${what}: ${namesText(files)}.`);
  return `${time}  ${texts.join(" ")}`;
}

/** Totals of all files after a check: `12 files: 10 ok, 2 with errors; 3 errors, 1 waived.` */
export function totalsLine(summary: BatchSummary): string {
  const { files, byStatus, bySeverity, waived, known, resolved, ignored } = summary;
  const statuses = FILE_STATUSES.filter((status) => byStatus[status] > 0).map(
    (status) => `${formatCount(byStatus[status])} ${STATUS_LABELS[status]}`,
  );
  const severities = (["error", "warning"] satisfies readonly Severity[])
    .filter((severity) => bySeverity[severity] > 0)
    .map((severity) => countOf(bySeverity[severity], severity));
  const leftOut = leftOutText({ waived, known, resolved, ignored });
  const findings = [...(severities.length === 0 ? ["no findings"] : severities), ...(leftOut === "" ? [] : [leftOut])];
  const ofFiles = statuses.length === 0 ? "" : `: ${statuses.join(", ")}`;
  return `${countOf(files, "file")}${ofFiles}; ${findings.join(", ")}.`;
}
