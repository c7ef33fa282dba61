import {
  dependentsSentences,
  type Finding,
  groupRepeatedFindings,
  type RepeatedFindings,
  type Severity,
} from "@epb/workbook/diagnostics";
import { printable } from "../../../../format/printable.js";
import { leftOutText } from "../../../../reports/waived-lines.js";
import type { BatchReporter } from "../batch-reporter.js";
import { countOf, formatCount } from "../file-words.js";

/** GitHub shows this many annotations of each level for one step of a job, and drops the others. */
const MOST_ANNOTATIONS = 10;

/** More than a log is read for; the reports in files have all. */
const MOST_LISTED = 1000;

/**
 * Workflow commands that show findings on the page of the run. Findings beyond GitHub's display limit are lines of a
 * collapsed group. Waived and known findings are only counted, because they require no action.
 *
 * @see https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
export function annotationReporter(): BatchReporter {
  const annotated: Record<Severity, number> = { error: 0, warning: 0 };
  const listed: Record<Severity, string[]> = { error: [], warning: [] };
  let left = 0;
  return {
    start: () => "",
    file: ({ issues }) =>
      groupRepeatedFindings(issues)
        .map((group) => {
          const { severity } = group.first;
          if (annotated[severity] < MOST_ANNOTATIONS) {
            annotated[severity]++;
            return annotation(group);
          }
          left++;
          const lines = listed[severity];
          if (lines.length < MOST_LISTED) lines.push(`${severity} ${placeOf(group)}: ${textOf(group).join(" ")}`);
          return "";
        })
        .join(""),
    end: ({ waived, known, resolved, ignored }) => {
      const counts = leftOutText({ waived, known, resolved, ignored });
      const counted = counts === "" ? "" : `${counts}\n`;
      if (left === 0) return counted;
      const lines = [...listed.error, ...listed.warning].slice(0, MOST_LISTED);
      const more = left > lines.length ? [`… and ${formatCount(left - lines.length)} more`] : [];
      const group = [
        `::group::${countOf(left, "more finding")}`,
        ...[...lines, ...more].map((line) => ` ${withoutCommands(printable(line))}`),
        "::endgroup::",
        "",
      ];
      return `${group.join("\n")}${counted}`;
    },
  };
}

function annotation(group: RepeatedFindings): string {
  const { code, file, severity } = group.first;
  const title = [code, ...(group.place === undefined ? [] : [group.place])].join(" ");
  const properties = `file=${escapeProperty(file)},title=${escapeProperty(printable(title))}`;
  return `::${severity} ${properties}::${escapeMessage(textOf(group).map(printable).join("\n"))}\n`;
}

const placeOf = ({ first, place }: RepeatedFindings): string =>
  [first.file, ...(place === undefined ? [] : [place]), first.code].join(" ");

function textOf({ first, members, extent }: RepeatedFindings): readonly string[] {
  const { message, found, expected, cause, advice }: Finding = first;
  return [
    ...(message === "" ? [] : [extent === undefined ? message : `${message} (${extent})`]),
    ...(found === undefined ? [] : [`Found: ${found}`]),
    ...(expected === undefined ? [] : [`Expected: ${expected}`]),
    ...(cause === undefined ? [] : [`Cause: ${cause}`]),
    ...dependentsSentences(members),
    advice,
  ];
}

/** The runner of GitHub also looks for the older form of its commands, `##[name]`, in the middle of a line. */
const withoutCommands = (text: string): string => text.replaceAll("##[", "## [");

const escapeMessage = (text: string): string =>
  withoutCommands(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string): string => escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
