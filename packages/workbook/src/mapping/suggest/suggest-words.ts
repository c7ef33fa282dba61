import type { InputValue } from "../../templates/input-value.js";
import { findOption, looseText, type OptionListName } from "../../templates/option-lists.js";
import type { FlatCell, SheetPlace } from "../../xlsx/flat-workbook.js";
import { PROFILE_LIMITS } from "../profile-schema.js";
import { CHOICE_WORDS } from "./form-choices.js";
import { LabelMatcher } from "./label-match.js";
import type { SuggestedWord } from "./suggestion.js";

/** The choice of a list that a word of a form stands for. */
export function choiceOf(list: OptionListName, word: string): string | undefined {
  const own = findOption(list, word)?.label;
  if (own !== undefined) return own;
  const wanted = looseText(word);
  for (const [choice, words] of Object.entries(CHOICE_WORDS[list] ?? {})) {
    if (words.split("|").includes(wanted)) return choice;
  }
  const [best, second] = matcherOf(list).matches(word, SAME);
  return best === undefined || best.score === second?.score ? undefined : best.key;
}

/** Words that a list knows in another order or form count as the same. */
const SAME = 0.99;

const matchers = new Map<OptionListName, LabelMatcher<string>>();

function matcherOf(list: OptionListName): LabelMatcher<string> {
  const known = matchers.get(list);
  if (known !== undefined) return known;
  const words = Object.entries(CHOICE_WORDS[list] ?? {});
  const made = new LabelMatcher(words.map(([key, labels]) => ({ key, labels: labels.split("|") })));
  matchers.set(list, made);
  return made;
}

/** The words of cells that are not choices of our list, each once. */
export function suggestWords(
  to: string,
  value: InputValue | undefined,
  cells: readonly FlatCell[],
  sheet: string,
): readonly SuggestedWord[] {
  if (value?.kind !== "option") return [];
  const words = new Map<string, { readonly word: string; readonly place: SheetPlace }>();
  for (const { value: word, address } of cells) {
    if (
      word.length > PROFILE_LIMITS.textLength ||
      findOption(value.list, word) !== undefined ||
      words.has(looseText(word))
    )
      continue;
    words.set(looseText(word), { word: word.trim(), place: { sheet, address } });
  }
  return [...words.values()].map(({ word, place }) => ({ to, word, place, choice: choiceOf(value.list, word) }));
}
