import { type Decimal, typedAmount } from "@epb/engine";

/** Several numbers with the same effect on the current value. */
export interface TextAmounts {
  /** `multiply` where they are so much more or less. */
  readonly kind: "set" | "multiply";
  readonly values: readonly Decimal[];
}

/** `0.03`, `0.06` are values to set; `-10%`, `+10%` are factors 0.9 and 1.1, and `0%` among them is 1. */
export function textAmounts(texts: readonly string[]): TextAmounts | undefined {
  const amounts = texts.map(typedAmount);
  const known = amounts.filter((amount) => amount !== undefined);
  if (known.length < amounts.length) return undefined;
  if (!known.some(({ isRelative }) => isRelative)) return { kind: "set", values: known.map(({ value }) => value) };
  const isMixed = known.some(({ isRelative, value }) => !isRelative && !value.isZero());
  return isMixed ? undefined : { kind: "multiply", values: known.map(({ value }) => value.plus(1)) };
}
