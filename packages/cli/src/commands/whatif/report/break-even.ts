import type { FigureDefinition } from "@epb/engine";
import { isPercentInput } from "@epb/engine/explain";
import type { Crossing, Goal, Sample } from "@epb/engine/whatif";
import { amountText } from "../../../format/amount-text.js";
import { formatFigure, inMoreDetail } from "../../../format/figure-value.js";
import type { Layout } from "../../../format/layout.js";
import { printable } from "../../../format/printable.js";
import { hang, wrap } from "../../../format/wrap.js";
import type { WhatIfAnswer } from "../answer.js";

type BreakEven = NonNullable<WhatIfAnswer["breakEven"]>;

const GOAL_WORDS: Readonly<Record<Goal["kind"], string>> = {
  atMost: "at most ",
  atLeast: "at least ",
  equals: "",
};

/** Value at which a figure reaches its goal, or the reason why there is no such value. */
export function breakEvenLines(
  { question, result }: BreakEven,
  { describeInput, figureLabel }: WhatIfAnswer,
  { columns, paint }: Layout,
): readonly string[] {
  const { definition } = result;
  const { label, unit } = describeInput(question.path);
  const input = printable(label);
  const figure = printable(figureLabel(question.figure));
  const wanted = `${figure}: ${GOAL_WORDS[question.goal.kind]}${formatFigure(question.goal.value, inMoreDetail(definition, question.goal.value))}`;
  const at = (sample: Sample): string => amountText(question.kind, sample.at, unit, isPercentInput(question.path));
  const title = wrap(wanted, columns).map((line) => paint("title", line));
  const sentence = (text: string): readonly string[] => wrap(text, columns);
  const place = (crossing: Crossing): readonly string[] => crossingLines(crossing, at, definition, columns);
  switch (result.kind) {
    case "found":
      return [...title, "", ...sentence(`${input}: ${at(result.crossing.answer)}`), ...place(result.crossing)];
    case "jumps":
      return [
        ...title,
        "",
        ...sentence(
          `No value of ${input} reaches the target exactly: the figure jumps from below the target to above the target, or from above to below.`,
        ),
        ...place(result.crossing),
      ];
    case "several":
      return [
        ...title,
        "",
        ...sentence(
          `${result.crossings.length} values of ${input} reach the target, because the figure rises and falls.`,
        ),
        ...result.crossings.flatMap(place),
      ];
    case "notInRange": {
      const { isMetEverywhere, scan } = result;
      const [first] = scan;
      const last = scan.at(-1);
      return [
        ...title,
        "",
        ...sentence(notInRangeText(input, isMetEverywhere, first === undefined)),
        ...(first === undefined || last === undefined
          ? []
          : [first, last].flatMap((sample) => sampleLine(sample, at, definition, columns))),
      ];
    }
    default:
      return result satisfies never;
  }
}

function notInRangeText(input: string, isMetEverywhere: boolean, isWithheld: boolean): string {
  if (isWithheld) return "No value found, because the figure depends on an input that cannot be used.";
  return isMetEverywhere
    ? `Every ${input} in the search range reaches this target.`
    : `No ${input} in the search range reaches this target. Try another range with --between.`;
}

/** The two sides of a place, and the answer between them. */
function crossingLines(
  { before, after, answer }: Crossing,
  at: (sample: Sample) => string,
  definition: FigureDefinition,
  columns: number,
): readonly string[] {
  const samples = [before, ...(answer === undefined ? [] : [answer]), after];
  // The answer is one of the sides, or so near to it that it reads the same.
  return [...new Set(samples.flatMap((sample) => sampleLine(sample, at, definition, columns)))];
}

const sampleLine = (
  sample: Sample,
  at: (sample: Sample) => string,
  definition: FigureDefinition,
  columns: number,
): readonly string[] => hang(`  at ${at(sample)}  `, formatFigure(sample.figure, definition), columns);
