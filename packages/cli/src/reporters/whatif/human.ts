import type { WhatIfAnswer } from "../../whatif/answer.js";
import type { Layout } from "../reporter.js";
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
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}
