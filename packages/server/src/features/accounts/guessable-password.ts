import type { MatchExtended, ZxcvbnFactory } from "@zxcvbn-ts/core";
import { isMadeOfKeyboardRuns } from "./keyboard-runs.js";

/** Minimum number of guesses, as a power of 10: 10^8 for others, and 10^10 for a person who knows the owner. */
const ENOUGH_GUESSES = 8;
const ENOUGH_GUESSES_WITH_OWN_WORDS = 10;

/** Number of characters that are checked: each additional one takes longer and cannot make a good password worse. */
const MOST_CHARACTERS = 32;
const MOST_SUBSTITUTIONS = 8;

/** Shorter parts of a name or an address occur in many words. */
const SHORTEST_WORD = 3;

/** Number of letters that a good password has in addition to the owner's words. */
const OTHER_LETTERS = 8;

/** Lists of common passwords, names, and words. Loaded at the first check, from local files only. */
let lists: Promise<ZxcvbnFactory> | undefined;

/**
 * Reason why a password is easy to guess, as a sentence; undefined for a good one. Takes up to 250 ms, and more than a
 * second the first time: the server calls the function through `PasswordChecker`.
 *
 * @param about - The owner: names, address, organization.
 */
export async function guessableBecause(password: string, about: readonly string[]): Promise<string | undefined> {
  lists ??= readLists();
  const words = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map((word) => word.toLowerCase());
  const own = [...new Set(words)].filter((word) => word.length >= SHORTEST_WORD);
  const { guessesLog10, sequence } = (await lists).check(password.slice(0, MOST_CHARACTERS), own);
  const hasOwnWords = sequence.some((part) => isFrom(part, "userInputs"));
  if (isMadeOf(own, password.toLowerCase())) return OWN_WORDS;
  if (guessesLog10 >= (hasOwnWords ? ENOUGH_GUESSES_WITH_OWN_WORDS : ENOUGH_GUESSES)) {
    // The library multiplies the guesses of joined rows, but joined rows are common.
    return isMadeOfKeyboardRuns(password) ? KEYBOARD : undefined;
  }
  if (hasOwnWords) return OWN_WORDS;
  if (sequence.some((part) => isFrom(part, "passwords-common"))) {
    return "This password is easy to guess: it is, or starts like, a common password.";
  }
  return "This password is easy to guess: it has repetitions, sequences of letters or numbers, or only a few common words.";
}

const OWN_WORDS = "This password is easy to guess: it contains your name, email address, or organization.";

const KEYBOARD = "This password is easy to guess: it follows adjacent keys on a keyboard.";

/** True if the password has only the owner's words and a few numbers and signs. */
function isMadeOf(own: readonly string[], password: string): boolean {
  const longestFirst = [...own].sort((left, right) => right.length - left.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, " "), password);
  return rest !== password && rest.replace(/\P{L}/gu, "").length < OTHER_LETTERS;
}

async function readLists(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: MOST_CHARACTERS,
    l33tMaxSubstitutions: MOST_SUBSTITUTIONS,
  });
}

const isFrom = (part: MatchExtended, dictionary: string): boolean =>
  "dictionaryName" in part && part.dictionaryName === dictionary;
