import type { Diagnostic } from "@epb/workbook/diagnostics";
import { FINDING_TEXTS } from "../../texts/finding-texts.js";

export interface FindingFilter {
  readonly severity?: Diagnostic["severity"];
  /** Title of a group. */
  readonly group?: string;
  readonly words: string;
}

/** Findings of one sheet, or without one. */
export interface FindingGroup {
  readonly title: string;
  readonly findings: readonly Diagnostic[];
}

/** The name of the group to which a finding belongs: its sheet, where it has one. */
export function groupTitle({ sheet, at }: Diagnostic): string {
  return sheet ?? (at === undefined ? FINDING_TEXTS.wholeFile : FINDING_TEXTS.projectData);
}

export function filterFindings(
  findings: readonly Diagnostic[],
  { severity, group, words }: FindingFilter,
): readonly Diagnostic[] {
  const wanted = words.trim().toLowerCase();
  return findings.filter(
    (finding) =>
      (severity === undefined || finding.severity === severity) &&
      (group === undefined || groupTitle(finding) === group) &&
      (wanted === "" || textOf(finding).includes(wanted)),
  );
}

/** By sheet, in the order in which the findings come. */
export function groupFindings(findings: readonly Diagnostic[]): readonly FindingGroup[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const finding of findings) {
    const title = groupTitle(finding);
    const group = groups.get(title);
    if (group === undefined) groups.set(title, [finding]);
    else group.push(finding);
  }
  return [...groups].map(([title, members]) => ({ title, findings: members }));
}

const textOf = ({ code, sheet, cell, at, field, message, found, expected, advice }: Diagnostic): string =>
  [code, sheet, cell, at, field, message, found, expected, advice].filter(Boolean).join("\n").toLowerCase();
