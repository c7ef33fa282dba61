import type { Finding } from "@epb/workbook/diagnostics";
import type { FindingChanges } from "../../../diagnostics/compare-findings.js";
import type { Layout } from "../../../format/layout.js";
import { findingGroupLines } from "../../../reports/finding-lines.js";

/** More findings than these are not read; JSON has all of them. */
const MOST_FINDINGS = 20;

/** Findings that are gone after the change, and findings that are new; no line where there are none. */
export function findingChangeLines({ disappeared, appeared }: FindingChanges, layout: Layout): readonly string[] {
  return [
    ...sectionLines(disappeared, disappeared.length === 1 ? "disappears" : "disappear", layout),
    ...sectionLines(appeared, appeared.length === 1 ? "appears" : "appear", layout),
  ];
}

function sectionLines(findings: readonly Finding[], verb: string, layout: Layout): readonly string[] {
  const { length } = findings;
  if (length === 0) return [];
  const more = length - MOST_FINDINGS;
  const title = layout.paint("title", `${length} ${length === 1 ? "finding" : "findings"} ${verb}`);
  return [
    "",
    title,
    "",
    ...findingGroupLines(findings.slice(0, MOST_FINDINGS), layout).slice(0, -1),
    ...(more > 0 ? [`… and ${more} more; --format json has all of them`] : []),
  ];
}
