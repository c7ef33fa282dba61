import type { Dependents, Finding } from "./finding.js";
import { countCells } from "./sheet-ranges.js";

const MOST_RANGES = 4;

type WithDependents = { readonly dependents?: Dependents };

/**
 * Consequences of findings about the same cell, one sentence each: `16 calculated cells depend on this cell:
 * Summary!C33:C42.`
 *
 * @param members - One finding, or a group of findings shown as one.
 */
export function dependentsSentences(members: readonly WithDependents[]): readonly string[] {
  const ranges = members.flatMap(({ dependents }) => dependents?.cells ?? []);
  const findings = members.flatMap(({ dependents }) => dependents?.findings ?? []);
  return [...cellsSentence(members, ranges), ...findings.map(findingSentence)];
}

function cellsSentence(members: readonly WithDependents[], ranges: Dependents["cells"]): readonly string[] {
  if (ranges.length === 0) return [];
  const count = countCells(ranges);
  const subject =
    count === 1 ? "1 calculated cell depends" : `${count.toLocaleString("en-US")} calculated cells depend`;
  const places = [...new Set(ranges.map(({ sheet, cell }) => `${sheet}!${cell}`))];
  const shown = places.slice(0, MOST_RANGES).join(", ");
  const more = places.length > MOST_RANGES ? ", …" : "";
  return [`${subject} on ${members.length === 1 ? "this cell" : "these cells"}: ${shown}${more}.`];
}

/** `EPB-AMO-003 at Schedule 3!E13: Missing loan start date` */
function findingSentence({ code, sheet, cell, at, message }: Finding): string {
  const place = sheet === undefined ? at : cell === undefined ? sheet : `${sheet}!${cell}`;
  const where = place === undefined ? "" : ` at ${place}`;
  return `${code}${where}${message === "" ? "." : `: ${message}`}`;
}
