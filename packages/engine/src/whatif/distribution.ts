import { type Decimal, ZERO } from "../decimal/decimal.js";
import { normalProbability } from "./normal-distribution.js";
import type { WhatIfProblemName } from "./problem.js";

/** How likely an uncertain number is to be what. */
export type Distribution =
  /** Every value between the limits alike. */
  | { readonly kind: "uniform"; readonly low: Decimal; readonly high: Decimal }
  /** Most likely at the mode, falling off evenly to the limits. */
  | { readonly kind: "triangular"; readonly low: Decimal; readonly mode: Decimal; readonly high: Decimal }
  /** The bell curve; with limits, what lies beyond them is cut off. */
  | {
      readonly kind: "normal";
      readonly mean: Decimal;
      readonly standardDeviation: Decimal;
      readonly low?: Decimal;
      readonly high?: Decimal;
    }
  /** Some values, each as often as its weight says. */
  | { readonly kind: "discrete"; readonly values: readonly WeightedValue[] }
  /** Values as they were observed, each as likely as the others. */
  | { readonly kind: "empirical"; readonly values: readonly Decimal[] };

export interface WeightedValue {
  readonly value: Decimal;
  /** Not negative; weights need not add up to 1. */
  readonly weight: Decimal;
}

/** Limits that leave less of a normal distribution than this are a mistake. */
const SMALLEST_MASS = "1e-9";

/** What is wrong with the parameters of a distribution; undefined when nothing is. */
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

/** How much of a normal distribution lies below its limits, and between them. */
export function normalMass({ mean, standardDeviation, low, high }: NormalDistribution): {
  readonly below: Decimal;
  readonly size: Decimal;
} {
  const probabilityBelow = (limit: Decimal): Decimal => normalProbability(limit.minus(mean).div(standardDeviation));
  const below = low === undefined ? ZERO : probabilityBelow(low);
  const upTo = high === undefined ? undefined : probabilityBelow(high);
  return { below, size: upTo === undefined ? below.neg().plus(1) : upTo.minus(below) };
}
