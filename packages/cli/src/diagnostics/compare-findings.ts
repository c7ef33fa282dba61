import type { Finding } from "@epb/workbook/diagnostics";

/** Findings that one of two inputs has and the other has not, each list in its order. */
export interface FindingChanges {
  /** Only before. */
  readonly disappeared: readonly Finding[];
  /** Only after. */
  readonly appeared: readonly Finding[];
}

/**
 * Compares the findings of two inputs. Two findings are the same if code, place, message, and found value agree. A
 * finding with three copies in one input and two in the other disappears once.
 */
export function compareFindings(before: readonly Finding[], after: readonly Finding[]): FindingChanges {
  return { disappeared: without(before, after), appeared: without(after, before) };
}

function without(findings: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(identity(other), (left.get(identity(other)) ?? 0) + 1);
  return findings.filter((finding) => {
    const key = identity(finding);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

/** The place is the path where there is one: a workbook and JSON name the same input by it. */
const identity = ({ code, at, sheet, cell, message, found }: Finding): string =>
  JSON.stringify([code, ...(at === undefined ? [sheet, cell] : [at]), message, found]);
