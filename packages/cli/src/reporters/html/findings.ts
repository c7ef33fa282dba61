import {
  type Diagnostic,
  type DiagnosticGroup,
  dependentsSentences,
  groupDiagnostics,
} from "@epb/workbook/diagnostics";
import { countLine } from "../../diagnostics/threshold.js";
import { element, type Markup } from "./markup.js";

/** Everything that was found, repeats together. */
export function findingsSection(diagnostics: readonly Diagnostic[]): Markup {
  const groups = groupDiagnostics(diagnostics);
  return element(
    "section",
    {},
    element("h2", {}, "Findings"),
    groups.length === 0
      ? element("p", {}, "Nothing was found.")
      : [element("p", {}, `${countLine(diagnostics)}.`), element("ul", { class: "findings" }, groups.map(finding))],
  );
}

function finding({ first, place, extent, members }: DiagnosticGroup): Markup {
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
