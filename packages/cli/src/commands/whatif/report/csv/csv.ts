import { csvFolder } from "../../../../reports/csv-folder.js";
import { describeInput } from "../../../../reports/describe-input.js";
import type { WhatIfAnswer } from "../../answer.js";
import { ANSWER_TITLES, type AnswerTable, tableText } from "./answer-table.js";
import { breakEvenTable } from "./break-even-table.js";
import { changesTable } from "./changes-table.js";
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
