import { citationsOf } from "../../scripts/docs/spec-tags.js";
import type { TextFile } from "./texts.js";
import type { Violation } from "./violation.js";

/** Words of a quotation by which a reader finds the sentence. */
const MOST_QUOTED_WORDS = 6;

/** Quotations of `@spec` tags that are longer than a reader needs to find the sentence. */
export const findLongQuotations = (files: readonly TextFile[]): Violation[] =>
  citationsOf(files).flatMap(({ path, line, document, section, quotations }) =>
    document === "D"
      ? []
      : quotations
          .filter((phrase) => lettersOf(phrase).length > MOST_QUOTED_WORDS)
          .map((phrase) => `${path}:${line} cites ${document} ${section} with more than six words: "${phrase}"`),
  );

/** Numbers and signs are not words. */
const lettersOf = (text: string): string[] => text.split(/\s+/).filter((word) => /[a-z]/i.test(word));

/** Minimum number of consecutive words of a copy. */
const WORDS_OF_A_COPY = 12;

/** Texts that people must see letter for letter, besides the messages that the specification quotes. */
const LETTER_FOR_LETTER: readonly { readonly path: RegExp; readonly reason: string }[] = [
  { path: /^packages\/engine\/src\/enumerations\//, reason: "names and numbers of the values of lists" },
  { path: /^packages\/viewer\/journeys\/account-request\.test\.ts$/, reason: "headings of a form" },
];

/**
 * Sentences copied from the specification, which describes the product and is not part of the repository.
 *
 * @param files - Files of the repository.
 * @param specification - Its documents; empty if they are not available.
 */
export function findCopiedSentences(files: readonly TextFile[], specification: readonly string[]): Violation[] {
  if (specification.length === 0) return [];
  const sentences = runsOf(specification.flatMap(withoutMessages));
  return files
    .filter(({ path }) => !LETTER_FOR_LETTER.some((text) => text.path.test(path)))
    .flatMap(({ path, text }) => {
      const words = wordsOf(text);
      const first = words.findIndex((_, index) => sentences.has(runAt(words, index)));
      if (first < 0) return [];
      const run = words.slice(first, first + WORDS_OF_A_COPY);
      const line = text.slice(0, run[0]?.at).split("\n").length;
      return [`${path}:${line} has the specification's words: "${run.map(({ word }) => word).join(" ")}"`];
    });
}

/** The specification has messages in single quotes. Names and short texts in quotes are part of its sentences. */
const withoutMessages = (text: string): string[] => text.split(/(?<!\w)'(?:[^\s']+ ){3}[^\n]*?'(?!\w)/);

const runsOf = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) => {
      const words = wordsOf(text);
      return words.slice(WORDS_OF_A_COPY - 1).map((_, index) => runAt(words, index));
    }),
  );

interface Word {
  readonly word: string;
  readonly at: number;
}

const runAt = (words: readonly Word[], index: number): string =>
  words
    .slice(index, index + WORDS_OF_A_COPY)
    .map(({ word }) => word)
    .join(" ");

/** The words of a text, without the signs of comments, quotations, and templates between them. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[a-z0-9](?:[a-z0-9'’_/.-]*[a-z0-9])?/gi)].map((match) => ({
    word: match[0].toLowerCase(),
    at: match.index,
  }));
