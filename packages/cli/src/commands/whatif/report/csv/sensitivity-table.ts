import { Decimal, figureDefinition } from "@epb/engine";
import type { WhatIfAnswer } from "../../answer.js";
import { type AnswerTable, figureCell, inputCell } from "./answer-table.js";

/** A row for each figure and input, the widest swing of a figure first. */
export function sensitivityTable(
  { result }: NonNullable<WhatIfAnswer["sensitivity"]>,
  { describeInput, figureLabel }: WhatIfAnswer,
): AnswerTable {
  return {
    kind: "sensitivity",
    header: [
      ...["figure", "figureLabel", "unit", "base"],
      ...["input", "inputLabel", "operation", "low", "high"],
      ...["atLow", "atHigh", "swing", "errorsAtLow", "errorsAtHigh"],
    ],
    rows: result.tornados.flatMap(({ path, definition, base, bars }) =>
      bars.map(({ input, low, high, swing }) => [
        ...[path, figureLabel(path), definition.unit ?? "", figureCell(base, definition)],
        ...[input.path, describeInput(input.path).label, input.kind],
        ...[inputCell(input.low), inputCell(input.high)],
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
    header: ["input", "inputLabel", "operation", "at", "figure", "figureLabel", "unit", "value"],
    rows: tables.flatMap(({ range, rows }) =>
      rows.flatMap(({ at, figures }) =>
        figures.map(({ path, value }) => {
          const definition = figureDefinition(path);
          return [
            ...[range.path, describeInput(range.path).label, range.kind, inputCell(at)],
            ...[path, figureLabel(path), definition.unit ?? ""],
            figureCell(typeof value === "number" ? new Decimal(value) : value, definition),
          ];
        }),
      ),
    ),
  };
}
