import type { Series } from "./chart.js";

/** A piece of a stack, from one value to another. */
export interface StackPiece {
  readonly series: number;
  readonly from: number;
  readonly to: number;
}

/** The pieces of one category: positive values on each other above 0, negative ones below. */
export function stackOf(bars: readonly Series[], category: number): readonly StackPiece[] {
  let above = 0;
  let below = 0;
  return bars.flatMap(({ values }, series) => {
    const value = values[category];
    if (value === undefined || value === 0) return [];
    if (value > 0) {
      above += value;
      return [{ series, from: above - value, to: above }];
    }
    below += value;
    return [{ series, from: below, to: below - value }];
  });
}

/** Every value that the axis has to show. */
export function extremes(bars: readonly Series[], lines: readonly Series[], categoryCount: number): readonly number[] {
  const ends = Array.from({ length: categoryCount }, (_, category) =>
    stackOf(bars, category).flatMap(({ from, to }) => [from, to]),
  );
  return [...ends.flat(), ...lines.flatMap(({ values }) => values.filter((value) => value !== undefined))];
}
