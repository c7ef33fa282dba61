import type { OptionListName } from "../../templates/option-lists.js";
import { hintedColumn } from "./column-hints.js";
import { choiceOf } from "./suggest-words.js";

/** A word of a label that makes an input possible, if the content of the cell fits. */
interface ValueHint {
  readonly path: string;
  readonly words: RegExp;
  /** Bounds of the number in the unit of the input. */
  readonly from?: number;
  readonly to?: number;
}

/** Needed inputs, and amounts of the financing, whose labels differ most from form to form. */
const HINTS: readonly ValueHint[] = [
  // Few forms have many dates.
  { path: "financing.awardDate", words: /./ },
  {
    path: "record.name",
    words:
      /institution|government|county|\bcity\b|district|owner|property|lessee|agency|facility|building|campus|school|hospital|customer|client|\bsite\b|\bname\b|borrower|applicant/i,
  },
  { path: "implementationCostSavings.payment", words: /\bpaid\b|\bcash\b|down payment|contribution/i, from: 100 },
  {
    path: "financing.implementationPeriodMonths",
    words:
      /(construct|install|implement|build|complet|work|operat|accept|acqui|design).*(month|\bmos?\b)|(month|\bmos?\b).*(construct|install|implement|build|complet|work|operat|accept|acqui|design|award)|build-?out|construction|installation/i,
    from: 1,
    to: 60,
  },
  {
    path: "financing.indexRate",
    words: /\brate\b|interest|treasury|yield|coupon|\bindex\b|swap|sofr|borrow|cost of (money|funds|capital)/i,
    from: 0.002,
    to: 0.15,
  },
  { path: "financing.addedPremium", words: /spread|premium|margin|adder|\bover\b|add-?on|plus/i, from: 0, to: 0.05 },
  { path: "other.guarPctEstSav", words: /guarant|assured|warrant|promis|backed|secured/i, from: 0.5, to: 1.1 },
  { path: "capitalization.procureConstrIntr", words: /interest|\bcarry\b/i, from: 100 },
  {
    path: "capitalization.procureOther",
    words: /closing|issu|counsel|legal|escrow|\bfinanc|advis|trustee|placement|recording/i,
    from: 100,
  },
  {
    path: "implementationPricing.projectDevelopmentPrice",
    words: /\b(audit|study|iga|development|feasibility)\b/i,
    from: 100,
  },
];

/** Needed choices; a cell with a word of the list is possible under any label. */
const CHOICES: readonly (readonly [path: string, list: OptionListName])[] = [
  ["financing.paymentTimingYear", "paymentFrequencies"],
  ["financing.paymentTimingTypeID", "paymentTimings"],
];

/** One amount for all years. */
const EVERY_YEAR = /\b(per|each|every|a) (year|annum)\b|\bannual|\byearly\b|\/ ?(yr|year)\b/i;
const YEARS = "[year=1..25]";

export interface HintedPath {
  readonly path: string;
  readonly isPossible: (number: number | undefined) => boolean;
}

/** Inputs that a label without a known name can have, with the bounds of their numbers. They are always open questions. */
export function hintedPaths(label: string, content: string): readonly HintedPath[] {
  const byWords = HINTS.filter(({ words }) => words.test(label)).map(
    ({ path, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }): HintedPath => ({
      path,
      isPossible: (number) => number === undefined || (number >= from && number <= to),
    }),
  );
  const byContent = CHOICES.filter(
    ([, list]) => /[a-z]{4}/i.test(content) && choiceOf(list, content) !== undefined,
  ).map(([path]): HintedPath => ({ path, isPossible: () => true }));
  const yearly = EVERY_YEAR.test(label) ? hintedColumn(label, false) : undefined;
  const everyYear =
    yearly?.startsWith("performancePeriod[]") === true
      ? [{ path: yearly.replace("[]", YEARS), isPossible: () => true }]
      : [];
  return [...byWords, ...byContent, ...everyYear];
}
