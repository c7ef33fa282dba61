import { FILE_STATUSES, type FileStatus, type Finding, type Severity } from "@epb/workbook/diagnostics";
import type { BatchSummary } from "./summary.js";

/** Labels of the statuses in a table. */
export const STATUS_LABELS: Readonly<Record<FileStatus, string>> = {
  ok: "ok",
  warnings: "with warnings",
  errors: "with errors",
  unreadable: "unreadable",
  fault: "epb failed",
};

/** Decision about a file for an office that receives files, by the severity that makes the run fail. */
export const decisionOf = (status: FileStatus, failOn: Severity): string =>
  status === "ok" || (status === "warnings" && failOn === "error") ? "accept" : "return";

/** Problem and place of the most severe finding, in words; empty for a file without findings. */
export function firstFinding(issues: readonly Finding[]): string {
  const first = issues.find(({ severity }) => severity === "error") ?? issues[0];
  if (first === undefined) return "";
  const { sheet, cell, at, message, found, advice } = first;
  const place = sheet === undefined ? at : `${sheet}${cell === undefined ? "" : `!${cell}`}`;
  const words = `${message === "" ? advice : message}${found === undefined ? "" : ` Found: ${found}.`}`;
  return place === undefined ? words : `${place}: ${words}`;
}

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
