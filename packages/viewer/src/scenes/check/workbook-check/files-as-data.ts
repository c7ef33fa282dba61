import { csvOf } from "../../../format/csv.js";
import { CHECK_TEXTS } from "../check-texts.js";
import { BATCH_FIGURES, batchHeadline } from "./batch-figures.js";
import type { CheckedFile } from "./checked-file.js";
import { countOf } from "./verdict-of.js";

/** A row for each file: verdict, counts and figures in full. */
export function csvOfFiles(files: readonly CheckedFile[]): string {
  const { columns, status } = CHECK_TEXTS;
  return csvOf([
    [
      columns.file,
      columns.verdict,
      columns.project,
      columns.errors,
      columns.warnings,
      ...BATCH_FIGURES.map((name) => columns[name]),
    ],
    ...files.map((checked) => [
      checked.file,
      status[checked.status],
      checked.projectName,
      countOf(checked, "error"),
      countOf(checked, "warning"),
      ...BATCH_FIGURES.map((name) => batchHeadline(checked, name)?.sortedBy),
    ]),
  ]);
}

/** All findings of a file, in the format of `epb check --report json`. */
export function jsonOfFile({
  file,
  status,
  sha256,
  kind,
  template,
  projectName,
  headlines,
  findings,
}: CheckedFile): string {
  const figures = Object.fromEntries(
    headlines.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value] as const])),
  );
  const report = {
    file,
    status,
    ...(sha256 !== undefined && { sha256 }),
    ...(kind !== undefined && { kind }),
    ...(template !== undefined && { template: { kind: template.kind, version: template.version } }),
    ...(headlines.length > 0 && { project: { name: projectName }, figures }),
    issues: findings,
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
