import { quantiles } from "./histogram.js";
import type { ReleasedBin } from "./histogram-bins.js";
import type { Tally } from "./tally.js";

/** What is told of a quantity in a group of projects. */
export interface ReleasedQuantity {
  /** Projects that have it. */
  readonly projects: number;
  readonly sum: string;
  readonly lower: string;
  readonly median: string;
  readonly upper: string;
  /** How its values are distributed, where that may be told. */
  readonly bins?: readonly ReleasedBin[];
}

/** What is told of a group of projects; without the quantities that may not be told of it. */
export interface ReleasedTally {
  readonly projects: number;
  readonly quantities: Readonly<Record<string, ReleasedQuantity>>;
}

export const QUARTILES: readonly number[] = [0.25, 0.5, 0.75];

/** What is told of a tally. @param names - Of the quantities that may be. */
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
