import { Decimal, typedNumber } from "@epb/engine";

/** A number as people type it. */
export interface TextAmount {
  /** 0.04 for `4%`. */
  readonly value: Decimal;
  /** True for a percentage with a sign: a change relative to the current value. */
  readonly isRelative: boolean;
  readonly isPercent: boolean;
  readonly hasPlus: boolean;
}

/** `0.04`, `4%`, `-1000`, `+5%`, `$1,000`; undefined for any other text, and for `1,5`, which has two readings. */
export function textAmount(text: string): TextAmount | undefined {
  const typed = typedNumber(text);
  if (typed === undefined || typed.other !== undefined) return undefined;
  const number = new Decimal(typed.number);
  const hasPlus = text.includes("+");
  return {
    value: typed.isPercentage ? number.div(100) : number,
    isRelative: typed.isPercentage && (hasPlus || typed.number.startsWith("-")),
    isPercent: typed.isPercentage,
    hasPlus,
  };
}

/** Several numbers with the same effect on the current value. */
export interface TextAmounts {
  /** `multiply` where they are so much more or less. */
  readonly kind: "set" | "multiply";
  readonly values: readonly Decimal[];
}

/** `0.03`, `0.06` are values to set; `-10%`, `+10%` are factors 0.9 and 1.1, and `0%` among them is 1. */
export function textAmounts(texts: readonly string[]): TextAmounts | undefined {
  const amounts = texts.map(textAmount);
  const known = amounts.filter((amount) => amount !== undefined);
  if (known.length < amounts.length) return undefined;
  if (!known.some(({ isRelative }) => isRelative)) return { kind: "set", values: known.map(({ value }) => value) };
  const isMixed = known.some(({ isRelative, value }) => !isRelative && !value.isZero());
  return isMixed ? undefined : { kind: "multiply", values: known.map(({ value }) => value.plus(1)) };
}
