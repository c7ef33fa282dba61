import { type InputRow, inputsNamed, type MappingRows } from "@epb/workbook/mapping";
import { columnQuestion } from "./column-questions.js";
import { inputQuestion } from "./input-questions.js";
import { type AskedForm, type Choice, chooseByWords, type Decision, type Question } from "./question.js";

const MOST_COLUMNS = 20;

/** The last question: inputs that were not found, and columns without an input. */
export function otherQuestion(rows: MappingRows, asked: AskedForm): Question {
  const unused = rows.columns.filter(({ state, content }) => state === "" && content !== "");
  const ask = (row: InputRow): Decision => ({ kind: "asks", question: inputQuestion(row, asked) });
  return {
    title: "Does the form have other inputs?",
    place: undefined,
    choices: unused.slice(0, MOST_COLUMNS).map((row): Choice => {
      const text = `${row.sheet}!${row.header} “${row.label}” has ${row.content}`;
      return { text, decision: { kind: "asks", question: columnQuestion(row, asked) } };
    }),
    hint: "words of the name of an input (closing costs). Enter alone ends the questions and writes the project",
    leaveOut: (same) => same,
    decide: (text) => {
      const others = inputsNamed(text, "value", asked.manifest);
      const named = rows.inputs.map((row) => ({
        path: row.path,
        name: `${row.section}: ${row.name}`,
        decision: () => ask(row),
      }));
      return chooseByWords(
        text,
        named,
        named.filter(({ path }) => others.includes(path)),
      );
    },
  };
}
