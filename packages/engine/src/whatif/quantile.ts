import { Decimal, ONE, ZERO } from "../decimal/decimal.js";
import { squareRoot } from "../decimal/square-root.js";
import { wholeUnits } from "../decimal/whole-units.js";
import { type Distribution, type NormalDistribution, normalMass } from "./distribution.js";
import { normalQuantile } from "./normal-distribution.js";

/** The value of a distribution below which a part of it lies, between 0 and 1. */
export type Quantile = (part: Decimal) => Decimal;

/**
 * The quantiles of a distribution: evenly spread parts give values spread as the distribution says.
 *
 *     uniform: low + part × (high − low)
 *     triangular, below the mode: low + √(part × (high − low) × (mode − low))
 *     triangular, above the mode: high − √((1 − part) × (high − low) × (high − mode))
 *     normal: mean + standard deviation × Φ⁻¹(Φ(low) + part × (Φ(high) − Φ(low)))
 *     10 + 0.25 × (14 − 10) = 11 (uniform)
 *
 * @param distribution - One whose parameters are in order.
 */
export function quantileOf(distribution: Distribution): Quantile {
  switch (distribution.kind) {
    case "uniform": {
      const { low, high } = distribution;
      const width = high.minus(low);
      return (part) => low.plus(width.times(part));
    }
    case "triangular":
      return triangular(distribution);
    case "normal":
      return normal(distribution);
    case "discrete": {
      const values = distribution.values.filter(({ weight }) => weight.gt(0));
      const total = values.reduce((sum, { weight }) => sum.plus(weight), ZERO);
      return (part) => weighted(values, total.times(part));
    }
    case "empirical": {
      const { values } = distribution;
      const sorted = [...values].sort((one, other) => one.comparedTo(other));
      return (part) => sorted[wholeUnits(part.times(sorted.length))] ?? ZERO;
    }
    default:
      return distribution satisfies never;
  }
}

/** Decimals of a distance from a limit: more than a drawn number may have. */
const ROOT_DECIMALS = 20;

function triangular({ low, mode, high }: Extract<Distribution, { kind: "triangular" }>): Quantile {
  const width = high.minus(low);
  if (width.isZero()) return () => low;
  const partBelowMode = mode.minus(low).div(width);
  const [rising, falling] = [width.times(mode.minus(low)), width.times(high.minus(mode))];
  return (part) =>
    part.lt(partBelowMode)
      ? low.plus(squareRoot(part.times(rising), ROOT_DECIMALS))
      : high.minus(squareRoot(ONE.minus(part).times(falling), ROOT_DECIMALS));
}

function normal(distribution: NormalDistribution): Quantile {
  const { mean, standardDeviation, low, high } = distribution;
  if (standardDeviation.isZero()) return () => mean;
  const { below, size } = normalMass(distribution);
  return (part) => {
    const value = mean.plus(standardDeviation.times(normalQuantile(below.plus(size.times(part)))));
    // The approximation may end a last digit beyond a limit.
    const raised = low === undefined ? value : Decimal.max(low, value);
    return high === undefined ? raised : Decimal.min(high, raised);
  };
}

function weighted(values: readonly { readonly value: Decimal; readonly weight: Decimal }[], target: Decimal): Decimal {
  let reached = ZERO;
  for (const { value, weight } of values) {
    reached = reached.plus(weight);
    if (target.lt(reached)) return value;
  }
  return values.at(-1)?.value ?? ZERO;
}
