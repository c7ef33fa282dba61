import { type InputValue, inputLabel } from "@epb/engine";
import { csvFolder } from "../../../../reports/csv-folder.js";
import { describeInput } from "../../../../reports/describe-input.js";
import type { ChangedFigures, WhatIfAnswer } from "../../answer.js";
import { ANSWER_TITLES, type AnswerTable, figureCell, inputCell, tableText } from "./answer-table.js";
import { breakEvenTable } from "./break-even-table.js";
import { sensitivityTable, stepsTable } from "./sensitivity-table.js";
import { simulationTable } from "./simulation-table.js";

/** A table for each kind of answer: one alone is a file, several are the files of a folder. */
export function whatIfCsv(answer: WhatIfAnswer): string | ReadonlyMap<string, string> {
  const tables = answerTables(answer);
  const [first] = tables;
  if (tables.length <= 1) return first === undefined ? "" : tableText(first);
  return csvFolder(
    tables.map((table) => ({
      name: `${table.kind}.csv`,
      about: { answer: table.kind, title: ANSWER_TITLES[table.kind] },
      rows: table.rows.length,
      text: tableText(table),
    })),
    [describeInput(answer.input)],
  );
}

function answerTables(answer: WhatIfAnswer): readonly AnswerTable[] {
  const { changed, sensitivity, tables, breakEven, simulation } = answer;
  return [
    ...(changed === undefined ? [] : [changesTable(changed, answer.describeInput)]),
    ...(sensitivity === undefined ? [] : [sensitivityTable(sensitivity, answer)]),
    ...(tables.length === 0 ? [] : [stepsTable(answer)]),
    ...(breakEven === undefined ? [] : [breakEvenTable(breakEven, answer)]),
    ...(simulation === undefined ? [] : [simulationTable(simulation, answer)]),
  ];
}

/** A row for each changed input, then a row for each figure. */
function changesTable({ changes, figures }: ChangedFigures, describe: WhatIfAnswer["describeInput"]): AnswerTable {
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

/** Text of a value; a choice of a list has its name. */
function valueCell(path: string, value: InputValue | undefined): string {
  const choice = typeof value === "number" ? inputLabel(path).choices?.[value] : undefined;
  return inputCell(value, choice);
}
