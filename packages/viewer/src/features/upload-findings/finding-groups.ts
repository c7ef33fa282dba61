import type { UploadFinding } from "@epb/contract";
import { FINDING_TEXTS } from "../../texts/upload-texts.js";

/** Which findings are shown. */
export type FindingFilter = "all" | UploadFinding["severity"];

/** Findings of a sheet, in the order of its cells. */
export interface FindingGroup {
  readonly sheet: string;
  readonly findings: readonly UploadFinding[];
}

/** By sheet, as the workbook has them; what belongs to none comes first. */
export function groupBySheet(findings: readonly UploadFinding[]): readonly FindingGroup[] {
  const groups = new Map<string, UploadFinding[]>();
  for (const finding of findings) {
    const sheet = finding.place?.sheet ?? FINDING_TEXTS.workbook;
    const group = groups.get(sheet);
    if (group === undefined) groups.set(sheet, [finding]);
    else group.push(finding);
  }
  return [...groups].map(([sheet, members]) => ({ sheet, findings: members }));
}

export const filterFindings = (findings: readonly UploadFinding[], filter: FindingFilter): readonly UploadFinding[] =>
  filter === "all" ? findings : findings.filter(({ severity }) => severity === filter);

/** The list as spreadsheets paste it: a line each, tabs between its parts. */
export function findingsAsText(findings: readonly UploadFinding[]): string {
  return findings
    .map(({ severity, code, place, field, message, found, expected, advice }) =>
      [severity, code, place?.sheet, place?.address, field, message, found, expected, advice]
        .map((part) => (part ?? "").replace(/\s+/g, " "))
        .join("\t"),
    )
    .join("\n");
}
