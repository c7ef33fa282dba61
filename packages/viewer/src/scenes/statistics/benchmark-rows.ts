import { type Benchmark, type ProjectBenchmarks, type Quartiles, SIZE_CLASS_LABELS } from "@epb/contract";
import { cents, compactDollars, decimalNumber, dollars, roundedDollars } from "../../format/numbers.js";
import { STATISTICS_TEXTS } from "./statistics-texts.js";

/** Quantities for the comparison of measures. */
export const QUANTITIES = ["pricePerMmbtu", "price", "simplePayback"] as const;
export type QuantityId = (typeof QUANTITIES)[number];

/** The quantity of an address; the price per unit of energy for any other text. */
export const quantityOf = (text: string): QuantityId => QUANTITIES.find((each) => each === text) ?? "pricePerMmbtu";

type Amount = string | number | undefined;

interface QuantityFormat {
  /** The exact value of a project. */
  readonly own: (amount: Amount) => string;
  /** Quartiles and edges in tables, with the digits that they have. */
  readonly rounded: (amount: Amount) => string;
  /** The same in charts. */
  readonly short: (amount: Amount) => string;
}

const years = (amount: Amount): string => decimalNumber(amount, 2);

export const QUANTITY_FORMATS: Readonly<Record<QuantityId, QuantityFormat>> = {
  pricePerMmbtu: { own: cents, rounded: roundedDollars, short: compactDollars },
  price: { own: dollars, rounded: dollars, short: compactDollars },
  simplePayback: { own: (amount) => decimalNumber(amount, 1), rounded: years, short: years },
};

/** A group of measures with its figures for the selected quantity. */
export interface BenchmarkRow {
  readonly key: string;
  readonly label: string;
  readonly quartiles: Quartiles;
  /** The same of the project that it is compared with. */
  readonly yours?: string;
  /** Position of the project's value, in words. */
  readonly standing?: string;
}

interface RowsOptions {
  readonly quantity: QuantityId;
  readonly project?: ProjectBenchmarks | undefined;
}

/** Benchmarks with figures for a quantity; the values of a project are in the groups of its measures. */
export function benchmarkRows(benchmarks: readonly Benchmark[], options: RowsOptions): readonly BenchmarkRow[] {
  const { quantity, project } = options;
  // Uses the loaded groups, not the requested ones: the previous reply stays visible until the next one arrives.
  const isOfTechnology = new Set(benchmarks.map(({ technologyTypeId }) => technologyTypeId)).size === 1;
  return benchmarks.flatMap((benchmark) => {
    const isSame = (group: Benchmark): boolean => keyOf(group) === keyOf(benchmark);
    const work = project?.works.find(({ benchmarks: groups }) => groups.some(isSame));
    // Two replies can have different states: the project is ranked within the quartiles of the same reply.
    const quartiles = (work?.benchmarks.find(isSame) ?? benchmark)[quantity];
    if (quartiles === undefined) return [];
    const yours = work?.[quantity];
    const { standing } = quartiles;
    return [
      {
        key: keyOf(benchmark),
        label: labelOf(benchmark, isOfTechnology),
        quartiles,
        ...(yours !== undefined && { yours }),
        ...(standing !== undefined && { standing: STATISTICS_TEXTS[standing] }),
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
