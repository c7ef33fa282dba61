import { quantiles } from "./histogram.js";
import type { ReleasedBin } from "./histogram-bins.js";
import type { Tally } from "./tally.js";

/** Released figures of a quantity in a group of projects. */
export interface ReleasedQuantity {
  /** Projects that have it. */
  readonly projects: number;
  readonly sum: string;
  readonly lower: string;
  readonly median: string;
  readonly upper: string;
  /** Distribution of its values, if it may be released. */
  readonly bins?: readonly ReleasedBin[];
}

/** Released figures of a group of projects, without the quantities that may not be released. */
export interface ReleasedTally {
  readonly projects: number;
  readonly quantities: Readonly<Record<string, ReleasedQuantity>>;
}

export const QUARTILES: readonly number[] = [0.25, 0.5, 0.75];

/** Released form of a tally. @param names - Quantities that may be released. */
export function releasedTally({ projects, quantities }: Tally, names: readonly string[]): ReleasedTally {
  const told = names.flatMap((name) => {
    const quantity = quantities[name];
    if (quantity === undefined) return [];
    const [lower = "0", median = "0", upper = "0"] = quantiles(quantity.histogram, QUARTILES).map((each) =>
      each.toFixed(),
    );
    return [[name, { projects: quantity.projects, sum: quantity.sum, lower, median, upper }]];
  });
  return { projects, quantities: Object.fromEntries(told) };
}
