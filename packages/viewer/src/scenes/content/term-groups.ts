import type { GlossaryTerm } from "@epb/contract";

/** Terms with one letter. */
interface TermGroup {
  readonly letter: string;
  readonly terms: readonly GlossaryTerm[];
}

/** Terms that have all the words in their name or in what they mean; capitals do not matter. */
export function matchingTerms(terms: readonly GlossaryTerm[], search: string): readonly GlossaryTerm[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return terms.filter(({ term, definition }) => {
    const text = `${term} ${definition}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** By their first letters, in the order of the alphabet. */
export function termGroups(terms: readonly GlossaryTerm[]): readonly TermGroup[] {
  const groups = new Map<string, GlossaryTerm[]>();
  for (const each of terms) {
    const letter = each.term.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), each]);
  }
  return [...groups]
    .map(([letter, found]) => ({ letter, terms: found }))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1));
}

/** The anchor of a term: `esco-energy-service-company`. */
export const anchorOf = (term: string): string =>
  term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export const LETTERS: readonly string[] = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
