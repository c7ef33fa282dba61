import {
  type ColumnRow,
  chosenColumn,
  factorOf,
  inputsNamed,
  type MappingRows,
  namedColumns,
  nameOfInput,
} from "@epb/workbook/mapping";
import { factorText } from "./factor-text.js";
import { type AskedForm, type Choice, chooseByWords, type Decision, type Question } from "./question.js";

/** A question for each column whose input is not sure. */
export const columnQuestions = ({ columns }: MappingRows, asked: AskedForm): readonly Question[] =>
  columns.filter(({ state }) => state === "Check").map((row) => columnQuestion(row, asked));

/** Which input a column of a table has. */
export function columnQuestion(row: ColumnRow, { form, manifest, suggestions }: AskedForm): Question {
  const table = suggestions.tables[row.table - 1];
  const column = table?.columns.find(({ candidate }) => candidate.place.address === row.header);
  const names = namedColumns(manifest);
  const decide = (path: string): Decision => {
    const name = nameOfInput(path, manifest);
    const conversion =
      path === column?.to || table === undefined
        ? (column?.candidate.conversion ?? {})
        : chosenColumn({ ...table, to: path, header: row.header, group: row.group }, form, manifest);
    const factor = factorOf(conversion);
    return {
      kind: "decided",
      told: `${row.sheet}!${row.header}: ${name}${factorText(factor)}`,
      change: (rows) => withColumn(rows, row, { state: "Found", name, factor }),
    };
  };
  const likely = [column?.to, column?.other].filter((path) => path !== undefined);
  return {
    title: `${row.sheet}!${row.header} “${row.label}” has ${row.content}`,
    place: { sheet: row.sheet, address: row.header },
    choices: likely.map((path): Choice => ({ text: nameOfInput(path, manifest), decision: decide(path) })),
    hint: "words of the name of its input (rebates)",
    leaveOut: (rows) => withColumn(rows, row, { state: "", name: "" }),
    decide: (text) => {
      const others = inputsNamed(text, "column", manifest);
      const named = names.map(({ path, name }) => ({ path, name, decision: () => decide(path) }));
      return chooseByWords(
        text,
        named,
        named.filter(({ path }) => others.includes(path)),
      );
    },
  };
}

const withColumn = (rows: MappingRows, { table, header }: ColumnRow, change: Partial<ColumnRow>): MappingRows => ({
  ...rows,
  columns: rows.columns.map((row) => (row.table === table && row.header === header ? { ...row, ...change } : row)),
});
