import type { Finding } from "@epb/workbook/diagnostics";
import type { ReadProject } from "./read-project.js";

/**
 * Text of a cell that cannot be read as its input, `"650,000" (text; not readable as a number)`; undefined for other
 * inputs, and where the file has no cells.
 */
export function unreadTexts({
  result: { project },
  findings,
  cellOf,
}: Pick<ReadProject, "result" | "findings" | "cellOf">): (path: string) => string | undefined {
  const unread = new Set<string>(project.unknownInputs);
  if (unread.size === 0) return () => undefined;
  const texts = new Map(
    withDependents(findings).map((finding) => [keyOf(finding.sheet, finding.cell), textOf(finding)]),
  );
  return (path) => {
    const place = unread.has(path) ? cellOf(path) : undefined;
    return place?.address === undefined ? undefined : texts.get(keyOf(place.sheet, place.address));
  };
}

/** Findings with the same cause are folded into the first. */
const withDependents = (findings: readonly Finding[]): readonly Finding[] =>
  findings.flatMap((finding) => [finding, ...withDependents(finding.dependents?.findings ?? [])]);

const keyOf = (sheet = "", cell = ""): string => `${sheet}!${cell}`;

function textOf({ name, found }: Finding): string | undefined {
  if (found === undefined) return undefined;
  const text = found.replace(/^text (?=")/, "");
  switch (name) {
    case "cell/text-in-number-cell":
    case "cell/number-as-text":
    case "cell/quantity-with-unit":
    case "cell/percent-as-text":
      return `${text} (text; not readable as a number)`;
    case "cell/text-in-date-cell":
    case "cell/date-as-text":
      return `${text} (text; not readable as a date)`;
    case "cell/outside-list":
      return `${text} (not in the list of the cell)`;
    default:
      return `${text} (cannot be used)`;
  }
}
