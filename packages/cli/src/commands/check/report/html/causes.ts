import { type Finding, groupRepeatedFindings, type RepeatedFindings } from "@epb/workbook/diagnostics";
import { issueTitle } from "../../../../diagnostics/issue-text.js";
import { element, fragment, type Markup } from "../../../../reports/html/markup.js";
import type { FileReport } from "../file-report.js";
import { countOf, formatCount } from "../file-words.js";
import type { BatchSummary, CodeCount } from "../summary.js";
import { dataTable, number, text } from "./data-table.js";

/** Maximum number of places for a code; the other reports have all. */
const MOST_PLACES = 200;

/** Findings by code: total, and for each code its message, advice, and places. */
export function causesSection({ codes }: BatchSummary, reports: readonly FileReport[]): Markup {
  const findings = reports.flatMap(({ issues }) => issues);
  return element(
    "section",
    {},
    element("h2", {}, "Findings by cause"),
    codes.length === 0
      ? element("p", {}, "No finding counts.")
      : [overview(codes), [...codes].sort(byWeight).map((code) => cause(code, findings))],
  );
}

const overview = (codes: readonly CodeCount[]): Markup =>
  dataTable(
    "Findings by code",
    [text("Code"), text("Severity"), number("Findings"), number("Files"), text("Cause")],
    [...codes]
      .sort(byWeight)
      .map(({ code, severity, findings, files, name }) => [
        element("a", { href: `#${anchorOf(code, severity)}` }, code),
        element("span", { class: "severity" }, severity),
        formatCount(findings),
        formatCount(files),
        issueTitle({ code, name }),
      ]),
  );

/** Errors first, then by number of files. */
function byWeight(left: CodeCount, right: CodeCount): number {
  if (left.severity !== right.severity) return left.severity === "error" ? -1 : 1;
  return right.files - left.files || right.findings - left.findings || (left.code < right.code ? -1 : 1);
}

const anchorOf = (code: string, severity: string): string => `${code}-${severity}`;

function cause({ code, severity, name, findings: count, files }: CodeCount, all: readonly Finding[]): Markup {
  const groups = groupRepeatedFindings(all.filter((each) => each.code === code && each.severity === severity));
  const [first] = groups;
  if (first === undefined) return fragment();
  const { message, advice } = first.first;
  const left = groups.length - MOST_PLACES;
  return fragment(
    element("h3", { id: anchorOf(code, severity) }, `${code} · ${severity} · ${issueTitle({ code, name })}`),
    message === "" ? undefined : element("p", {}, message),
    element("p", {}, `Fix: ${advice}`),
    element("p", { class: "quiet" }, `${countOf(count, "finding")} in ${countOf(files, "file")}.`),
    element("ul", { class: "findings" }, groups.slice(0, MOST_PLACES).map(place)),
    left > 0 ? element("p", { class: "note" }, `The other reports list ${countOf(left, "more place")}.`) : undefined,
  );
}

function place({ first, place: where, extent }: RepeatedFindings): Markup {
  const { file, severity, found, expected, cause, field } = first;
  const parts = [file, where, extent, field].filter((part) => part !== undefined);
  return element(
    "li",
    { class: severity },
    element("p", {}, parts.join(" · ")),
    found === undefined ? undefined : element("p", { class: "quiet" }, `Found: ${found}`),
    expected === undefined ? undefined : element("p", { class: "quiet" }, `Expected: ${expected}`),
    cause === undefined ? undefined : element("p", { class: "quiet" }, `Cause: ${cause}`),
  );
}
