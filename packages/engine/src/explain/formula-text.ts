import { figureDefinition } from "../calculate/figure-definition.js";
import type { Decimal } from "../decimal/decimal.js";
import { amountText } from "./amount-text.js";
import { isPercent } from "./is-percent.js";
import { numberText, percentText } from "./number-text.js";
import type { WorkedExpression } from "./work-out.js";

export interface FormulaStyle {
  /** Leaves and named parts by name, or by value. */
  readonly writes: "names" | "values";
  readonly nameOf: (leaf: WorkedExpression) => string;
  /** True for an amount in dollars, which is rounded to cents or to whole dollars. */
  readonly isMoney: boolean;
}

/** A longer sum shows only its first two terms, its last term, and the number of terms. */
const MOST_TERMS = 6;

/** Precedence of a formula: a formula with a lower precedence than its surroundings is in parentheses. */
const Tightness = { Words: 0, Sum: 1, Product: 2, Power: 3, Leaf: 4 } as const;
type Tightness = (typeof Tightness)[keyof typeof Tightness];

interface Written {
  readonly text: string;
  readonly tightness: Tightness;
}

/** A formula on one line: `(Beginning balance − Payment) × Project interest rate ÷ 12`. */
export const formulaText = (worked: WorkedExpression, style: FormulaStyle): string => write(worked, style).text;

function write(worked: WorkedExpression, style: FormulaStyle): Written {
  const { expression, value, parts } = worked;
  const inNumbers = style.writes === "values";
  const texts = (): string[] => parts.map((part) => write(part, style).text);
  switch (expression.kind) {
    case "input":
    case "figure":
    case "supplied":
    case "constant":
    case "reference":
    case "part":
      return { text: inNumbers ? leafText(worked) : style.nameOf(worked), tightness: Tightness.Leaf };
    case "sum":
      return parts.length === 0
        ? { text: "0 (no amounts to add)", tightness: Tightness.Leaf }
        : chain(parts, " + ", Tightness.Sum, style);
    case "difference":
      return chain(parts, " − ", Tightness.Sum, style);
    case "product":
      return chain(parts, " × ", Tightness.Product, style);
    case "quotient":
      return chain(parts, " ÷ ", Tightness.Product, style);
    case "power":
      return {
        text: parts.map((base) => `${inside(base, Tightness.Power, style)}^${expression.exponent}`).join(""),
        tightness: Tightness.Power,
      };
    case "smallest":
      return words(extreme(worked, ["the smaller", "the smallest"], style));
    case "largest":
      return words(extreme(worked, ["the larger", "the largest"], style));
    case "rounded":
      return words(rounding(worked, expression.decimals, style));
    case "countAbove":
      return words(
        inNumbers
          ? `${numberText(value)} of ${parts.length} years`
          : `the number of years with ${yearlyAmountAbove(expression.limit, parts, style)}`,
      );
    case "lastAbove": {
      const last = parts[expression.terms.findIndex(({ number }) => String(number) === numberText(value))];
      return words(
        inNumbers && last !== undefined
          ? `year ${numberText(value)}: ${amountText(last.value, unitOf(last))}`
          : `the last year with ${yearlyAmountAbove(expression.limit, parts, style)}`,
      );
    }
    case "monthsAfter": {
      const { text, tightness } = chain(parts, " + ", Tightness.Sum, style);
      return { text: inNumbers ? `${text}${text.endsWith(" + 1") ? " month" : " months"}` : text, tightness };
    }
    case "isNotZero":
      return words(`${texts()[0]} is not 0`);
    case "isZero":
      return words(`${texts()[0]} is 0`);
    case "anyOf":
      return words(parts.length === 0 ? numberText(value) : texts().join(" or "));
    case "allOf":
      return words(parts.length === 0 ? numberText(value) : texts().join(" and "));
    case "inputIs":
      // A reader does not know the number of a choice.
      return words(inNumbers ? numberText(value) : `${texts()[0]} is ${expression.label}`);
    default:
      return expression satisfies never;
  }
}

const leafText = (leaf: WorkedExpression): string =>
  isPercent(leaf) ? percentText(leaf.value) : numberText(leaf.value);

const words = (text: string): Written => ({ text, tightness: Tightness.Words });

function chain(
  parts: readonly WorkedExpression[],
  operator: string,
  tightness: Tightness,
  style: FormulaStyle,
): Written {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return write(only, style);
  const isOrdered = operator === " − " || operator === " ÷ ";
  const texts = parts.map((part, index) => {
    const text = inside(part, isOrdered && index > 0 ? ((tightness + 1) as Tightness) : tightness, style);
    return index > 0 && text.startsWith("-") ? `(${text})` : text;
  });
  return { text: shortened(texts).join(operator), tightness };
}

/** `the smaller of Installment and Amount owed`; an extreme of extremes of the same kind is one. */
function extreme(worked: WorkedExpression, [ofTwo, ofMore]: readonly [string, string], style: FormulaStyle): string {
  const texts = leavesOfKind(worked).map((part) => inside(part, Tightness.Leaf, style));
  if (texts.length === 2) return `${ofTwo} of ${texts.join(" and ")}`;
  // Names have commas.
  return `${ofMore} of ${[...texts.slice(0, -1), `and ${texts.at(-1)}`].join("; ")}`;
}

const leavesOfKind = ({ expression, parts }: WorkedExpression): readonly WorkedExpression[] =>
  parts.flatMap((part) => (part.expression.kind === expression.kind ? leavesOfKind(part) : [part]));

/** The coarsest of roundings in a row. */
function rounding({ parts }: WorkedExpression, decimals: number, style: FormulaStyle): string {
  const [of] = parts;
  if (of === undefined) return "";
  if (of.expression.kind === "rounded") return rounding(of, Math.min(decimals, of.expression.decimals), style);
  return `${inside(of, Tightness.Leaf, style)}, rounded to ${roundingUnit(decimals, style)}`;
}

function roundingUnit(decimals: number, { isMoney }: FormulaStyle): string {
  if (isMoney && decimals === 2) return "cents";
  if (decimals === 0) return isMoney ? "whole dollars" : "a whole number";
  return `${decimals} decimals`;
}

/** `Principal plus interest above $0.005 (years 1 to 16)`: amounts of the years of the loan. */
function yearlyAmountAbove(limit: Decimal, amounts: readonly WorkedExpression[], { nameOf }: FormulaStyle): string {
  const [first] = amounts;
  if (first?.expression.kind !== "figure") return `an amount above ${numberText(limit)}`;
  const { label } = figureDefinition(first.expression.path);
  const years = [first, amounts.at(-1) ?? first].map((amount) => nameOf(amount).replace(`${label}, year `, ""));
  return `${label} above ${amountText(limit, unitOf(first))} (years ${years.join(" to ")})`;
}

const unitOf = ({ expression }: WorkedExpression): string | undefined =>
  expression.kind === "figure" ? figureDefinition(expression.path).unit : undefined;

function inside(part: WorkedExpression, tightness: Tightness, style: FormulaStyle): string {
  const written = write(part, style);
  return written.tightness < tightness ? `(${written.text})` : written.text;
}

function shortened(texts: readonly string[]): readonly string[] {
  const last = texts.at(-1);
  return texts.length <= MOST_TERMS || last === undefined
    ? texts
    : [...texts.slice(0, 2), `… ${texts.length - 3} more …`, last];
}
