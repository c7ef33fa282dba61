import { type InputValue, inputLabel } from "@epb/engine";
import type { ChangedFigures, WhatIfAnswer } from "../../answer.js";
import { type AnswerTable, figureCell, inputCell } from "./answer-table.js";

/** A row for each changed input, then a row for each figure. */
export function changesTable(
  { changes, figures }: ChangedFigures,
  describe: WhatIfAnswer["describeInput"],
): AnswerTable {
  const inputRows = changes.map(({ path, before, after }) => {
    const { label, unit = "" } = describe(path);
    return ["input", path, label, unit, valueCell(path, before), valueCell(path, after), ""];
  });
  const figureRows = figures.map(({ path, label, definition, before, after, change }) => [
    "figure",
    path,
    label,
    definition.unit ?? "",
    figureCell(before, definition),
    figureCell(after, definition),
    figureCell(change, definition),
  ]);
  return {
    kind: "changes",
    header: ["kind", "path", "label", "unit", "before", "after", "change"],
    rows: [...inputRows, ...figureRows],
  };
}

/** A choice of a list stands by its name. */
function valueCell(path: string, value: InputValue | undefined): string {
  const choice = typeof value === "number" ? inputLabel(path).choices?.[value] : undefined;
  return inputCell(value, choice);
}
