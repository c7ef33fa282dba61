import {
  dependentsSentences,
  type Finding,
  groupRepeatedFindings,
  type RepeatedFindings,
} from "@epb/workbook/diagnostics";
import { countLine } from "../diagnostics/threshold.js";
import { displayWidth } from "../format/display-width.js";
import type { Layout } from "../format/layout.js";
import { printable } from "../format/printable.js";
import { hang, wrap } from "../format/wrap.js";

const INDENT = "  ";
const MOST_VALUES = 3;

/** All findings with their places, and their number; empty if there are no findings. */
export function findingLines(findings: readonly Finding[], layout: Layout): readonly string[] {
  return findings.length === 0 ? [] : [...findingGroupLines(findings, layout), countLine(findings)];
}

/** Every finding with its place; an empty line behind each. */
export function findingGroupLines(findings: readonly Finding[], layout: Layout): readonly string[] {
  return groupRepeatedFindings(findings).flatMap((group) => [...groupLines(group, layout), ""]);
}

function groupLines(group: RepeatedFindings, layout: Layout): readonly string[] {
  const { first, members } = group;
  const { columns } = layout;
  const messages = distinct(members.map(({ message }) => message));
  const [message = "", ...otherMessages] = messages;
  const advice = distinct(members.map((member) => member.advice));
  const more = otherMessages.length === 0 ? "" : ` (and ${otherMessages.length} more of this type)`;
  const said = message === "" ? advice : [message + more];
  return [
    ...headLines(group, layout),
    ...said.flatMap((text) => wrap(printable(text), columns - INDENT.length).map((line) => INDENT + line)),
    ...detail("field", distinct(members.map(({ field }) => field)), columns),
    ...detail("found", distinct(members.map(({ found }) => found)), columns),
    ...detail("expected", distinct(members.map(({ expected }) => expected)), columns),
    ...detail("cause", distinct(members.map(({ cause }) => cause)), columns),
    ...dependentsSentences(members).flatMap((sentence) => detail("affects", [sentence], columns)),
    // If the specification leaves the message empty, the advice has already replaced it.
    ...(first.message === "" ? [] : detail("fix", advice.slice(0, 1), columns)),
  ];
}

/** `project.xlsx › Schedule 2a!F17–F31  error EPB-ECM-004  15 cells`, on two lines where one is too short. */
function headLines({ first, place, extent }: RepeatedFindings, { columns, paint }: Layout): readonly string[] {
  const where = [first.file, ...(place === undefined ? [] : [place])].map(printable).join(" › ");
  const after = extent === undefined ? "" : `  ${extent}`;
  const what = `${first.severity} ${first.code}`;
  const painted = `${paint(first.severity, first.severity)} ${first.code}${paint("quiet", after)}`;
  const isShort = displayWidth(`${where}  ${what}${after}`) <= columns;
  return isShort ? [`${paint("heading", where)}  ${painted}`] : [paint("heading", where), INDENT + painted];
}

function detail(label: string, values: readonly string[], columns: number): readonly string[] {
  if (values.length === 0) return [];
  const shown = values.slice(0, MOST_VALUES).map(printable).join("; ");
  const text = values.length > MOST_VALUES ? `${shown}; …` : shown;
  return hang(`${INDENT}${label.padEnd("expected".length)}  `, text, columns);
}

const distinct = (values: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];
