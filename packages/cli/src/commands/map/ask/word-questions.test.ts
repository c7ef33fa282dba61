import { readFileSync } from "node:fs";
import { newestTemplate } from "@epb/workbook";
import { type MappingRows, mappingRows, suggestMapping } from "@epb/workbook/mapping";
import { readWorkbookBytes } from "@epb/workbook/node";
import { expect, test } from "vitest";
import { wordQuestions } from "./word-questions.js";

const read = readWorkbookBytes(
  readFileSync(new URL("../../../../../../fixtures/foreign/pro-forma.xlsx", import.meta.url)),
);
if (!read.ok) throw new Error(read.finding.message);
const form = read.workbook;
const manifest = newestTemplate("epb-calculating");
const suggestions = suggestMapping(form, manifest, "Form");

test("a word that was left out can be given a choice afterward", () => {
  const rows = mappingRows(suggestions, manifest);
  const [first, ...others] = rows.words;
  if (first === undefined) throw new Error("The form has no words.");
  const open: MappingRows = { ...rows, words: [{ ...first, state: "Check", choice: "" }, ...others] };
  const [question] = wordQuestions(open, { form, manifest, suggestions });
  const leftOut = question?.leaveOut(open);
  expect(leftOut?.words[0]).toMatchObject({ word: first.word, state: "No", choice: "" });
  const choice = first.choices[0] ?? "";
  const chosen = question?.decide(choice);
  if (chosen?.kind !== "decided" || leftOut === undefined) throw new Error("The choice is not taken.");
  expect(chosen.change(leftOut).words[0]).toMatchObject({ word: first.word, state: "Found", choice });
});
