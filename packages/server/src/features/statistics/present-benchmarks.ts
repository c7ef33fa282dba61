import { type Benchmark, type BenchmarkFilter, type Benchmarks, SizeClass } from "@epb/contract";
import { type MarketSegment, TECHNOLOGY_TYPE_LABELS, TechnologyType } from "@epb/engine";
import { presentQuartiles } from "./present-group.js";
import { inOrder, segmentLabel } from "./present-statistics.js";
import { NOTHING_RELEASED, type ReleasedTable } from "./released-table.js";
import type { ReleasedTally } from "./released-tally.js";
import type { StatisticsServices } from "./statistics-services.js";
import { NOT_STATED, SIZE_TABLE, technologySubject } from "./tables.js";

/**
 * Costs of work for each technology. The release is decided for a technology as a whole and a filter selects from it,
 * so that no series of queries reveals more than one query.
 *
 * @spec P §2 "ECM price benchmarking tool"
 */
export async function presentBenchmarks(filter: BenchmarkFilter, services: StatisticsServices): Promise<Benchmarks> {
  const { minimumGroupSize } = services.config;
  const technologies =
    filter.technologyTypeId === undefined ? Object.values(TechnologyType) : [filter.technologyTypeId];
  const told: Benchmark[] = [];
  let asOf: string | undefined;
  for (const technology of technologies) {
    const released = await services.releasedTables.tablesOf(technologySubject(technology), services);
    told.push(...benchmarksOf(technology, released.tables[SIZE_TABLE] ?? NOTHING_RELEASED));
    asOf ??= released.asOf;
  }
  // Over many technologies, only the kinds of work as a whole, unless the filter asks for more.
  const isOverview = filter.technologyTypeId === undefined;
  const { marketSegmentId, sizeClass } = filter;
  return {
    minimumGroupSize,
    ...(asOf !== undefined && { asOf }),
    benchmarks: told.filter(
      (benchmark) =>
        (marketSegmentId === undefined
          ? !isOverview || benchmark.marketSegmentId === undefined
          : benchmark.marketSegmentId === marketSegmentId) &&
        (sizeClass === undefined
          ? !isOverview || benchmark.sizeClass === undefined
          : benchmark.sizeClass === sizeClass),
    ),
  };
}

interface Place {
  readonly row?: string;
  readonly column?: string;
}

/** Every benchmark of a technology that may be released: of all its work, by segment, by size, and by both. */
function benchmarksOf(
  technologyTypeId: TechnologyType,
  { total, rows, columns, cells }: ReleasedTable,
): readonly Benchmark[] {
  if (total === undefined) return [];
  const present = ({ row, column }: Place, tally: ReleasedTally): Benchmark => {
    const price = presentQuartiles(tally, "price");
    const pricePerMmbtu = presentQuartiles(tally, "pricePerMmbtu");
    const simplePayback = presentQuartiles(tally, "simplePayback");
    return {
      technologyTypeId,
      technology: TECHNOLOGY_TYPE_LABELS[technologyTypeId],
      ...(row !== undefined && { marketSegmentId: Number(row) as MarketSegment, marketSegment: segmentLabel(row) }),
      ...(column !== undefined && { sizeClass: column as SizeClass }),
      projects: tally.projects,
      ...(price !== undefined && { price }),
      ...(pricePerMmbtu !== undefined && { pricePerMmbtu }),
      ...(simplePayback !== undefined && { simplePayback }),
    };
  };
  // Pooled groups, and projects without the value, are no benchmark.
  const named = (groups: typeof rows): readonly { readonly key: string; readonly tally: ReleasedTally }[] =>
    inOrder(groups).flatMap(({ key, tally }) => (key === undefined || key === NOT_STATED ? [] : [{ key, tally }]));
  return [
    present({}, total),
    ...named(columns).map(({ key, tally }) => present({ column: key }, tally)),
    ...named(rows).flatMap(({ key: row, tally }) => [
      present({ row }, tally),
      ...named(cells.get(row) ?? []).map((cell) => present({ row, column: cell.key }, cell.tally)),
    ]),
  ].sort((one, other) => sizeRank(one) - sizeRank(other));
}

const sizeRank = ({ sizeClass }: Benchmark): number =>
  sizeClass === undefined ? -1 : Object.values(SizeClass).indexOf(sizeClass);
