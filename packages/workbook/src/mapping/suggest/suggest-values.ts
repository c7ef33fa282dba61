import { Decimal } from "@epb/engine";
import type { TemplateManifest } from "../../templates/manifest.js";
import type { FlatCell, FlatSheet, FlatWorkbook } from "../../xlsx/flat-workbook.js";
import type { ProfileConversion } from "../profile.js";
import { placeText } from "../sheets/place-text.js";
import { targetAt } from "../target-index.js";
import { isEscalationText } from "./escalation-text.js";
import { categoryOf, type KindOfSavings, kindOfSavings } from "./fuels.js";
import { describeTarget, type KnownTargets, NO_INPUT } from "./known-targets.js";
import type { LabelMatch } from "./label-match.js";
import { type LabeledCell, labeledCells } from "./labeled-cells.js";
import { readCells } from "./read-numbers.js";
import { choiceOf } from "./suggest-words.js";
import { type Candidate, POSSIBLE, SURE, type SuggestedValue } from "./suggestion.js";
import { hintedPaths } from "./value-hints.js";

/** Two candidates that are nearer to each other are an open question. */
const MARGIN = 0.07;
const LEAST_MATCH = 0.5;
/** Of a city with its state in the next cell. */
const PLACE_SCORE = 0.9;
/** Of the label of a row with the header of a column. */
const LEAST_MATCH_TOGETHER = 0.9;

/**
 * Suggests single values: cells whose label names an input or figure.
 *
 * @param isTaken - True for cells of tables.
 * @param categories - Categories of the savings that the form has.
 */
export function suggestValues(
  sheets: readonly FlatSheet[],
  form: FlatWorkbook,
  manifest: TemplateManifest,
  known: KnownTargets,
  isTaken: (sheet: FlatSheet, cell: FlatCell) => boolean,
  noteOf: (sheet: FlatSheet) => string | undefined,
  categories: readonly number[],
): readonly SuggestedValue[] {
  const byPath = new Map<string, readonly Found[]>();
  for (const labeled of sheets.flatMap((sheet) => labeledCells(sheet, known, isTaken))) {
    const note = noteOf(labeled.sheet);
    const found = meaningsOf(labeled, note, form, known, manifest, categories);
    for (const one of found) byPath.set(one.path, [...(byPath.get(one.path) ?? []), one]);
  }
  removeWholeRate(byPath);
  const suggested = [...byPath].map(([to, found]) => suggestionOf(to, found));
  const taken = new Set(suggested.flatMap(({ state, best }) => (state === "taken" ? [placeText(best.place)] : [])));
  // A cell that is surely another input is no answer to a question.
  return suggested.filter(({ state, best }) => state === "taken" || !taken.has(placeText(best.place)));
}

interface Found {
  readonly path: string;
  readonly labeled: LabeledCell;
  readonly candidate: Candidate;
}

const [INDEX, PREMIUM] = ["financing.indexRate", "financing.addedPremium"];

/** Removes a candidate for the index rate that is the sum of another one and a premium: it is the whole rate. */
function removeWholeRate(byPath: Map<string, readonly Found[]>): void {
  const rates = byPath.get(INDEX) ?? [];
  const premiums = byPath.get(PREMIUM) ?? [];
  const placeOf = ({ candidate }: Found): string => placeText(candidate.place);
  const isSum = (whole: Found): boolean =>
    premiums.some((premium) =>
      rates.some(
        (rate) =>
          new Set([whole, premium, rate].map(placeOf)).size === 3 &&
          [rate, premium].every((one) => rateOf(one).gt(0)) &&
          rateOf(rate).plus(rateOf(premium)).eq(rateOf(whole)),
      ),
    );
  const index = rates.filter((one) => !isSum(one));
  if (index.length > 0) byPath.set(INDEX, index);
}

/** Rate of a cell as a fraction; zero for a text. */
const rateOf = ({ labeled: { cell }, candidate: { conversion } }: Found): Decimal =>
  cell.type === "number" ? new Decimal(cell.value).times(conversion.scale ?? 1) : new Decimal(0);

function suggestionOf(to: string, all: readonly Found[]): SuggestedValue {
  const found = [...all].sort((left, right) => right.candidate.confidence - left.candidate.confidence);
  const [best, second] = found as [Found, ...Found[]];
  const isAmbiguous =
    second !== undefined &&
    second.candidate.content !== best.candidate.content &&
    // A second loan that is not used has zeros and blanks.
    !found.slice(1).every((one) => isUnused(one.candidate.content)) &&
    best.candidate.confidence - second.candidate.confidence < MARGIN;
  const { candidate } = best;
  const isSure = candidate.confidence >= SURE && !isAmbiguous && best.labeled.hidden === undefined;
  const state = isSure ? "taken" : "question";
  return { to, state, best: candidate, others: found.slice(1, 4).map((one) => one.candidate) };
}

/** A match of a label with an input. */
interface ValueMatch extends LabelMatch<string> {
  /** False for a number that the input cannot have. */
  readonly isPossible?: (number: number | undefined) => boolean;
}

/** Number of a cell in the unit of the input. */
const numberIn = ({ type, value }: FlatCell, { scale = "1" }: ProfileConversion): number | undefined =>
  type === "number" ? Number(value) * Number(scale) : undefined;

const isUnused = (content: string): boolean => /^(0|tbd|n\/?a|none|-)$/i.test(content.trim());

function meaningsOf(
  labeled: LabeledCell,
  note: string | undefined,
  form: FlatWorkbook,
  { fields }: KnownTargets,
  manifest: TemplateManifest,
  categories: readonly number[],
): readonly Found[] {
  const { label, cell, sheet, header } = labeled;
  const matches = matchesOf(labeled, fields, categories);
  const none = matches.find(({ key }) => key === NO_INPUT);
  const possible = matches.flatMap(({ key, score, known, isPossible }): readonly Found[] => {
    const target = targetAt(manifest, key);
    if (target === undefined) return [];
    const { value, unit } = describeTarget(target);
    const texts = { ownTexts: labeled.unitTexts, otherTexts: [labeled.heading], note };
    const reading = readCells({ path: key, value, unit, cells: [cell], ...texts }, form);
    if (reading === undefined || isPossible?.(numberIn(cell, reading.conversion)) === false) return [];
    const isChoice = value?.kind === "option" || value?.kind === "otherSavingsType";
    const choice = isChoice ? choiceOf(value.list, cell.value) : undefined;
    const fit = isChoice && choice === undefined ? 0.6 : 1;
    const confidence = score * reading.confidence * fit;
    if (confidence < POSSIBLE || (none !== undefined && none.score >= score)) return [];
    const words = known === "" ? "has a word of this input" : `${header === undefined ? "means" : "mean"} ${known}`;
    const labels = [label.value, ...(header === undefined ? [] : [header])].map((text) => `“${text.trim()}”`);
    const reasons = [`${labels.join(" and ")} ${words}`, reading.reason, labeled.hidden ?? ""].filter(
      (reason) => reason !== "",
    );
    const candidate = {
      place: { sheet: sheet.name, address: cell.address },
      label: label.value.trim(),
      content: cell.value,
      conversion: reading.conversion,
      confidence,
      reasons,
    };
    return [{ path: key, labeled, candidate }];
  });
  const [best] = [...possible].sort((left, right) => right.candidate.confidence - left.candidate.confidence);
  const isOfAll = (path: string): boolean => path.startsWith("escalationRates") && path.includes("year=2..");
  return possible
    .map((one) =>
      one === best ||
      best === undefined ||
      (isOfAll(one.path) && isOfAll(best.path)) ||
      best.candidate.confidence - one.candidate.confidence >= MARGIN
        ? one
        : { ...one, candidate: { ...one.candidate, confidence: Math.min(one.candidate.confidence, SURE - 0.01) } },
    )
    .filter(
      (one) =>
        one === best ||
        one.candidate.confidence < SURE ||
        (best !== undefined && isOfAll(one.path) && isOfAll(best.path)),
    );
}

/** Inputs that the label of a cell can name, with its header or its neighbor if only both name one. */
function matchesOf(
  labeled: LabeledCell,
  fields: KnownTargets["fields"],
  categories: readonly number[],
): readonly ValueMatch[] {
  const { label, cell, header, means, isFirstOfMany } = labeled;
  if (means !== undefined) return [{ key: means.path, known: means.known, score: PLACE_SCORE }];
  if (header !== undefined) return fields.matches(`${label.value} ${header}`, LEAST_MATCH_TOGETHER);
  const named = [...seriesMatches(labeled, categories), ...fields.matches(label.value, LEAST_MATCH)];
  const hinted = hintMatches(label.value, cell.value).filter(({ key }) => !named.some((one) => one.key === key));
  // The amount of the first year is not one amount for all years.
  const isOfFirstYear = isFirstOfMany || FIRST_YEAR.test(label.value);
  return [...named, ...hinted].filter(({ key }) => !isOfFirstYear || !key.includes("[year="));
}

const FIRST_YEAR = /\b(year|yr\.?) ?(1|one)\b|\bfirst[- ]year\b/i;

const HINT_SCORE = 0.6;

/** Possible meanings of a label that has no known name. */
const hintMatches = (label: string, content: string): readonly ValueMatch[] =>
  hintedPaths(label, content).map(({ path, isPossible }) => ({ key: path, known: "", score: HINT_SCORE, isPossible }));

/** One rate of escalation for all years: `Escalation, electricity`, or for all savings: `Growth of all savings`. */
function seriesMatches(
  { label, heading, isFirstOfMany }: LabeledCell,
  categories: readonly number[],
): readonly LabelMatch<string>[] {
  // A row with a rate for each year does not have one rate for all.
  if (isFirstOfMany) return [];
  const isNamed = isEscalationText(label.value);
  if (!isNamed && !isEscalationText(heading)) return [];
  const known = "an escalation rate for all years";
  const isOfCosts = OF_COSTS.test(label.value);
  const kind = kindOfSavings(label.value) ?? (OF_LABOR.test(label.value) && !isOfCosts ? LABOR : undefined);
  if (kind !== undefined) return [{ key: seriesPath(categoryOf(kind.kind, 1)), known, score: kind.confidence }];
  if (!isNamed || isOfCosts) return [];
  const score = OF_ALL.test(label.value) ? 0.95 : OF_ALL_SCORE;
  return categories.map((category) => ({ key: seriesPath(category), known: `${known} and savings`, score }));
}

/** Prices of work grow like the savings on operation and maintenance. */
const OF_LABOR = /\blabor\b|\bwages?\b/i;
const LABOR: KindOfSavings = { kind: "operation", confidence: 0.85 };

const seriesPath = (category: number): string => `escalationRates[fieldId=${category},year=2..40].value`;

const OF_ALL = /\b(all|every|each)\b/i;
/** A rate of savings that does not say that it is for all of them. */
const OF_ALL_SCORE = 0.7;
/** Rates of the expenses of the performance period. */
const OF_COSTS = /m&v|measurement|verification|service|expense|maintenance|fee\b|construction|discount/i;
