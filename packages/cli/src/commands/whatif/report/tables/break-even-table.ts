import type { Crossing, Sample } from "@epb/engine/whatif";
import { inMoreDetail } from "../../../../format/figure-value.js";
import type { WhatIfAnswer } from "../../answer.js";
import { type AnswerTable, columnsOf, countCell, figureCell, inputCell } from "./answer-table.js";

/** Which place of the search a row has: the answer, a side of a crossing, or one of the places that were looked at. */
type Place = readonly [name: "before" | "answer" | "after" | "scanned", sample: Sample];

/** A row for each value of the input at which the figure crosses its goal, and for the values around it. */
export function breakEvenTable(
  { question, result }: NonNullable<WhatIfAnswer["breakEven"]>,
  { describeInput, figureLabel }: WhatIfAnswer,
): AnswerTable {
  const { definition } = result;
  const { figure, goal, path, kind } = question;
  const asked = [
    ...[figure, figureLabel(figure), definition.unit ?? "", goal.kind],
    figureCell(goal.value, inMoreDetail(definition, goal.value)),
    ...[path, describeInput(path).label, kind, result.kind],
  ];
  return {
    kind: "break-even",
    columns: columnsOf({
      figure: undefined,
      figureLabel: "Figure",
      unit: "Unit",
      goal: "Goal",
      target: "Target",
      input: undefined,
      inputLabel: "Input",
      operation: "Operation",
      result: "Result",
      crossing: "Crossing",
      place: "Place",
      at: "Value of the input",
      value: "Value of the figure",
    }),
    rows: crossingsOf(result).flatMap((places, index) =>
      places.map(([name, sample]) => [
        ...asked,
        result.kind === "notInRange" ? "" : countCell(index + 1),
        ...[name, inputCell(sample.at, path), figureCell(sample.figure, definition)],
      ]),
    ),
  };
}

function crossingsOf(result: NonNullable<WhatIfAnswer["breakEven"]>["result"]): readonly (readonly Place[])[] {
  switch (result.kind) {
    case "found":
    case "jumps":
      return [placesOf(result.crossing)];
    case "several":
      return result.crossings.map(placesOf);
    case "notInRange":
      return [result.scan.map((sample): Place => ["scanned", sample])];
    default:
      return result satisfies never;
  }
}

const placesOf = ({ before, answer, after }: Crossing): readonly Place[] => [
  ["before", before],
  ...(answer === undefined ? [] : [["answer", answer] as const]),
  ["after", after],
];
