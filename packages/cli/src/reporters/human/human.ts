import type { Outcome } from "../../calculate-input.js";
import type { Layout, Reporter } from "../reporter.js";
import { findingLines } from "./findings.js";
import { summaryLines } from "./summary.js";
import { titleLines } from "./title.js";
import { yearLines } from "./years.js";

/** The report a person reads: summary, years, findings. */
export function humanReporter(layout: Layout): Reporter {
  return {
    one: (outcome) => report(outcome, layout),
    together: (reports) => reports.filter((text) => text !== "").join("\n\n"),
  };
}

function report({ input, result, diagnostics }: Outcome, layout: Layout): string {
  // What cannot be read has been said on standard error; there is nothing to report.
  if (!input.contents.ok) return "";
  const sections =
    result === undefined
      ? [findingLines(diagnostics, layout)]
      : [
          titleLines(result.project, input, layout),
          summaryLines(result, layout),
          yearLines(result, layout),
          findingLines(diagnostics, layout),
        ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}
