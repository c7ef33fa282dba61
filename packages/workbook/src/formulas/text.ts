import { WITHHELD } from "@epb/engine/report";

/** Operator precedence of a formula part: a part with lower precedence than its surroundings gets parentheses. */
export const Tightness = { Comparison: 0, Sum: 1, Product: 2, Power: 3, Atom: 4 } as const;
export type Tightness = (typeof Tightness)[keyof typeof Tightness];

/** A formula, or a part of a formula, in the syntax of a workbook. */
export interface FormulaText {
  readonly text: string;
  readonly tightness: Tightness;
}

export const atom = (text: string): FormulaText => ({ text, tightness: Tightness.Atom });

export const call = (name: string, ...args: readonly FormulaText[]): FormulaText =>
  atom(`${name}(${args.map(({ text }) => text).join(",")})`);

/**
 * Joins parts with `+`, `-`, `*`, or `/`; after the first part, only sums and products may have parts of their own
 * precedence.
 */
export function chain(operator: "+" | "-" | "*" | "/", all: readonly FormulaText[]): FormulaText {
  const parts = worthWriting(operator, all);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  const tightness = operator === "+" || operator === "-" ? Tightness.Sum : Tightness.Product;
  const isOrdered = operator === "-" || operator === "/";
  const texts = parts.map((part, index) => inside(part, isOrdered && index > 0 ? tightness + 1 : tightness));
  return { text: texts.join(operator), tightness };
}

/** Drops zeros that change nothing: a workbook may have no cell for a value that counts as 0. */
function worthWriting(operator: string, parts: readonly FormulaText[]): readonly FormulaText[] {
  if (operator === "*") return parts.some(isZero) ? [number(0)] : parts;
  if (operator === "/") return parts;
  const kept = parts.filter((part, index) => !isZero(part) || (operator === "-" && index === 0));
  return kept.length === 0 ? [number(0)] : kept;
}

export const power = (base: FormulaText, exponent: FormulaText): FormulaText => ({
  text: `${inside(base, Tightness.Atom)}^${inside(exponent, Tightness.Atom)}`,
  tightness: Tightness.Power,
});

type Comparison = "=" | "<>" | ">" | ">=" | "<=";

export function compare(left: FormulaText, operator: Comparison, right: FormulaText): FormulaText {
  if (isZero(left) && isZero(right)) return ["=", ">=", "<="].includes(operator) ? YES : NO;
  return {
    text: `${inside(left, Tightness.Sum)}${operator}${inside(right, Tightness.Sum)}`,
    tightness: Tightness.Comparison,
  };
}

const isZero = ({ text }: FormulaText): boolean => text === "0";

/** Text in a formula; quotation marks inside it are doubled. */
export const quoted = (text: string): FormulaText => atom(`"${text.replaceAll('"', '""')}"`);

/** Cell content for an absent figure. */
export const NOTHING: FormulaText = quoted("");

/** Cell content for a figure that needs an input that cannot be read. */
export const UNKNOWN: FormulaText = quoted(WITHHELD);

/** 1 for each cell with text, 0 for others. COUNTIF would suffice, but LibreOffice's COUNTIF treats numbers as text. */
export const isText = (area: string): string => `ISTEXT(${area})*(${area}<>"")`;

export const YES: FormulaText = call("TRUE");
export const NO: FormulaText = call("FALSE");

export const isYes = ({ text }: FormulaText): boolean => text === YES.text;
export const isNo = ({ text }: FormulaText): boolean => text === NO.text;

export const number = (value: number): FormulaText => atom(String(value));

/** One of two values; without a test if its result is known. */
export function either(test: FormulaText, met: FormulaText, unmet: FormulaText): FormulaText {
  if (isYes(test)) return met;
  return isNo(test) ? unmet : call("IF", test, met, unmet);
}

const inside = ({ text, tightness }: FormulaText, wanted: number): string => (tightness < wanted ? `(${text})` : text);
