import { dependentsSentences, type Finding } from "@epb/workbook/diagnostics";
import { csvOf } from "../../format/csv.js";
import { FINDING_TEXTS } from "../../texts/finding-texts.js";
import { placeOf, saidOf } from "./finding-words.js";

/** Findings of a file as text for a message. */
export function findingsAsText(file: string, findings: readonly Finding[]): string {
  return [file, ...findings.map(findingAsText)].join("\n\n");
}

function findingAsText(finding: Finding): string {
  const { severity, code, field, found, expected, cause, message, advice } = finding;
  const place = [placeOf(finding), field === undefined ? undefined : `(${field})`].filter(Boolean).join(" ");
  return [
    `${FINDING_TEXTS.severity[severity]} ${code}${place === "" ? "" : ` · ${place}`}`,
    `  ${saidOf(finding)}`,
    ...(found === undefined ? [] : [`  ${FINDING_TEXTS.found}: ${found}`]),
    ...(expected === undefined ? [] : [`  ${FINDING_TEXTS.expected}: ${expected}`]),
    ...(cause === undefined ? [] : [`  ${FINDING_TEXTS.cause}: ${cause}`]),
    ...dependentsSentences([finding]).map((sentence) => `  ${FINDING_TEXTS.follows}: ${sentence}`),
    ...(message === "" ? [] : [`  ${FINDING_TEXTS.advice}: ${advice}`]),
  ].join("\n");
}

const COLUMNS = [
  ...([
    "file",
    "severity",
    "code",
    "sheet",
    "cell",
    "at",
    "field",
    "message",
    "found",
    "expected",
    "cause",
    "advice",
  ] as const),
] satisfies readonly (keyof Finding)[];

/** A row for each finding, of one file or of many. */
export const csvOfFindings = (findings: readonly Finding[]): string =>
  csvOf([[...COLUMNS, "follows"], ...findings.map(recordOf)]);

const recordOf = (finding: Finding): readonly (string | undefined)[] => [
  ...COLUMNS.map((name) => finding[name]),
  dependentsSentences([finding]).join(" "),
];
