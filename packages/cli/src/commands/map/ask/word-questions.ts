import { type MappingRows, placeIn, type WordRow } from "@epb/workbook/mapping";
import { type AskedForm, type Choice, chooseByWords, type Decision, type Question } from "./question.js";

/** A question for each word of the form that is no choice of ours. */
export const wordQuestions = ({ words }: MappingRows, asked: AskedForm): readonly Question[] =>
  words.filter(({ state }) => state === "Check").map((row) => wordQuestion(row, asked));

const MOST_SHOWN = 12;

function wordQuestion(row: WordRow, { form }: AskedForm): Question {
  const decide = (choice: string): Decision => ({
    kind: "decided",
    told: `“${row.word}”: ${choice}`,
    change: (rows) => withWord(rows, row, { state: "Found", choice }),
  });
  const choices = row.choices.map((text): Choice => ({ text, decision: decide(text) }));
  const isLong = choices.length > MOST_SHOWN;
  return {
    title: `${row.name}: which choice is “${row.word}”?`,
    place: placeIn(form, row.cell),
    choices: isLong ? [] : choices,
    hint: isLong ? `words of one of the ${choices.length} choices` : "words of a choice",
    leaveOut: (rows) => withWord(rows, row, { state: "No", choice: "" }),
    decide: (text) =>
      chooseByWords(
        text,
        row.choices.map((name) => ({ name, decision: () => decide(name) })),
      ),
  };
}

const isSame = (left: WordRow, right: WordRow): boolean => left.path === right.path && left.word === right.word;

const withWord = (rows: MappingRows, changed: WordRow, change: Partial<WordRow>): MappingRows => ({
  ...rows,
  words: rows.words.map((row) => (isSame(row, changed) ? { ...row, ...change } : row)),
});
