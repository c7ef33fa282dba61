import { dependentsSentences, type Finding } from "@epb/workbook/diagnostics";
import { FINDING_TEXTS } from "../../texts/finding-texts.js";

export interface FindingFilter {
  readonly severity?: Finding["severity"];
  /** Title of a group. */
  readonly group?: string;
  readonly words: string;
}

/** Findings of one sheet, or without one. */
export interface FindingGroup {
  readonly title: string;
  readonly findings: readonly Finding[];
}

/** Name of a finding's group: its sheet, if it has one. */
export function groupTitle({ sheet, at }: Finding): string {
  return sheet ?? (at === undefined ? FINDING_TEXTS.wholeFile : FINDING_TEXTS.projectData);
}

export function filterFindings(
  findings: readonly Finding[],
  { severity, group, words }: FindingFilter,
): readonly Finding[] {
  const wanted = words.trim().toLowerCase();
  return findings.filter(
    (finding) =>
      (severity === undefined || finding.severity === severity) &&
      (group === undefined || groupTitle(finding) === group) &&
      (wanted === "" || textOf(finding).includes(wanted)),
  );
}

/** Errors and warnings by sheet, in the order in which the findings come, which stays the order of the list. */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups: { readonly title: string; readonly findings: [Finding, ...Finding[]] }[] = [];
  for (const finding of findings) {
    const title = groupTitle(finding);
    const last = groups.at(-1);
    if (last?.title === title && last.findings[0].severity === finding.severity) last.findings.push(finding);
    else groups.push({ title, findings: [finding] });
  }
  return groups;
}

function textOf(finding: Finding): string {
  const { code, sheet, cell, at, field, message, found, expected, cause, advice } = finding;
  return [code, sheet, cell, at, field, message, found, expected, cause, ...dependentsSentences([finding]), advice]
    .filter(Boolean)
    .join("\n")
    .toLowerCase();
}
