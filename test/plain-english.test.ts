import { describe, expect, test } from "vitest";
import {
  findPrivateWords,
  type Place,
  sentencesOfDocuments,
  sentencesOfSources,
  type WordList,
} from "./house-rules/plain-english.js";
import { example, listFiles, loadRepository, readText } from "./house-rules/repository.js";

/** Written by other people, or pages that quote the specification or the words of the list. */
const NOT_CHECKED = /^scripts\/licenses\/texts\/|LICENSE|\/SOURCES\.md$|^docs\/(STYLE|SPEC-MAP)\.md$/;

const WORDS: WordList = JSON.parse(readText("docs/word-list.json"));

describe("sentences are plain US English", () => {
  const sentences = sentencesOfSources(loadRepository({}).files);
  const isIn = (place: Place) => (sentence: { readonly places: readonly Place[] }) => sentence.places.includes(place);

  test("in texts of screens, commands, findings, and calls", () => {
    expect(findPrivateWords(sentences.filter(isIn("text")), WORDS)).toEqual([]);
  });

  test("in documents", () => {
    const documents = listFiles()
      .filter((path) => /\.md$|^action\.yml$/.test(path) && !NOT_CHECKED.test(path))
      .map((path) => ({ path, text: readText(path) }));
    expect(findPrivateWords(sentencesOfDocuments(documents), WORDS)).toEqual([]);
  });

  test("in comments", () => {
    expect(findPrivateWords(sentences.filter(isIn("comment")), WORDS)).toEqual([]);
  });

  test("can fail", () => {
    const source = example(
      "packages/contract/src/a.ts",
      [
        "/** What it comes to. */",
        'export const texts = ["What the project costs.", "Please wait", "Invalid zip format", "anew"];',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: source of the example
        "export const error = (name: string) => `Nobody is told of ${name} any more`; // anew",
      ].join("\n"),
    );
    const document = { path: "a.md", text: "The log is kept for good.\n```\nfor good\n```\n`for good`" };
    const found = findPrivateWords([...sentencesOfSources([source]), ...sentencesOfDocuments([document])], WORDS);
    expect(found.map((violation) => violation.split(" (use")[0])).toEqual([
      'packages/contract/src/a.ts:2 "What"',
      'packages/contract/src/a.ts:2 "Please"',
      'packages/contract/src/a.ts:3 "told"',
      'packages/contract/src/a.ts:3 "any more"',
      'packages/contract/src/a.ts:1 "comes to"',
      'packages/contract/src/a.ts:1 "What"',
      'a.md:1 "for good"',
    ]);
  });
});
