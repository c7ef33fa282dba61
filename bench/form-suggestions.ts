import { readFileSync } from "node:fs";
import { newestTemplate } from "@epb/workbook";
import { profileSchema } from "@epb/workbook/mapping";
import { readWorkbookBytes } from "@epb/workbook/node";
import { FORMS } from "../test/testing/foreign/forms.js";
import { KEPT_FORMS } from "../test/testing/foreign/kept/forms.js";
import { scoreSuggestions } from "../test/testing/foreign/score-suggestions.js";
import { SECOND_FORMS } from "../test/testing/foreign/second/forms.js";
import { THIRD_FORMS } from "../test/testing/foreign/third/forms.js";
import { printRows, type Row } from "./measure.js";

const FOLDER = new URL("../fixtures/foreign/", import.meta.url);

/** Suggestions of `epb map` for each form, compared with the profile that is right for it. */
export function benchFormSuggestions(): void {
  printScores("Suggestions for the forms that were used while the labels were written", FORMS);
  printScores("Suggestions for the forms that were kept for this measurement", KEPT_FORMS);
  printScores(
    "Suggestions for 10 forms by another author, of which only the kinds of mistakes were used",
    SECOND_FORMS,
  );
  printScores("Suggestions for 8 forms by a third author, after the causes found in them were corrected", THIRD_FORMS);
}

function printScores(title: string, forms: readonly { readonly name: string }[]): void {
  const scores = forms.map(({ name }) => ({ name, ...scoreOf(name) }));
  const sum = (count: (score: (typeof scores)[number]) => number): number =>
    scores.reduce((total, score) => total + count(score), 0);
  const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 100)}%`;
  const row = (what: string, { inputs, right, asked, questions, missed, wrong }: Counts): Row => ({
    what,
    measured: `${right} of ${inputs} (${percent(right, inputs)}), with open questions ${percent(right + asked, inputs)}`,
    goal: `${asked} of ${questions} questions propose the right cell, not found ${missed}, wrong ${wrong}`,
  });
  printRows(title, [
    ...scores.map((score) =>
      row(score.name, {
        ...score,
        right: score.right.length,
        asked: score.asked.length,
        missed: score.missed.length,
        wrong: score.wrong.length,
      }),
    ),
    row("together", {
      inputs: sum(({ inputs }) => inputs),
      right: sum(({ right }) => right.length),
      asked: sum(({ asked }) => asked.length),
      questions: sum(({ questions }) => questions),
      missed: sum(({ missed }) => missed.length),
      wrong: sum(({ wrong }) => wrong.length),
    }),
  ]);
}

type Counts = Readonly<Record<"inputs" | "right" | "asked" | "questions" | "missed" | "wrong", number>>;

function scoreOf(name: string): ReturnType<typeof scoreSuggestions> {
  const read = readWorkbookBytes(readFileSync(new URL(`${name}.xlsx`, FOLDER)));
  if (!read.ok) throw new Error(read.finding.message);
  const profile = profileSchema.parse(JSON.parse(readFileSync(new URL(`${name}.epb-profile.json`, FOLDER), "utf8")));
  return scoreSuggestions(read.workbook, newestTemplate(profile.template), profile);
}
