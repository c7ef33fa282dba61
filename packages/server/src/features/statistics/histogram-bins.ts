import { countOf, countsBelow, edgeOf, type Histogram, rankOf } from "./histogram.js";
import { QUARTILES } from "./released-tally.js";

/**
 * Number of projects of a group with a value between two edges. The outermost bins are open: their outer edges are not
 * released.
 */
export interface ReleasedBin {
  readonly from?: string;
  readonly below?: string;
  readonly projects: number;
}

/** A group whose values may be released in bins. */
export interface BinnedGroup {
  readonly histogram: Histogram;
  readonly areQuartilesReleased: boolean;
}

/**
 * Edges at which the values of all the groups can be released: no bin of any group has more than zero projects and
 * fewer than the minimum, and neither has the part between an edge and a quartile, since the rank of a quartile is
 * known. Edges that are too close are omitted, from the lowest on, which merges neighboring bins.
 *
 * @param candidates - Edges to choose from, in ascending order.
 */
export function commonEdges(
  groups: readonly BinnedGroup[],
  candidates: readonly number[],
  minimum: number,
): readonly number[] {
  const counted = groups.map(({ histogram, areQuartilesReleased }) => {
    const total = countOf(histogram);
    const ranks = areQuartilesReleased ? QUARTILES.map((fraction) => rankOf(fraction, total)) : [];
    return { total, ranks, below: countsBelow(histogram, candidates), last: 0 };
  });
  const isEnough = (projects: number): boolean => projects === 0 || projects >= minimum;
  const edges: number[] = [];
  for (const [index, edge] of candidates.entries()) {
    const parts = counted.map((group) => ({ ...group, here: group.below[index] ?? 0 }));
    const isSafe = parts.every(
      ({ total, ranks, last, here }) =>
        isEnough(here - last) &&
        isEnough(total - here) &&
        (here === 0 || here === total || ranks.every((rank) => isEnough(rank <= here ? here - rank : rank - 1 - here))),
    );
    const isBetween = parts.some(({ last, here }) => here > last) && parts.some(({ total, here }) => total > here);
    if (!isSafe || !isBetween) continue;
    edges.push(edge);
    for (const group of counted) group.last = group.below[index] ?? 0;
  }
  return edges;
}

/** A histogram between edges; undefined without edges, which would give one bin. */
export function releasedBins(histogram: Histogram, edges: readonly number[]): readonly ReleasedBin[] | undefined {
  if (edges.length === 0) return undefined;
  const below = [0, ...countsBelow(histogram, edges), countOf(histogram)];
  const values = edges.map((edge) => edgeOf(edge).toFixed());
  return below.slice(1).map((count, index) => {
    const [from, to] = [values[index - 1], values[index]];
    return {
      ...(from !== undefined && { from }),
      ...(to !== undefined && { below: to }),
      projects: count - (below[index] ?? 0),
    };
  });
}
