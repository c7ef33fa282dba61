import type { ProjectExplainer } from "../explain/explain-project.js";
import { everydayNames } from "./everyday-names.js";
import { type CalculatedProject, namedFigures, namedInputs, withheldFigures } from "./project-names.js";

/** A figure or an input whose name contains the words of a phrase. */
export interface ValueByWords {
  /** A withheld figure depends on an input that cannot be used. */
  readonly kind: "figure" | "input" | "withheld";
  readonly path: string;
  /** `Annual contractor payments, year 7` */
  readonly label: string;
}

/** Words that name nothing. */
const FILLERS = new Set(
  "a after an and are at be before by did do does for from has have how in is its many much my of on our per the to was we what when which will with".split(
    " ",
  ),
);

/** Words that can be left out if no name has them: `M&V cost` for measurement and verification. */
const GENERAL = new Set(["amount", "cost", "number", "price", "value"]);

/** Words of the field for words that people use, by their singular. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  begin: ["start"],
  borrowed: ["financed"],
  carbon: ["greenhouse"],
  co2: ["greenhouse"],
  co2e: ["greenhouse"],
  cost: ["price"],
  duration: ["period"],
  electricity: ["electric"],
  emission: ["greenhouse"],
  finish: ["end"],
  ghg: ["greenhouse"],
  inflation: ["escalation"],
  kwh: ["electricity", "electric"],
  left: ["balance"],
  length: ["period"],
  loan: ["financed", "debt"],
  long: ["period"],
  "m&v": ["measurement"],
  mv: ["measurement"],
  outstanding: ["balance"],
  owe: ["balance"],
  owed: ["balance"],
  paid: ["payment"],
  pay: ["payment"],
  price: ["cost"],
  saved: ["saving"],
  saving: ["saved"],
};

const YEAR = /\b(?:year|yr)\s*(\d{1,3})\b|\b(\d{1,3})(?:st|nd|rd|th)\s+year\b|\bfirst[\s-]year\b/;
const ITEM = /\b(?:month|measure|category)\b/;
/** Beginnings of words that are enough to match. */
const SHORTEST_BEGINNING = 4;
/** Of a value of one item, such as a measure, if the phrase names no item. */
const ITEM_PENALTY = 10;
/** Of a name with another word for a word of the phrase. */
const SYNONYM_PENALTY = 0.25;

/**
 * Figures and inputs whose names contain all words of a phrase, the best match first. Word order and small words do not
 * matter. Common words match terms of the field: "CO2" matches "greenhouse gas". If a figure has a value for each year,
 * the result contains the year that the phrase names, or the first year. The result is empty if no name matches.
 *
 * @example
 * import { explainProject } from "@epb/engine/explain";
 * import { findByWords } from "@epb/engine/lookup";
 *
 * const found = findByWords("payment of year 3", { project, calculation }, explainProject(project, calculation));
 * found.map(({ label }) => label); // ["Payment, year 3"]
 */
export function findByWords(
  phrase: string,
  result: CalculatedProject,
  explainer: ProjectExplainer,
): readonly ValueByWords[] {
  const plain = phrase.toLowerCase();
  const all = wordsOf(plain.replace(YEAR, " "));
  const found = search(plain, all, result, explainer);
  const special = all.filter((word) => !GENERAL.has(word));
  return found.length > 0 || special.length === all.length ? found : search(plain, special, result, explainer);
}

function search(
  phrase: string,
  wanted: readonly string[],
  result: CalculatedProject,
  explainer: ProjectExplainer,
): readonly ValueByWords[] {
  if (wanted.length === 0) return [];
  const year = yearOf(phrase);
  const found = new Map<string, Ranked>();
  const consider = (value: ValueByWords, everyday: readonly string[]): void => {
    const label = value.label.toLowerCase();
    const own = yearOf(label);
    if (year !== undefined && own !== year) return;
    const rank = Math.min(
      rankOf(wordsOf(label.replace(YEAR, " ")), wanted),
      // The label itself is nearer.
      ...everyday.map((name) => rankOf(wordsOf(name), wanted) + 0.5),
    );
    if (rank === Number.POSITIVE_INFINITY) return;
    const key = label.replace(YEAR, "year");
    const before = found.get(key);
    // The last figure of a label is that of the summary, which people mean; the first year stands for all years.
    if (before !== undefined && (before.year !== own || value.kind === "input")) return;
    found.set(key, { ...value, year: own, rank: rank + (ITEM.test(label) && !ITEM.test(phrase) ? ITEM_PENALTY : 0) });
  };
  for (const { path, label, definition } of namedFigures(result, explainer)) {
    consider({ kind: "figure", path, label }, [...everydayNames(definition.label), ...everydayNames(label)]);
  }
  for (const { path, label, definition } of withheldFigures(result, explainer)) {
    consider({ kind: "withheld", path, label }, [...everydayNames(definition.label), ...everydayNames(label)]);
  }
  for (const { path, label } of namedInputs(result.project, explainer)) {
    consider({ kind: "input", path, label }, everydayNames(label));
  }
  const ranked = [...found.values()].sort((one, other) => one.rank - other.rank);
  const exact = ranked.filter(({ rank }) => rank === 0);
  const kept = exact.length > 0 ? exact : ranked.filter(({ rank }) => rank < (ranked[0]?.rank ?? 0) + ITEM_PENALTY);
  return kept.map(({ kind, path, label }) => ({ kind, path, label }));
}

interface Ranked extends ValueByWords {
  readonly year: string | undefined;
  /** Number of words of the name that the phrase does not have. */
  readonly rank: number;
}

function yearOf(text: string): string | undefined {
  const [all, number, ordinal] = YEAR.exec(text) ?? [];
  return all === undefined ? undefined : (number ?? ordinal ?? "1");
}

const wordsOf = (text: string): readonly string[] =>
  (text.match(/[\p{L}\d&]+/gu) ?? []).filter((word) => !FILLERS.has(word)).map(singular);

const singular = (word: string): string => (word.length > 3 && !word.endsWith("ss") ? word.replace(/s$/, "") : word);

/** Number of words of a name that are not wanted, and penalties; infinite if the name lacks a wanted word. */
function rankOf(name: readonly string[], wanted: readonly string[]): number {
  let rank = name.length - wanted.length;
  for (const word of wanted) {
    if (name.some((other) => isSame(word, other))) continue;
    const replaces = (SYNONYMS[word] ?? []).some((one) => name.some((other) => isSame(one, other)));
    if (!replaces) return Number.POSITIVE_INFINITY;
    rank += SYNONYM_PENALTY;
  }
  return rank;
}

/** Equal words, and words of which one begins with the other: `guarantee` and `guaranteed`. */
const isSame = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= SHORTEST_BEGINNING && (one.startsWith(other) || other.startsWith(one)));
