import type { TemplateManifest } from "../../templates/manifest.js";
import type { FlatWorkbook } from "../../xlsx/flat-workbook.js";
import { YEAR_KEY } from "../mapping.js";
import { targetIndex } from "../target-index.js";
import { noteOfTable } from "./amounts-note.js";
import { hintedColumn } from "./column-hints.js";
import { fitOf, isDistinctText } from "./content-fit.js";
import { isEscalationText } from "./escalation-text.js";
import type { Region, RegionColumn } from "./find-regions.js";
import { categoryOf, type KindOfSavings, kindOfSavings, savingsPath } from "./fuels.js";
import { describeTarget, type KnownTargets, NO_INPUT } from "./known-targets.js";
import { type ReadableCells, readCells } from "./read-numbers.js";
import { POSSIBLE, SURE, type SuggestedTable } from "./suggestion.js";
import {
  asQuestions,
  type ColumnMeaning,
  hasHiddenItem,
  type Meaning,
  type OtherFuels,
  type RegionContext,
  tableOf,
} from "./table-of-meanings.js";
import { isUnit, unitsIn } from "./units.js";

/** A table of the form, and its place. */
export interface FoundTables {
  readonly region: Region;
  readonly table: SuggestedTable;
}

const LEAST_MATCH = 0.5;
/** A group and a label that together are this near to a known label have no other meaning. */
const CLOSE = 0.9;
const KEYS: ReadonlySet<string> = new Set(["ecms[].ecmNumber", "ecms[].ecmDescription"]);

/** Suggests the lists that the tables of a sheet fill. */
export function suggestTables(
  regions: readonly Region[],
  form: FlatWorkbook,
  manifest: TemplateManifest,
  known: KnownTargets,
  note: string | undefined,
  fuels: OtherFuels,
): readonly FoundTables[] {
  const found = regions.flatMap((region) => {
    const context: RegionContext = {
      region,
      form,
      manifest,
      note: note ?? noteOfTable(region.grid, region.headerRow),
      fuels,
    };
    const measures = region.grid.isTurned && region.years !== undefined ? [] : measureColumns(context, known);
    const years = region.years === undefined ? [] : yearColumns(context, known);
    const isMeasures = hasMeasures(measures) && weightOf(measures) > weightOf(years);
    const named = isMeasures ? measures : years;
    const columns = withHints(context, named, isMeasures);
    const isKnown = named.some(({ meanings: [best] }) => best !== undefined && best.to !== YEAR_KEY);
    if (!isKnown) return [];
    const table = tableOf(context, columns);
    const isDoubtful = isMeasures && region.grid.isTurned && hasHiddenItem(region);
    return [{ region, isMeasures, weight: weightOf(columns), table: isDoubtful ? asQuestions(table) : table }];
  });
  // Measures are rows or columns of a sheet, and the direction with more known labels is right.
  const heaviest = (isTurned: boolean): number =>
    Math.max(
      0,
      ...found.flatMap((one) => (one.isMeasures && one.region.grid.isTurned === isTurned ? [one.weight] : [])),
    );
  const isAcross = heaviest(true) > heaviest(false);
  return found.filter(({ isMeasures, region }) => !isMeasures || region.grid.isTurned === isAcross);
}

const weightOf = (columns: readonly ColumnMeaning[]): number =>
  columns.reduce(
    (sum, { meanings: [best] }) => sum + (best === undefined || best.to === YEAR_KEY ? 0 : best.confidence),
    0,
  );

function measureColumns(context: RegionContext, known: KnownTargets): readonly ColumnMeaning[] {
  const columns = labeledMeasureColumns(context, known);
  const isKnown = (to: string): boolean =>
    columns.some(({ meanings: [best] }) => best?.to === to && best.confidence >= SURE);
  if (
    context.region.grid.isTurned ||
    isKnown("ecms[].ecmDescription") ||
    columns.filter(({ meanings }) => meanings.length > 0).length < 2
  )
    return columns;
  // The first column of distinct texts beside prices and savings describes the measures, under any label.
  const description = columns.find(
    ({ column: { column, cells }, meanings: [best] }) =>
      column !== context.region.years?.column &&
      (best === undefined || best.to === "ecms[].ecmDescription") &&
      isDistinctText(cells) &&
      fitOf("ecms[].ecmDescription", undefined, cells) === 1,
  );
  const meaning: Meaning = {
    to: "ecms[].ecmDescription",
    confidence: BY_SHAPE,
    conversion: {},
    reasons: ["a column of distinct texts beside amounts"],
  };
  return columns.map((one) => (one === description ? { column: one.column, meanings: [meaning] } : one));
}

/** Confidence of a meaning by the content of a column alone. */
const BY_SHAPE = 0.82;

function labeledMeasureColumns(context: RegionContext, known: KnownTargets): readonly ColumnMeaning[] {
  return withoutDoubles(
    context.region.columns.map((column) => {
      const matched = matchesOf(column, known.measureColumns);
      const savings = kindOf(column);
      const ofKind = savings === undefined ? [] : savingsMatches(context, column, savings);
      return { column, meanings: meaningsOf(context, column, [...ofKind, ...matched]) };
    }),
  );
}

function yearColumns(context: RegionContext, known: KnownTargets): readonly ColumnMeaning[] {
  const { region, fuels } = context;
  return withoutDoubles(
    region.columns.map((column) => {
      if (column.column === region.years?.column) return { column, meanings: [KEY_MEANING] };
      const kind = kindOf(column);
      const ofKind = kind === undefined ? [] : yearMatches(context, column, kind, fuels);
      const matched = isEscalation(column, region) ? [] : matchesOf(column, known.yearColumns);
      return { column, meanings: meaningsOf(context, column, [...ofKind, ...matched]) };
    }),
  );
}

/** Columns without a meaning get a possible one by a word of their header. */
function withHints(
  context: RegionContext,
  columns: readonly ColumnMeaning[],
  isMeasures: boolean,
): readonly ColumnMeaning[] {
  return columns.map((one) => {
    const { column, meanings } = one;
    const { header, group = "" } = column;
    const text = isUnit(header.value) ? `${group} ${header.value}` : header.value;
    const to = hintedColumn(text, isMeasures);
    const isFree = !columns.some(({ meanings: [best] }) => best?.to === to && (best?.confidence ?? 0) >= SURE);
    if (meanings.length > 0 || column.cells.length === 0 || to === undefined || !isFree) return one;
    return { column, meanings: meaningsOf(context, column, [{ to, score: HINT_SCORE, known: "" }]) };
  });
}

const HINT_SCORE = 0.6;

const KEY_MEANING: Meaning = {
  to: YEAR_KEY,
  confidence: 1,
  conversion: {},
  reasons: ["consecutive years"],
};

const kindOf = ({ header, group, firstLine, unit }: RegionColumn): KindOfSavings | undefined =>
  kindOfSavings([firstLine ?? "", header.value, unit ?? ""].join(" "), firstLine === undefined ? group : undefined);

interface PathMatch {
  readonly to: string;
  readonly score: number;
  readonly known: string;
}

function matchesOf(
  { header, group, firstLine }: RegionColumn,
  matcher: KnownTargets["yearColumns"],
): readonly PathMatch[] {
  const whole = `${firstLine ?? group ?? ""} ${header.value}`;
  const isWhole = firstLine !== undefined || (matcher.matches(whole, CLOSE)[0]?.score ?? 0) >= CLOSE;
  const texts = isWhole ? [whole] : [whole, header.value];
  const best = new Map<string, PathMatch>();
  for (const text of texts) {
    for (const { key, score, known } of matcher.matches(text, LEAST_MATCH)) {
      if (score > (best.get(key)?.score ?? 0)) best.set(key, { to: key, score, known });
    }
  }
  return [...best.values()];
}

function savingsMatches(
  context: RegionContext,
  column: RegionColumn,
  { kind, fuel, confidence }: KindOfSavings,
): readonly PathMatch[] {
  if (/baseline|existing|current/i.test(context.region.headings.join(" "))) return [];
  const number = fuelNumber(context.fuels, fuel);
  if (number === undefined) return [];
  const { ownTexts, otherTexts, note = "" } = unitTextsOf(context, column);
  const isDollars = isInDollars(ownTexts) ?? isInDollars([...otherTexts, note]) ?? true;
  const to = savingsPath(kind, isDollars, number);
  return to === undefined ? [] : [{ to, score: confidence, known: fuel ?? SAVINGS_WORDS[kind] }];
}

/** True for savings in dollars, false for a quantity; undefined if the texts name no unit. "kWh $" is the cost of kWh. */
function isInDollars(texts: readonly string[]): boolean | undefined {
  const measures = texts.flatMap((text) => unitsIn(text)).map(({ measure }) => measure);
  if (measures.includes("dollars")) return true;
  return measures.some((measure) => measure !== "rate" && measure !== "time") ? false : undefined;
}

const SAVINGS_WORDS = {
  electric: "electricity",
  demand: "electric demand",
  gas: "natural gas",
  fuel: "another fuel",
  water: "water",
  sewer: "wastewater",
  operation: "operation and maintenance",
  other: "other savings",
} as const;

/** A column by fuel and year: escalation rates, or savings of the form, which are compared. */
function yearMatches(
  context: RegionContext,
  column: RegionColumn,
  kind: KindOfSavings,
  fuels: OtherFuels,
): readonly PathMatch[] {
  const number = fuelNumber(fuels, kind.fuel);
  if (number === undefined) return [];
  const isNamed = isEscalation(column, context.region);
  const numbers = column.cells.flatMap(({ type, value }) => (type === "number" ? [Math.abs(Number(value))] : []));
  const isSmall = numbers.every((value) => value < 0.25);
  const isDollars = !isNamed && numbers.some((value) => value > 25);
  // Operation and maintenance are expenses as often as savings.
  if (!isNamed && kind.kind === "operation") return [];
  const category = categoryOf(kind.kind, number);
  const known = `${kind.fuel ?? SAVINGS_WORDS[kind.kind]}${isDollars ? "" : ", escalation"}`;
  if (isDollars)
    return [{ to: `itemizedSavings.years[].categories[fieldId=${category}].value`, score: kind.confidence, known }];
  const score = kind.confidence * (isNamed ? 1 : isSmall ? 0.85 : 0.6);
  return [{ to: `escalationRates[fieldId=${category}].value`, score, known }];
}

/** True for a column of escalation rates by its texts. */
function isEscalation({ header, group, section }: RegionColumn, { headings, grid }: Region): boolean {
  const texts = [header.value, group ?? "", section ?? "", ...headings, grid.sheet.name];
  return texts.some(isEscalationText);
}

/** Number of the other savings type of a fuel: each of two fuels has its own. */
function fuelNumber(fuels: OtherFuels, fuel: string | undefined): 1 | 2 | undefined {
  if (fuel === undefined) return 1;
  if (!fuels.includes(fuel) && fuels.length < 2) fuels.push(fuel);
  const index = fuels.indexOf(fuel);
  return index === -1 ? undefined : index === 0 ? 1 : 2;
}

function meaningsOf(context: RegionContext, column: RegionColumn, matches: readonly PathMatch[]): readonly Meaning[] {
  const { targets } = targetIndex(context.manifest);
  const none = matches.find(({ to }) => to === NO_INPUT)?.score ?? 0;
  const found = matches.flatMap(({ to, score, known }): readonly Meaning[] => {
    const target = targets.get(to);
    if (target === undefined || score <= none || isOtherSection(to, column)) return [];
    const { value, unit } = describeTarget(target);
    const { cells } = column;
    const reading = readCells({ path: to, value, unit, cells, ...unitTextsOf(context, column) }, context.form);
    if (reading === undefined) return [];
    const confidence = score * reading.confidence * fitOf(to, value, cells);
    if (confidence < POSSIBLE) return [];
    const words = known === "" ? "has a word of this input" : `means ${known}`;
    const reasons = [`“${column.header.value.trim()}” ${words}`, reading.reason].filter((reason) => reason !== "");
    return [{ to, confidence, conversion: reading.conversion, reasons }];
  });
  return found.sort((left, right) => right.confidence - left.confidence);
}

const unitTextsOf = ({ region, note }: RegionContext, { header, group, unit }: RegionColumn): UnitTexts => ({
  ownTexts: [header.value, unit ?? ""],
  otherTexts: [group ?? "", ...region.headings],
  note,
});

type UnitTexts = Pick<ReadableCells, "ownTexts" | "otherTexts" | "note">;

/** True for a cost in a group of savings, and for savings in a group of costs. */
function isOtherSection(to: string, { group = "" }: RegionColumn): boolean {
  if (to.includes("implementation.")) return /saving/i.test(group);
  return to.includes("estimatedSavings") && /\b(costs?|price|uses? of funds)\b/i.test(group) && !/saving/i.test(group);
}

/** An input has one column: the likeliest. Several that are equally likely are open questions. */
function withoutDoubles(columns: readonly ColumnMeaning[]): readonly ColumnMeaning[] {
  const taken = new Map<string, { readonly column: RegionColumn; readonly confidence: number }>();
  for (const {
    column,
    meanings: [best],
  } of columns) {
    if (best === undefined) continue;
    if (best.confidence > (taken.get(best.to)?.confidence ?? 0))
      taken.set(best.to, { column, confidence: best.confidence });
  }
  return columns.map(({ column, meanings }) => {
    const free = meanings.filter((one, index) => {
      const holder = taken.get(one.to);
      return holder === undefined || holder.column === column || (index === 0 && holder.confidence === one.confidence);
    });
    const [best] = free;
    const holder = best && taken.get(best.to);
    const isShared =
      holder !== undefined && best !== undefined && holder.column !== column && holder.confidence === best.confidence;
    const isDouble = columns.some(
      (other) =>
        other.column !== column &&
        best !== undefined &&
        other.meanings[0]?.to === best.to &&
        other.meanings[0].confidence === best.confidence,
    );
    if (best === undefined || !(isShared || isDouble)) return { column, meanings: free };
    return { column, meanings: [{ ...best, confidence: Math.min(best.confidence, SURE - 0.01) }, ...free.slice(1)] };
  });
}

/** True for a table with a column that identifies measures, and another column of theirs. */
function hasMeasures(columns: readonly ColumnMeaning[]): boolean {
  const meant = columns.flatMap(({ meanings: [best] }) => best ?? []);
  return (
    meant.some(({ to, confidence }) => KEYS.has(to) && confidence >= SURE) && meant.some(({ to }) => !KEYS.has(to))
  );
}
