import {
  dependentsSentences,
  type Finding,
  groupRepeatedFindings,
  type RepeatedFindings,
} from "@epb/workbook/diagnostics";
import type { Outcome } from "../../calculate-input.js";
import { countLine } from "../../diagnostics/threshold.js";
import { placeOf } from "../../policy/finding-place.js";
import type { WaivedFinding } from "../../policy/waiver.js";
import { leftOutText } from "../waived-lines.js";
import { element, type Markup } from "./markup.js";

/** Everything that was found, repeats together. */
export function findingsSection({ findings, judgment }: Pick<Outcome, "findings" | "judgment">): Markup {
  const { waived = [], ignored = 0 } = judgment ?? {};
  const counts = leftOutText({ waived: waived.length, ignored });
  return element(
    "section",
    {},
    element("h2", {}, "Findings"),
    findings.length === 0
      ? element("p", {}, counts === "" ? "No findings." : "No finding counts.")
      : [element("p", {}, `${countLine(findings)}.`), findingList(findings)],
    counts === "" ? undefined : element("p", {}, `${counts}.`),
    waivedList(waived),
  );
}

/** Findings as a list, repeats together. */
const findingList = (findings: readonly Finding[]): Markup =>
  element("ul", { class: "findings" }, groupRepeatedFindings(findings).map(finding));

/** Waived findings as a list with their reasons; undefined if there are no such findings. */
export function waivedList(waived: readonly WaivedFinding[]): Markup | undefined {
  if (waived.length === 0) return undefined;
  return element(
    "ul",
    { class: "findings" },
    waived.map(({ finding: found, waiver }) =>
      element(
        "li",
        {},
        element(
          "p",
          {},
          element("span", { class: "severity" }, "waived"),
          ` ${found.severity} ${found.code} · ${[found.file, placeOf(found)].filter((part) => part !== "").join(" · ")}`,
        ),
        element("p", {}, found.message === "" ? found.advice : found.message),
        element("p", { class: "quiet" }, `Reason: ${waiver.reason}`),
        element("p", { class: "quiet" }, `Accepted by ${waiver.person} until ${waiver.until}.`),
      ),
    ),
  );
}

function finding({ first, place, extent, members }: RepeatedFindings): Markup {
  const { severity, code, message, advice, found, expected, cause, field } = first;
  const messages = new Set(members.map((member) => member.message));
  const more = messages.size > 1 ? ` (and ${messages.size - 1} more of this type)` : "";
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
    // If the specification leaves the message empty, the advice replaces it.
    message === "" ? undefined : element("p", {}, message + more),
    found === undefined ? undefined : element("p", { class: "quiet" }, `Found: ${found}`),
    expected === undefined ? undefined : element("p", { class: "quiet" }, `Expected: ${expected}`),
    cause === undefined ? undefined : element("p", { class: "quiet" }, `Cause: ${cause}`),
    dependentsSentences(members).map((sentence) => element("p", { class: "quiet" }, sentence)),
    element("p", {}, advice),
  );
}
