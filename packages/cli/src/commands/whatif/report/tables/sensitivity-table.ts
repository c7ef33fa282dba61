import { Decimal, figureDefinition } from "@epb/engine";
import type { WhatIfAnswer } from "../../answer.js";
import { type AnswerTable, columnsOf, figureCell, inputCell } from "./answer-table.js";

/** A row for each figure and input, the widest swing of a figure first. */
export function sensitivityTable(
  { result }: NonNullable<WhatIfAnswer["sensitivity"]>,
  { describeInput, figureLabel }: WhatIfAnswer,
): AnswerTable {
  return {
    kind: "sensitivity",
    columns: columnsOf({
      figure: undefined,
      figureLabel: "Figure",
      unit: "Unit",
      base: "Figure now",
      input: undefined,
      inputLabel: "Input",
      operation: "Operation",
      low: "Low input",
      high: "High input",
      atLow: "Figure at the low input",
      atHigh: "Figure at the high input",
      swing: "Difference",
      errorsAtLow: "Errors at the low input",
      errorsAtHigh: "Errors at the high input",
    }),
    rows: result.tornados.flatMap(({ path, definition, base, bars }) =>
      bars.map(({ input, low, high, swing }) => [
        ...[path, figureLabel(path), definition.unit ?? "", figureCell(base, definition)],
        ...[input.path, describeInput(input.path).label, input.kind],
        ...[inputCell(input.low, input.path), inputCell(input.high, input.path)],
        ...[low.value, high.value, swing].map((value) => figureCell(value, definition)),
        ...[low.errors.join(" "), high.errors.join(" ")],
      ]),
    ),
  };
}

/** A row for each step of a range and each figure. */
export function stepsTable({ tables, describeInput, figureLabel }: WhatIfAnswer): AnswerTable {
  return {
    kind: "steps",
    columns: columnsOf({
      input: undefined,
      inputLabel: "Input",
      operation: "Operation",
      at: "Value of the input",
      figure: undefined,
      figureLabel: "Figure",
      unit: "Unit",
      value: "Value of the figure",
    }),
    rows: tables.flatMap(({ range, rows }) =>
      rows.flatMap(({ at, figures }) =>
        figures.map(({ path, value }) => {
          const definition = figureDefinition(path);
          return [
            ...[range.path, describeInput(range.path).label, range.kind, inputCell(at, range.path)],
            ...[path, figureLabel(path), definition.unit ?? ""],
            figureCell(typeof value === "number" ? new Decimal(value) : value, definition),
          ];
        }),
      ),
    ),
  };
}
