import { Decimal } from "@epb/engine";
import { exactSum } from "@epb/engine/compare";
import { type Histogram, withHistogram } from "./histogram.js";
import type { Steps } from "./in-slices.js";

/** Totals of one quantity in a group of projects. */
export interface QuantityTally {
  /** Projects that have the quantity. */
  readonly projects: number;
  /** Exact, as a string of digits. */
  readonly sum: string;
  readonly histogram: Histogram;
}

/** Totals of a group of projects. Plain data, because they are stored. */
export interface Tally {
  readonly projects: number;
  readonly quantities: Readonly<Record<string, QuantityTally>>;
}

/** A quantity of one project. The stored bin makes sure that the same bin is subtracted later. */
export interface Quantity {
  readonly value: string;
  readonly bin: number;
}

export const EMPTY_TALLY: Tally = { projects: 0, quantities: {} };

/** The tally of one project. */
export function tallyOf(quantities: Readonly<Record<string, Quantity>>): Tally {
  return {
    projects: 1,
    quantities: Object.fromEntries(
      Object.entries(quantities).map(([name, { value, bin }]) => [
        name,
        { projects: 1, sum: value, histogram: { [bin]: 1 } },
      ]),
    ),
  };
}

/**
 * Adds another tally `times` times: 1 adds, −1 subtracts. Sums are exact, so adding and subtracting leaves no
 * remainder.
 */
export function withTally(tally: Tally, other: Tally, times: 1 | -1): Tally {
  const quantities: Record<string, QuantityTally> = { ...tally.quantities };
  for (const [name, { projects, sum, histogram }] of Object.entries(other.quantities)) {
    const known = quantities[name] ?? { projects: 0, sum: "0", histogram: {} };
    const count = known.projects + times * projects;
    if (count === 0) delete quantities[name];
    else {
      quantities[name] = {
        projects: count,
        sum: exactSum([new Decimal(known.sum), new Decimal(sum).times(times)]).toFixed(),
        histogram: withHistogram(known.histogram, histogram, times),
      };
    }
  }
  return { projects: tally.projects + times * other.projects, quantities };
}

/** Adds all tallies in one pass, with the same result as {@link withTally} one by one. */
export function* mergeTallies(tallies: readonly Tally[]): Steps<Tally> {
  const [first, ...others] = tallies;
  if (first === undefined || others.length === 0) return first ?? EMPTY_TALLY;
  const merged = new Map<string, { projects: number; readonly sums: Decimal[]; readonly bins: Map<string, number> }>();
  let projects = 0;
  for (const tally of tallies) {
    projects += tally.projects;
    for (const [name, quantity] of Object.entries(tally.quantities)) {
      const known = merged.get(name) ?? { projects: 0, sums: [], bins: new Map<string, number>() };
      merged.set(name, known);
      known.projects += quantity.projects;
      known.sums.push(new Decimal(quantity.sum));
      for (const [bin, count] of Object.entries(quantity.histogram)) {
        known.bins.set(bin, (known.bins.get(bin) ?? 0) + count);
      }
    }
    yield;
  }
  const quantities = [...merged].map(([name, { projects: count, sums, bins }]) => [
    name,
    { projects: count, sum: exactSum(sums).toFixed(), histogram: Object.fromEntries(bins) },
  ]);
  return { projects, quantities: Object.fromEntries(quantities) };
}
