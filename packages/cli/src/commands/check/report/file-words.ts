import { FILE_STATUSES, type FileStatus } from "@epb/workbook/diagnostics";
import type { BatchSummary } from "./summary.js";

/** Labels of the statuses in a table. */
export const STATUS_LABELS: Readonly<Record<FileStatus, string>> = {
  ok: "ok",
  warnings: "with warnings",
  errors: "with errors",
  unreadable: "unreadable",
  fault: "epb failed",
};

/** `1 file`, `12,000 files`. */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;
}

export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/** `12 files checked: 10 ok, 2 with errors`. */
export function filesSentence({ files, byStatus }: BatchSummary): string {
  const counts = FILE_STATUSES.filter((status) => byStatus[status] > 0).map(
    (status) => `${formatCount(byStatus[status])} ${STATUS_LABELS[status]}`,
  );
  return `${countOf(files, "file")} checked${counts.length === 0 ? "" : `: ${counts.join(", ")}`}`;
}
