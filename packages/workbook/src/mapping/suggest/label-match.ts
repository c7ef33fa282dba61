import { labelWords, wordWeight } from "./label-words.js";

/** Labels that name a path of an input or figure. */
export interface KnownLabels<Key> {
  readonly key: Key;
  readonly labels: readonly string[];
}

export interface LabelMatch<Key> {
  readonly key: Key;
  /** The known label that is nearest. */
  readonly known: string;
  /** From 0 to 1, which stands for the same words. */
  readonly score: number;
}

const MOST_KEPT = 20_000;
const ALTERNATIVE = /\s*\/\s*|\s+or\s+/i;
const MOST_PARTS = 3;
const SAME_PART = 0.9;
const PART_SCORE = 0.95;
/** Less similar labels share no more than common words. */
const LEAST = 0.4;

/** Finds the known labels that are nearest to a label of a form. */
export class LabelMatcher<Key> {
  readonly #known: readonly { readonly key: Key; readonly label: string; readonly words: ReadonlySet<string> }[];

  /** Forms repeat labels. */
  readonly #found: Map<string, readonly LabelMatch<Key>[]> = new Map<string, readonly LabelMatch<Key>[]>();

  constructor(known: readonly KnownLabels<Key>[]) {
    this.#known = known.flatMap(({ key, labels }) =>
      labels.map((label) => ({ key, label, words: new Set(labelWords(label)) })),
    );
  }

  /** The best match of each key, the nearest first. */
  matches(label: string, least: number): readonly LabelMatch<Key>[] {
    let found = this.#found.get(label);
    if (found === undefined) {
      found = this.#allMatches(label);
      // The matcher outlives a form.
      if (this.#found.size >= MOST_KEPT) this.#found.clear();
      this.#found.set(label, found);
    }
    return found.filter(({ score }) => score >= least);
  }

  #allMatches(label: string): readonly LabelMatch<Key>[] {
    const whole = this.#wholeMatches(label);
    const parts = label.split(ALTERNATIVE).filter((part) => part.trim() !== "");
    if (parts.length < 2 || parts.length > MOST_PARTS) return whole;
    // "Customer / Facility Name": every part names the same.
    const [first = [], ...others] = parts.map((part) =>
      this.#wholeMatches(part).filter(({ score }) => score >= SAME_PART),
    );
    const shared = first.find(({ key }) => others.every(([best]) => best?.key === key) && first[0]?.key === key);
    if (shared === undefined) return whole;
    const found = { ...shared, score: PART_SCORE };
    return [found, ...whole.filter(({ key }) => key !== shared.key)].sort((left, right) => right.score - left.score);
  }

  #wholeMatches(label: string): readonly LabelMatch<Key>[] {
    const words = new Set(labelWords(label));
    const best = new Map<Key, LabelMatch<Key>>();
    if (words.size === 0) return [];
    for (const known of this.#known) {
      const score = similarity(words, known.words);
      if (score < LEAST || score <= (best.get(known.key)?.score ?? 0)) continue;
      best.set(known.key, { key: known.key, known: known.label, score });
    }
    return [...best.values()].sort((left, right) => right.score - left.score);
  }
}

/** Weight of the shared words among all words of both labels. */
function similarity(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0;
  let all = 0;
  for (const word of left) {
    const weight = wordWeight(word);
    all += weight;
    if (right.has(word)) shared += weight;
  }
  for (const word of right) if (!left.has(word)) all += wordWeight(word);
  return all === 0 ? 0 : shared / all;
}
