import { type Amount, toDecimal } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";

/** Desired value of a figure. */
export interface Goal<Value extends Amount = Decimal> {
  readonly kind: "atMost" | "atLeast" | "equals";
  readonly value: Value;
}

export const readGoal = ({ kind, value }: Goal<Amount>): Goal => ({ kind, value: toDecimal(value) });

/**
 * On which side of a goal a figure lies: for `atMost` and `atLeast` it meets the goal or misses it, and an absent figure
 * misses it; for `equals` it lies below, above or on it, and an absent one nowhere. A withheld figure is `unknown`.
 */
export type Side = "meets" | "misses" | "below" | "above" | "nowhere" | "unknown";

/** The side of a figure; undefined stands for an absent one. */
export function sideOf({ kind, value }: Goal, figure: Decimal | undefined): Side {
  switch (kind) {
    case "atMost":
      return figure?.lte(value) ? "meets" : "misses";
    case "atLeast":
      return figure?.gte(value) ? "meets" : "misses";
    case "equals":
      if (figure === undefined) return "nowhere";
      if (figure.eq(value)) return "meets";
      return figure.lt(value) ? "below" : "above";
    default:
      return kind satisfies never;
  }
}

/** True if a figure passes through a goal that it has to equal, from one side to the other. */
export const isOpposite = (one: Side, other: Side): boolean =>
  (one === "below" && other === "above") || (one === "above" && other === "below");
