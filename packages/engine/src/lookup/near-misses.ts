/** Something a person may have meant, and the names under which it is known. */
export interface Suggestible {
  /** Suggested text. */
  readonly suggestion: string;
  readonly names: readonly string[];
}

/** Names that differ in more than this part of their letters are no near misses. */
const FARTHEST = 0.4;
/** Names that are so much farther than the nearest name are omitted. */
const SPREAD = 0.15;
const MOST_SUGGESTIONS = 5;

/**
 * Suggestions for a mistyped name, nearest first; empty if no known name is near.
 *
 * @example
 * import { nearMisses } from "@epb/engine/lookup";
 *
 * nearMisses("Totl payments", [{ suggestion: "costSavings.totalPayments", names: ["Total payments"] }]); // ["costSavings.totalPayments"]
 */
export function nearMisses(word: string, known: Iterable<Suggestible>, most: number = MOST_SUGGESTIONS): string[] {
  const wanted = plain(word);
  const nearest = new Map<string, number>();
  for (const { suggestion, names } of known) {
    const distance = Math.min(...names.map((name) => distanceOf(wanted, plain(name))));
    if (distance <= FARTHEST && distance < (nearest.get(suggestion) ?? 1)) nearest.set(suggestion, distance);
  }
  const farthest = Math.min(...nearest.values()) + SPREAD;
  return [...nearest]
    .filter(([, distance]) => distance <= farthest)
    .sort(([, one], [, other]) => one - other)
    .slice(0, most)
    .map(([suggestion]) => suggestion);
}

/**
 * The question `(Did you mean x or y?)`, or an empty text if there is no suggestion.
 *
 * @example
 * import { didYouMean } from "@epb/engine/lookup";
 *
 * didYouMean(["Total payments", "Total interest"]); // "Did you mean Total payments or Total interest?"
 */
export function didYouMean(suggestions: readonly string[]): string {
  const last = suggestions.at(-1);
  if (last === undefined) return "";
  const others = suggestions.slice(0, -1);
  return `Did you mean ${others.length === 0 ? last : `${others.join(", ")} or ${last}`}?`;
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, " ").trim();

/** From 0, the same, to 1, nothing in common. A name that contains the whole word is near, for any length. */
function distanceOf(word: string, name: string): number {
  if (word === name) return 0;
  if (word.length >= 3 && name.includes(word)) return 0.3 - (0.2 * word.length) / name.length;
  const longest = Math.max(word.length, name.length);
  // Lengths alone set them apart.
  if (Math.abs(word.length - name.length) > longest * FARTHEST) return 1;
  return editDistance(word, name) / longest;
}

/** Number of letters to insert, delete, replace, or swap with their neighbor. */
function editDistance(one: string, other: string): number {
  let [before, current]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (next[column - 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + Number(!isSame),
          isSwapped && column > 1 && row > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, current] = [current, next];
  }
  return current[other.length] ?? 0;
}
