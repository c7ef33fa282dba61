import { numberText } from "./number-text.js";
import type { WorkedExpression } from "./work-out.js";

/** How the leaves and named parts of a formula are written: by name, or by value. */
export type LeafText = (leaf: WorkedExpression) => string;

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
export const formulaText = (worked: WorkedExpression, leaf: LeafText): string => write(worked, leaf).text;

function write(worked: WorkedExpression, leaf: LeafText): Written {
  const { expression, parts } = worked;
  const texts = (): string[] => parts.map((part) => write(part, leaf).text);
  const [first] = parts;
  switch (expression.kind) {
    case "input":
    case "figure":
    case "supplied":
    case "constant":
    case "reference":
    case "part":
      return { text: leaf(worked), tightness: Tightness.Leaf };
    case "sum":
      return parts.length === 0 ? call("sum", ["nothing"]) : chain(parts, " + ", Tightness.Sum, leaf);
    case "difference":
      return chain(parts, " − ", Tightness.Sum, leaf);
    case "product":
      return chain(parts, " × ", Tightness.Product, leaf);
    case "quotient":
      return chain(parts, " ÷ ", Tightness.Product, leaf);
    case "power":
      return {
        text: `${first === undefined ? "" : inside(first, Tightness.Power, leaf)}^${expression.exponent}`,
        tightness: Tightness.Power,
      };
    case "smallest":
      return call("smallest of", shortened(texts()));
    case "largest":
      return call("largest of", shortened(texts()));
    case "rounded":
      return call(`rounded to ${expression.decimals} decimals`, texts());
    case "countAbove":
      return call(`how many are above ${numberText(expression.limit)}`, shortened(texts()));
    case "lastAbove":
      return call(`number of the last above ${numberText(expression.limit)}`, shortened(texts()));
    case "monthsAfter":
      return words(`${texts()[0]} and ${texts()[1]} months`);
    case "isNotZero":
      return words(`${texts()[0]} is not 0`);
    case "isZero":
      return words(`${texts()[0]} is 0`);
    case "anyOf":
      return words(texts().join(" or "));
    case "allOf":
      return words(texts().join(" and "));
    case "inputIs":
      return words(`${first === undefined ? "" : leaf(first)} is ${expression.label}`);
    default:
      return expression satisfies never;
  }
}

const words = (text: string): Written => ({ text, tightness: Tightness.Words });

const call = (name: string, args: readonly string[]): Written => ({
  text: `${name} (${args.join("; ")})`,
  tightness: Tightness.Leaf,
});

function chain(parts: readonly WorkedExpression[], operator: string, tightness: Tightness, leaf: LeafText): Written {
  const isOrdered = operator === " − " || operator === " ÷ ";
  const texts = parts.map((part, index) =>
    inside(part, isOrdered && index > 0 ? ((tightness + 1) as Tightness) : tightness, leaf),
  );
  return { text: shortened(texts).join(operator), tightness };
}

function inside(part: WorkedExpression, tightness: Tightness, leaf: LeafText): string {
  const written = write(part, leaf);
  return written.tightness < tightness ? `(${written.text})` : written.text;
}

function shortened(texts: readonly string[]): readonly string[] {
  const last = texts.at(-1);
  return texts.length <= MOST_TERMS || last === undefined
    ? texts
    : [...texts.slice(0, 2), `… ${texts.length - 3} more …`, last];
}
