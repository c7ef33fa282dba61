import { type Benchmark, type ProjectBenchmarks, type Quartiles, SIZE_CLASS_LABELS } from "@epb/contract";
import { cents, compactDollars, decimalNumber, dollars } from "../../format/numbers.js";
import { STATISTICS_TEXTS } from "../../texts/statistics-texts.js";

/** What measures are compared by. */
export const QUANTITIES = ["pricePerMmbtu", "price", "simplePayback"] as const;
export type QuantityId = (typeof QUANTITIES)[number];

/** The quantity of an address; the price per unit of energy for any other text. */
export const quantityOf = (text: string): QuantityId => QUANTITIES.find((each) => each === text) ?? "pricePerMmbtu";

type Amount = string | number | undefined;

/** How a quantity is written: in full in tables, short in charts. */
export const QUANTITY_FORMATS: Readonly<
  Record<QuantityId, { readonly full: (amount: Amount) => string; readonly short: (amount: Amount) => string }>
> = {
  pricePerMmbtu: { full: cents, short: compactDollars },
  price: { full: dollars, short: compactDollars },
  simplePayback: {
    full: (amount) => decimalNumber(amount, 1),
    short: (amount) => decimalNumber(amount, 1),
  },
};

/** A group of work with what is told of the chosen quantity. */
export interface BenchmarkRow {
  readonly key: string;
  readonly label: string;
  readonly quartiles: Quartiles;
  /** The same of the project that it is compared with. */
  readonly yours?: string;
  /** Where that stands, in words. */
  readonly standing?: string;
}

interface RowsOptions {
  readonly quantity: QuantityId;
  readonly project?: ProjectBenchmarks | undefined;
}

/** The benchmarks that tell of a quantity; the value of a project stands at the groups that its work belongs to. */
export function benchmarkRows(benchmarks: readonly Benchmark[], options: RowsOptions): readonly BenchmarkRow[] {
  const { quantity, project } = options;
  // By what there is, and not by what is asked for: the answer before stays until there is one to this.
  const isOfTechnology = new Set(benchmarks.map(({ technologyTypeId }) => technologyTypeId)).size === 1;
  return benchmarks.flatMap((benchmark) => {
    const { [quantity]: quartiles } = benchmark;
    if (quartiles === undefined) return [];
    const work = project?.works.find(({ benchmarks: groups }) =>
      groups.some((group) => keyOf(group) === keyOf(benchmark)),
    );
    const yours = work?.[quantity];
    return [
      {
        key: keyOf(benchmark),
        label: labelOf(benchmark, isOfTechnology),
        quartiles,
        ...(yours !== undefined && { yours, standing: standingOf(yours, quartiles) }),
      },
    ];
  });
}

const keyOf = ({ technologyTypeId, marketSegmentId, sizeClass }: Benchmark): string =>
  [technologyTypeId, marketSegmentId, sizeClass].join("/");

function labelOf({ technology, marketSegment, sizeClass }: Benchmark, isOfTechnology: boolean): string {
  const group = [marketSegment, sizeClass === undefined ? undefined : SIZE_CLASS_LABELS[sizeClass]].filter(
    (each) => each !== undefined,
  );
  if (!isOfTechnology) return technology;
  return group.length === 0 ? STATISTICS_TEXTS.allWork(technology) : group.join(" · ");
}

/** Where a value stands among the quartiles: in words, so that nobody has to read it from the chart. */
export function standingOf(value: string, { lower, upper }: Quartiles): string {
  if (Number(value) < Number(lower)) return STATISTICS_TEXTS.below;
  return Number(value) > Number(upper) ? STATISTICS_TEXTS.above : STATISTICS_TEXTS.within;
}
