import { readFileSync } from "node:fs";
import { newestTemplate } from "@epb/workbook";
import { profileSchema } from "@epb/workbook/mapping";
import { readWorkbookBytes } from "@epb/workbook/node";
import { FORMS } from "../test/testing/foreign/forms.js";
import { KEPT_FORMS } from "../test/testing/foreign/kept/forms.js";
import { scoreSuggestions } from "../test/testing/foreign/score-suggestions.js";
import { SECOND_FORMS } from "../test/testing/foreign/second/forms.js";
import { printRows, type Row } from "./measure.js";

const FOLDER = new URL("../fixtures/foreign/", import.meta.url);

/** Suggestions of `epb map` for each form, compared with the profile that is right for it. */
export function benchFormSuggestions(): void {
  printScores("Suggestions for the forms that were used while the labels were written", FORMS);
  printScores("Suggestions for the forms that were kept for this measurement", KEPT_FORMS);
  printScores("Suggestions for 10 forms by another author", SECOND_FORMS);
}

function printScores(title: string, forms: readonly { readonly name: string }[]): void {
  const scores = forms.map(({ name }) => ({ name, ...scoreOf(name) }));
  const sum = (count: (score: (typeof scores)[number]) => number): number =>
    scores.reduce((total, score) => total + count(score), 0);
  const row = (what: string, inputs: number, right: number, asked: number, missed: number, wrong: number): Row => ({
    what,
    measured: `${right} of ${inputs} (${Math.round((right / inputs) * 100)}%)`,
    goal: `open questions ${asked}, not found ${missed}, wrong ${wrong}`,
  });
  printRows(title, [
    ...scores.map(({ name, inputs, right, asked, missed, wrong }) =>
      row(name, inputs, right.length, asked.length, missed.length, wrong.length),
    ),
    row(
      "together",
      sum(({ inputs }) => inputs),
      sum(({ right }) => right.length),
      sum(({ asked }) => asked.length),
      sum(({ missed }) => missed.length),
      sum(({ wrong }) => wrong.length),
    ),
  ]);
}

function scoreOf(name: string): ReturnType<typeof scoreSuggestions> {
  const read = readWorkbookBytes(readFileSync(new URL(`${name}.xlsx`, FOLDER)));
  if (!read.ok) throw new Error(read.finding.message);
  const profile = profileSchema.parse(JSON.parse(readFileSync(new URL(`${name}.epb-profile.json`, FOLDER), "utf8")));
  return scoreSuggestions(read.workbook, newestTemplate(profile.template), profile);
}
