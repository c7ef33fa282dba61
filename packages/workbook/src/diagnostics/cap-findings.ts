import type { Finding } from "./finding.js";
import { inputFinding } from "./input-finding.js";

/** Nobody reads more findings of one kind than this. */
const MOST_OF_A_KIND = 500;

/**
 * At most 500 findings of a code and severity, in the same order, and one more that counts the others. All findings
 * with a correction stay, because `epb fix` corrects each.
 */
export function capFindings(findings: readonly Finding[], file: string): readonly Finding[] {
  if (findings.length <= MOST_OF_A_KIND) return findings;
  const left = new Map<string, Finding[]>();
  const counts = new Map<string, number>();
  const kept = findings.filter((finding) => {
    if (finding.corrections !== undefined) return true;
    const key = `${finding.code} ${finding.severity}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= MOST_OF_A_KIND) return true;
    const others = left.get(key);
    if (others === undefined) left.set(key, [finding]);
    else others.push(finding);
    return false;
  });
  return [...kept, ...[...left.values()].flatMap((others) => countOf(others, file))];
}

/** Placed at the first hidden finding, so that the count appears in their position. */
function countOf([first, ...others]: readonly Finding[], file: string): readonly Finding[] {
  if (first === undefined) return [];
  const { sheet, cell, severity } = first;
  const found = `${(others.length + 1).toLocaleString("en-US")} more of ${first.code}`;
  const { code, name, message, advice, url } = inputFinding("input/more-findings", file);
  return [
    {
      code,
      name,
      severity,
      file,
      ...(sheet !== undefined && { sheet }),
      ...(cell !== undefined && { cell }),
      message,
      found,
      advice,
      url,
    },
  ];
}
