import {
  dependentsSentences,
  type Finding,
  groupRepeatedFindings,
  type RepeatedFindings,
} from "@epb/workbook/diagnostics";
import { countLine } from "../../../diagnostics/threshold.js";
import { element, type Markup } from "./markup.js";

/** Everything that was found, repeats together. */
export function findingsSection(findings: readonly Finding[]): Markup {
  const groups = groupRepeatedFindings(findings);
  return element(
    "section",
    {},
    element("h2", {}, "Findings"),
    groups.length === 0
      ? element("p", {}, "Nothing was found.")
      : [element("p", {}, `${countLine(findings)}.`), element("ul", { class: "findings" }, groups.map(finding))],
  );
}

function finding({ first, place, extent, members }: RepeatedFindings): Markup {
  const { severity, code, message, advice, found, expected, field } = first;
  const messages = new Set(members.map((member) => member.message));
  const more = messages.size > 1 ? ` (and ${messages.size - 1} more like it)` : "";
  const where = [place, extent].filter((part) => part !== undefined).join(", ");
  return element(
    "li",
    { class: severity },
    element(
      "p",
      {},
      element("span", { class: "severity" }, severity),
      ` ${code}`,
      where === "" ? undefined : [" · ", where],
      field === undefined ? undefined : ` · ${field}`,
    ),
    // Where the specification leaves the message empty, the advice speaks.
    message === "" ? undefined : element("p", {}, message + more),
    found === undefined ? undefined : element("p", { class: "quiet" }, `Found: ${found}`),
    expected === undefined ? undefined : element("p", { class: "quiet" }, `Expected: ${expected}`),
    dependentsSentences(members).map((sentence) => element("p", { class: "quiet" }, sentence)),
    element("p", {}, advice),
  );
}
