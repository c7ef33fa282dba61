import { withheldSentence } from "@epb/workbook/diagnostics";
import type { Layout } from "../../../format/layout.js";
import { wrap } from "../../../format/wrap.js";
import type { WhatIfAnswer } from "../answer.js";
import { breakEvenLines } from "./break-even.js";
import { changeLines } from "./changes.js";
import { sensitivityLines, stepTableLines } from "./sensitivity.js";
import { simulationLines } from "./simulation.js";

/** Every answer as a person reads it, in the order in which the help lists the questions. */
export function whatIfText(answer: WhatIfAnswer, layout: Layout): string {
  const { changed, sensitivity, tables, breakEven, simulation } = answer;
  const sections = [
    changed === undefined ? [] : changeLines(changed, answer.describeInput, layout),
    sensitivity === undefined ? [] : sensitivityLines(sensitivity, answer, layout),
    ...tables.map((table) => stepTableLines(table, answer, layout)),
    breakEven === undefined ? [] : breakEvenLines(breakEven, answer, layout),
    simulation === undefined ? [] : simulationLines(simulation, answer, layout),
    withheldLines(answer, layout),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

/** Reasons for missing figures, before and after the changes. */
function withheldLines({ withheldBefore, withheldAfter }: WhatIfAnswer, { columns, paint }: Layout): readonly string[] {
  const known = new Set(withheldBefore.map(({ path }) => path));
  const sentence = withheldSentence([...withheldBefore, ...withheldAfter.filter(({ path }) => !known.has(path))]);
  return sentence === undefined ? [] : wrap(sentence, columns).map((line) => paint("quiet", line));
}
