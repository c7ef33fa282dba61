import { type InputValue, inputLabel } from "@epb/engine";
import { csvRecord } from "@epb/engine/report";
import { BYTE_ORDER_MARK } from "../../../../format/byte-order-mark.js";
import { OUTPUT_KIND } from "../../../../output-kinds.js";
import { csvFolder } from "../../../../reports/csv-folder.js";
import { describeInput } from "../../../../reports/describe-input.js";
import type { ChangedFigures, WhatIfAnswer } from "../../answer.js";
import {
  ANSWER_TITLES,
  type AnswerCell,
  type AnswerTable,
  cellText,
  columnsOf,
  figureCell,
  inputCell,
} from "./answer-table.js";
import { breakEvenTable } from "./break-even-table.js";
import { sensitivityTable, stepsTable } from "./sensitivity-table.js";
import { simulationTable } from "./simulation-table.js";

/**
 * A table for each kind of answer as CSV: one alone is a file, several are the files of a folder.
 *
 * @param isRaw - For programs: with the paths of inputs and figures, and with names of columns that never change.
 */
export function whatIfCsv(answer: WhatIfAnswer, isRaw: boolean): string | ReadonlyMap<string, string> {
  const tables = answerTables(answer);
  const [first] = tables;
  const tableText = isRaw ? rawText : readableText;
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

/** A workbook with a sheet for each kind of answer. */
export async function whatIfWorkbook(answer: WhatIfAnswer, title: string): Promise<Uint8Array> {
  const { writeTables } = await import("@epb/workbook/write");
  return writeTables(
    title,
    answerTables(answer)
      .map(forPeople)
      .map(({ kind, columns, rows }) => ({
        title: ANSWER_TITLES[kind],
        columns: columns.map(({ name, label = name }) => ({ label, quantity: "text" })),
        rows,
      })),
    OUTPUT_KIND.whatif,
  );
}

/** The columns that people need. */
function forPeople({ kind, columns, rows }: AnswerTable): AnswerTable {
  const isShown = (_: unknown, index: number): boolean => columns[index]?.label !== undefined;
  return { kind, columns: columns.filter(isShown), rows: rows.map((row) => row.filter(isShown)) };
}

const rawText = ({ columns, rows }: AnswerTable): string => csvText([columns.map(({ name }) => name), ...rows]);

function readableText(table: AnswerTable): string {
  const { columns, rows } = forPeople(table);
  return BYTE_ORDER_MARK + csvText([columns.map(({ name, label = name }) => label), ...rows]);
}

const csvText = (rows: readonly (readonly AnswerCell[])[]): string =>
  rows.map((row) => csvRecord(row.map(cellText))).join("");

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
    columns: columnsOf({
      kind: "Kind",
      path: undefined,
      label: "Input or figure",
      unit: "Unit",
      before: "Before",
      after: "After",
      change: "Change",
    }),
    rows: [...inputRows, ...figureRows],
  };
}

/** Text of a value; a choice of a list has its name. */
function valueCell(path: string, value: InputValue | undefined): AnswerCell {
  const choice = typeof value === "number" ? inputLabel(path).choices?.[value] : undefined;
  return inputCell(value, path, choice);
}
