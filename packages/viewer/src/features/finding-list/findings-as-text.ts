import { FINDING_TEXTS } from "../../texts/check-texts.js";
import { placeOf, type ShownFinding, saidOf } from "./shown-finding.js";

/** The findings of a file as a message to somebody. */
export function findingsAsText(file: string, findings: readonly ShownFinding[]): string {
  return [file, ...findings.map(findingAsText)].join("\n\n");
}

function findingAsText(finding: ShownFinding): string {
  const { severity, code, field, found, expected, message, advice } = finding;
  const place = [placeOf(finding), field === undefined ? undefined : `(${field})`].filter(Boolean).join(" ");
  return [
    `${FINDING_TEXTS.severity[severity]} ${code}${place === "" ? "" : ` · ${place}`}`,
    `  ${saidOf(finding)}`,
    ...(found === undefined ? [] : [`  ${FINDING_TEXTS.found}: ${found}`]),
    ...(expected === undefined ? [] : [`  ${FINDING_TEXTS.expected}: ${expected}`]),
    ...(message === "" ? [] : [`  ${FINDING_TEXTS.advice}: ${advice}`]),
  ].join("\n");
}
