import { type CalculatedProject, withheldSentence } from "@epb/workbook/diagnostics";
import type { Outcome } from "../../calculate-input.js";
import type { Layout } from "../../format/layout.js";
import { wrap } from "../../format/wrap.js";
import type { Input } from "../../input/read-input.js";
import { outcomeLines } from "../outcome-lines.js";
import type { Reporter } from "../reporter.js";
import { titleLines } from "../title.js";
import { summaryLines } from "./summary.js";
import { yearLines } from "./years.js";

/** Optional sections. */
export interface HumanSections {
  /** Calculation of the figures, below the summary. */
  readonly explanations?: (result: CalculatedProject, input: Input, layout: Layout) => readonly string[];
  /** Replaces the savings and payments of each year. */
  readonly years?: (result: CalculatedProject, layout: Layout) => readonly string[];
}

/** The report a person reads: summary, years, findings. */
export function humanReporter(layout: Layout, sections: HumanSections = {}): Reporter<string> {
  return {
    one: (outcome) => report(outcome, layout, sections),
    together: (reports) => {
      const text = reports.filter((report) => report !== "").join("\n\n");
      return text === "" ? undefined : text;
    },
  };
}

/** Reasons for missing figures in the summary. */
function withheldLines({ unknownInputs = [] }: CalculatedProject, { columns, paint }: Layout): readonly string[] {
  const sentence = withheldSentence(unknownInputs);
  return sentence === undefined ? [] : wrap(sentence, columns).map((line) => paint("quiet", line));
}

function report(outcome: Outcome, layout: Layout, chosen: HumanSections): string {
  const { input, result } = outcome;
  // Standard error already has the read errors; there is no report.
  if (!input.contents.ok) return "";
  const { explanations, years = yearLines } = chosen;
  const sections =
    result === undefined
      ? [outcomeLines(outcome, layout)]
      : [
          titleLines(result.project, input, layout),
          summaryLines(result, layout),
          withheldLines(result, layout),
          explanations?.(result, input, layout) ?? [],
          years(result, layout),
          outcomeLines(outcome, layout),
        ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}
