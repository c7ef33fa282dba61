import { labelWords } from "./label-words.js";
import { type FormUnit, unitsIn } from "./units.js";

/** A kind of savings that has its own fields. */
export type SavingsKind = "electric" | "demand" | "gas" | "fuel" | "water" | "sewer" | "operation" | "other";

export interface KindOfSavings {
  readonly kind: SavingsKind;
  /** Choice of our list for another fuel: `Heating oil`. */
  readonly fuel?: string;
  readonly confidence: number;
}

/** Other fuels by a word of their name. */
const OTHER_FUELS: Readonly<Record<string, string>> = {
  oil: "Heating oil",
  propane: "Propane",
  lpg: "Propane",
  coal: "Coal",
  diesel: "Diesel",
  gasoline: "Gasoline",
  steam: "Purchased steam",
};

/** Words beside the name of a kind that do not change it. */
const NEUTRAL = new Set(
  "annual applied average avoided bill change charge commodity consumption cost cubic dollar electric energy escalation estimated first first-year growth guaranteed-year increase inflation inflator foot fuel gallon guaranteed heating natural net number outlook percent potable power price projected purchased rate reduction saving supply tariff total unit use usage utility year 1 2 #2 no. kwh mwh kw mw mmbtu kbtu dekatherm dth therm thm mcf ccf kgal gal $/yr $/kwh number 000 $000 $".split(
    " ",
  ),
);

const OTHER_MEANING =
  /\b(baseline|existing|proposed|current|before|after|cumulative|guarantee limit|rates?\s*\(\$)|\$\s*\/\s*(kwh|kw|therm|mmbtu|kgal|gal|ccf|mcf)\b|\bper (kwh|kw|therm|mmbtu|kgal)\b/i;

/** The kind of savings that a header names; undefined for a header of anything else. */
export function kindOfSavings(text: string, group = ""): KindOfSavings | undefined {
  if (OTHER_MEANING.test(`${group} ${text}`)) return undefined;
  const own = kindOfText(text);
  // The group names the fuel, and the label below only the unit.
  const ofGroup = kindOfText(`${group} ${unitsIn(text)[0]?.name ?? ""}`);
  const isNamed = ofGroup !== undefined && !ofGroup.isByUnit;
  if (own === undefined || !own.isByUnit) return own ?? ofGroup;
  return isNamed && CAN_BE_MEANT[own.kind]?.includes(ofGroup.kind) === true ? ofGroup : own;
}

/** Kinds that a group can name above the unit of a kind: kW below "Electricity" and kWh below "Operational savings" cannot. */
const CAN_BE_MEANT: Readonly<Partial<Record<SavingsKind, readonly SavingsKind[]>>> = {
  electric: ["electric"],
  demand: ["demand"],
  gas: ["gas", "fuel"],
  water: ["water", "sewer"],
};

function kindOfText(text: string): (KindOfSavings & { readonly isByUnit: boolean }) | undefined {
  const words = labelWords(text.replaceAll(/[()]/g, " "));
  const has = (...any: readonly string[]): boolean => any.some((word) => words.includes(word));
  const units = unitsIn(text);
  const measures = new Set(units.map(({ measure }) => measure));
  // "Energy charge" is a line of electric bills.
  const named = namedKind(has) ?? (/\benergy charges?\b/i.test(text) ? { kind: "electric" as const } : undefined);
  const kind = named ?? kindOfUnit(units);
  if (kind === undefined) return undefined;
  const own = WORDS_OF_KIND[kind.kind];
  const strange = words.filter(
    (word) => !NEUTRAL.has(word) && !own.includes(word) && !Object.hasOwn(OTHER_FUELS, word),
  );
  // "Water/sewer" can be either, so a person decides.
  const isEither = kind.kind === "water" && has("sewer", "sewage", "wastewater");
  const isGasUnit = units.some(({ name }) => GAS_UNITS.has(name));
  const ofHeat = isGasUnit ? 0.85 : ANY_HEAT;
  const certainty = isEither ? 0.7 : named === undefined && measures.has("heat") ? ofHeat : 1;
  return { ...kind, isByUnit: named === undefined, confidence: Math.max(0, certainty - 0.3 * strange.length) };
}

const GAS_UNITS: ReadonlySet<string> = new Set(["therms", "Mcf", "CCF", "Dth"]);
/** Heat in kBtu can be of any fuel. */
const ANY_HEAT = 0.6;

const WORDS_OF_KIND: Readonly<Record<SavingsKind, readonly string[]>> = {
  electric: ["electric", "kwh", "energy"],
  demand: ["demand", "electric", "energy", "peak", "month", "billed", "kw", "power"],
  gas: ["gas", "natural", "therm"],
  fuel: ["chilled", "water", "other", "heating"],
  water: ["water", "domestic", "city", "sewer", "sewage", "wastewater"],
  sewer: ["sewer", "sewage", "wastewater", "sanitary", "city"],
  operation: [
    "operation",
    "maintenance",
    "labor",
    "material",
    "staff",
    "time",
    "upkeep",
    "custodial",
    "wage",
    "part",
    "customer",
    "energy-related",
    "related",
  ],
  other: ["other", "non-energy", "ancillary", "capital"],
};

type Has = (...any: readonly string[]) => boolean;

function namedKind(has: Has): Omit<KindOfSavings, "confidence"> | undefined {
  const fuel = Object.entries(OTHER_FUELS).find(([word]) => has(word))?.[1];
  if (fuel !== undefined) return { kind: "fuel", fuel };
  if (has("chilled")) return { kind: "fuel", fuel: "Chilled water" };
  if (has("sewer", "sewage", "wastewater")) return { kind: has("water") ? "water" : "sewer" };
  if (has("water")) return { kind: "water" };
  if (has("demand", "peak")) return { kind: "demand" };
  if (has("gas")) return { kind: "gas" };
  if (has("electric", "power")) return { kind: "electric" };
  const isWork = has("upkeep", "custodial", "staff", "wage") || (has("labor") && !has("material"));
  if (isWork || has("operation", "maintenance")) return { kind: "operation" };
  return undefined;
}

function kindOfUnit(units: readonly FormUnit[]): Omit<KindOfSavings, "confidence"> | undefined {
  // "kWh $" is the cost of kWh.
  const [unit, second] = units.filter(({ measure }) => measure !== "dollars");
  if (unit === undefined || second !== undefined) return undefined;
  if (unit.measure === "electricity") return { kind: "electric" };
  if (unit.measure === "demand") return { kind: "demand" };
  if (unit.measure === "water") return { kind: "water" };
  return unit.measure === "heat" ? { kind: "gas" } : undefined;
}

/** Fields of first-year savings: quantity and dollars. @spec C §8 */
const SAVINGS_FIELDS: Readonly<
  Record<SavingsKind, readonly [quantity: number | undefined, dollars: number | undefined]>
> = {
  electric: [1, 2],
  demand: [3, 4],
  gas: [5, 6],
  fuel: [7, 8],
  water: [11, 12],
  operation: [undefined, 13],
  other: [undefined, 14],
  sewer: [16, 17],
};

/** Categories of escalation rates and of savings by year. */
const CATEGORIES: Readonly<Record<SavingsKind, number>> = {
  electric: 1,
  demand: 2,
  gas: 3,
  fuel: 4,
  water: 6,
  operation: 7,
  other: 8,
  sewer: 10,
};

/** Path of the first-year savings of a kind. */
export function savingsPath(kind: SavingsKind, isDollars: boolean, fuelNumber: 1 | 2): string | undefined {
  const [quantity, dollars] = SAVINGS_FIELDS[kind];
  const field = isDollars ? dollars : quantity;
  const shift = kind === "fuel" && fuelNumber === 2 ? 2 : 0;
  return field === undefined ? undefined : `ecms[].estimatedSavings[fieldId=${field + shift}].value`;
}

/** Number of the category of first-year savings; undefined for a path of something else. */
export function categoryOfSavings(path: string): number | undefined {
  const field = Number(/^ecms\[\]\.estimatedSavings\[fieldId=(\d+)\]/.exec(path)?.[1]);
  for (const [kind, fields] of Object.entries(SAVINGS_FIELDS) as [SavingsKind, readonly (number | undefined)[]][]) {
    if (fields.includes(field)) return categoryOf(kind, 1);
    if (kind === "fuel" && fields.includes(field - 2)) return categoryOf(kind, 2);
  }
  return undefined;
}

/** Number of the category of a kind, for escalation rates and savings by year. */
export const categoryOf = (kind: SavingsKind, fuelNumber: 1 | 2): number =>
  CATEGORIES[kind] + (kind === "fuel" ? fuelNumber - 1 : 0);
