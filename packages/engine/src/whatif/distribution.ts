import { type Amount, optionalDecimal, toDecimal } from "../decimal/amount.js";
import { type Decimal, ZERO } from "../decimal/decimal.js";
import { definedOnly } from "../objects/defined-only.js";
import { normalProbability } from "./normal-distribution.js";
import type { WhatIfProblemName } from "./problem.js";

/** How likely an uncertain number is to be what. */
export type Distribution<Value extends Amount = Decimal> =
  /** Every value between the limits alike. */
  | { readonly kind: "uniform"; readonly low: Value; readonly high: Value }
  /** Most likely at the mode, falling off evenly to the limits. */
  | { readonly kind: "triangular"; readonly low: Value; readonly mode: Value; readonly high: Value }
  /** The bell curve; with limits, what lies beyond them is cut off. */
  | {
      readonly kind: "normal";
      readonly mean: Value;
      readonly standardDeviation: Value;
      readonly low?: Value;
      readonly high?: Value;
    }
  /** Some values, each as often as its weight says. */
  | { readonly kind: "discrete"; readonly values: readonly WeightedValue<Value>[] }
  /** Values as they were observed, each as likely as the others. */
  | { readonly kind: "empirical"; readonly values: readonly Value[] };

export interface WeightedValue<Value extends Amount = Decimal> {
  readonly value: Value;
  /** Not negative; weights need not add up to 1. */
  readonly weight: Value;
}

/** @throws EngineError as `toDecimal` does. */
export function readDistribution(distribution: Distribution<Amount>): Distribution {
  switch (distribution.kind) {
    case "uniform": {
      const { kind, low, high } = distribution;
      return { kind, low: toDecimal(low), high: toDecimal(high) };
    }
    case "triangular": {
      const { kind, low, mode, high } = distribution;
      return { kind, low: toDecimal(low), mode: toDecimal(mode), high: toDecimal(high) };
    }
    case "normal": {
      const { kind, mean, standardDeviation, low, high } = distribution;
      return {
        kind,
        mean: toDecimal(mean),
        standardDeviation: toDecimal(standardDeviation),
        ...definedOnly({ low: optionalDecimal(low), high: optionalDecimal(high) }),
      };
    }
    case "discrete":
      return {
        kind: distribution.kind,
        values: distribution.values.map(({ value, weight }) => ({
          value: toDecimal(value),
          weight: toDecimal(weight),
        })),
      };
    case "empirical":
      return { kind: distribution.kind, values: distribution.values.map(toDecimal) };
    default:
      return distribution satisfies never;
  }
}

/** Limits that leave less of a normal distribution than this are a mistake. */
const SMALLEST_MASS = "1e-9";

/** Problem of the parameters of a distribution; undefined if there is no problem. */
export function distributionProblem(distribution: Distribution): WhatIfProblemName | undefined {
  switch (distribution.kind) {
    case "uniform":
      return distribution.low.lte(distribution.high) ? undefined : "distribution/disordered";
    case "triangular": {
      const { low, mode, high } = distribution;
      return low.lte(mode) && mode.lte(high) ? undefined : "distribution/disordered";
    }
    case "normal":
      return normalProblem(distribution);
    case "discrete": {
      const { values } = distribution;
      const isDrawable = values.some(({ weight }) => weight.gt(0)) && !values.some(({ weight }) => weight.lt(0));
      return isDrawable ? undefined : "distribution/no-values";
    }
    case "empirical":
      return distribution.values.length > 0 ? undefined : "distribution/no-values";
    default:
      return distribution satisfies never;
  }
}

export type NormalDistribution = Extract<Distribution, { kind: "normal" }>;

function normalProblem(distribution: NormalDistribution): WhatIfProblemName | undefined {
  const { mean, standardDeviation, low = mean, high = mean } = distribution;
  if (standardDeviation.lt(0)) return "distribution/disordered";
  if (distribution.low && distribution.high && distribution.low.gt(distribution.high)) return "distribution/disordered";
  if (standardDeviation.isZero()) return low.gt(mean) || high.lt(mean) ? "distribution/far-tail" : undefined;
  return normalMass(distribution).size.lt(SMALLEST_MASS) ? "distribution/far-tail" : undefined;
}

/** Shares of a normal distribution below its limits, and between them. */
export function normalMass({ mean, standardDeviation, low, high }: NormalDistribution): {
  readonly below: Decimal;
  readonly size: Decimal;
} {
  const probabilityBelow = (limit: Decimal): Decimal => normalProbability(limit.minus(mean).div(standardDeviation));
  const below = low === undefined ? ZERO : probabilityBelow(low);
  const upTo = high === undefined ? undefined : probabilityBelow(high);
  return { below, size: upTo === undefined ? below.neg().plus(1) : upTo.minus(below) };
}
