import { CensusRegion } from "@epb/engine/reference";
import * as z from "zod/mini";

/**
 * How many projects a group has to have before anything is told of it. What is smaller is told together with others, or
 * not at all.
 *
 * @spec P §1 "project data has commercial value"
 */
export interface GroupSizeRule {
  readonly minimumGroupSize: number;
}

/** Where the work of a project stands among the quartiles of a group. A value that is rounded to a quartile is within. */
export const Standing = { Below: "below", Within: "within", Above: "above" } as const;
export type Standing = (typeof Standing)[keyof typeof Standing];

/** Quartiles of a quantity as decimal texts, rounded to within 2% of the exact values. */
export interface Quartiles {
  /** Projects that have the quantity. */
  readonly projects: number;
  readonly lower: string;
  readonly median: string;
  readonly upper: string;
  /**
   * How the values are distributed, from the lowest up: each project in one bin. Absent where it may not be told.
   */
  readonly bins?: readonly DistributionBin[];
  /** Of a project's own value, in the benchmarks of a project. */
  readonly standing?: Standing;
}

/** Projects with a value from one edge to below another; the lowest bin has no `from`, the highest no `below`. */
export interface DistributionBin {
  readonly from?: string;
  readonly below?: string;
  /** None, or not fewer than the minimum. */
  readonly projects: number;
}

/** What is told of the projects of a group. Amounts that fewer projects have than the minimum are absent. */
export interface ProjectGroup {
  /** The year, state or number of the kind; absent for the groups that are too small to be told one by one, together. */
  readonly key?: string;
  readonly label: string;
  readonly projects: number;
  /** $ */
  readonly implementationPrice?: string;
  /** $ over the performance period. */
  readonly guaranteedSavings?: string;
  readonly estimatedSavings?: string;
  /** $ */
  readonly financedAmount?: string;
  /** kg CO2e a year. */
  readonly greenhouseGasKgPerYear?: string;
  readonly medianImplementationPrice?: string;
  readonly medianGuaranteedSavings?: string;
  /** Years. */
  readonly medianSimplePayback?: string;
  /** By the name of an amount, the projects that it covers, where some of the group do not have it. */
  readonly covered?: { readonly [Name in GroupAmount]?: number };
}

/** Names of the amounts of a group. */
export type GroupAmount = Exclude<keyof ProjectGroup, "key" | "label" | "projects" | "covered">;

export interface Statistics extends GroupSizeRule {
  /** Absent where the projects are fewer than the minimum. */
  readonly total?: ProjectGroup;
  /** Of all projects, also where a segment is asked for. */
  readonly byMarketSegment: readonly ProjectGroup[];
  readonly byAwardYear: readonly ProjectGroup[];
  readonly byState: readonly ProjectGroup[];
  readonly byContractType: readonly ProjectGroup[];
  readonly bySubmarket: readonly ProjectGroup[];
  readonly byProjectType: readonly ProjectGroup[];
}

/** Work of one kind in one project counts once, with the price and savings of all its measures of that kind. */
export interface Benchmark {
  readonly technologyTypeId: number;
  readonly technology: string;
  /** Number of the market segment; absent for all. */
  readonly marketSegmentId?: number;
  readonly marketSegment?: string;
  /** Absent for all. */
  readonly sizeClass?: SizeClass;
  readonly projects: number;
  /** $ a project. */
  readonly price?: Quartiles;
  /** $ per MMBtu saved a year. */
  readonly pricePerMmbtu?: Quartiles;
  /** Years. */
  readonly simplePayback?: Quartiles;
}

export interface Benchmarks extends GroupSizeRule {
  readonly benchmarks: readonly Benchmark[];
}

/** The work of one technology in a project, as benchmarks count it. */
export interface ProjectWork {
  readonly technologyTypeId: number;
  readonly technology: string;
  readonly measures: readonly {
    readonly uuid: string;
    readonly ecmNumber?: string;
    readonly ecmDescription?: string;
  }[];
  readonly sizeClass: SizeClass;
  /** $ */
  readonly price: string;
  /** $ per MMBtu saved a year. */
  readonly pricePerMmbtu?: string;
  /** Years. */
  readonly simplePayback?: string;
  /** Of the technology as a whole, and of its segment and size where they are told. */
  readonly benchmarks: readonly Benchmark[];
}

export interface ProjectBenchmarks extends GroupSizeRule {
  readonly works: readonly ProjectWork[];
}

/** By the price of the work in one project, $: to 100,000, to 1,000,000, to 10,000,000, and above. */
export const SizeClass = { Small: "small", Medium: "medium", Large: "large", VeryLarge: "veryLarge" } as const;
export type SizeClass = (typeof SizeClass)[keyof typeof SizeClass];

export const SIZE_CLASS_LABELS: Readonly<Record<SizeClass, string>> = {
  small: "Up to $100,000",
  medium: "$100,000 to $1 million",
  large: "$1 million to $10 million",
  veryLarge: "More than $10 million",
};

export interface StateGroup extends ProjectGroup {
  readonly region?: CensusRegion;
}

export interface StateRollup extends GroupSizeRule {
  readonly total?: ProjectGroup;
  readonly states: readonly StateGroup[];
}

const optionalAmount = z.exactOptional(z.string());
const GROUP_AMOUNTS = [
  "implementationPrice",
  "guaranteedSavings",
  "estimatedSavings",
  "financedAmount",
  "greenhouseGasKgPerYear",
  "medianImplementationPrice",
  "medianGuaranteedSavings",
  "medianSimplePayback",
] as const satisfies readonly GroupAmount[];
const ofEachAmount = <Field>(field: Field): Readonly<Record<GroupAmount, Field>> =>
  Object.fromEntries(GROUP_AMOUNTS.map((name) => [name, field])) as Record<GroupAmount, Field>;
const groupFields = {
  key: z.exactOptional(z.string()),
  label: z.string(),
  projects: z.int(),
  ...ofEachAmount(optionalAmount),
  covered: z.exactOptional(z.strictObject(ofEachAmount(z.exactOptional(z.int())))),
};
const groupSchema = z.strictObject(groupFields);
const groupsSchema = z.readonly(z.array(groupSchema));

export const statisticsSchema: z.ZodMiniType<Statistics> = z.strictObject({
  minimumGroupSize: z.int(),
  total: z.exactOptional(groupSchema),
  byMarketSegment: groupsSchema,
  byAwardYear: groupsSchema,
  byState: groupsSchema,
  byContractType: groupsSchema,
  bySubmarket: groupsSchema,
  byProjectType: groupsSchema,
});

const quartilesSchema = z.strictObject({
  projects: z.int(),
  lower: z.string(),
  median: z.string(),
  upper: z.string(),
  bins: z.exactOptional(
    z.readonly(z.array(z.strictObject({ from: optionalAmount, below: optionalAmount, projects: z.int() }))),
  ),
  standing: z.exactOptional(z.enum(Standing)),
});

const benchmarkSchema = z.strictObject({
  technologyTypeId: z.int(),
  technology: z.string(),
  marketSegmentId: z.exactOptional(z.int()),
  marketSegment: z.exactOptional(z.string()),
  sizeClass: z.exactOptional(z.enum(SizeClass)),
  projects: z.int(),
  price: z.exactOptional(quartilesSchema),
  pricePerMmbtu: z.exactOptional(quartilesSchema),
  simplePayback: z.exactOptional(quartilesSchema),
});

export const benchmarksSchema: z.ZodMiniType<Benchmarks> = z.strictObject({
  minimumGroupSize: z.int(),
  benchmarks: z.readonly(z.array(benchmarkSchema)),
});

export const projectBenchmarksSchema: z.ZodMiniType<ProjectBenchmarks> = z.strictObject({
  minimumGroupSize: z.int(),
  works: z.readonly(
    z.array(
      z.strictObject({
        technologyTypeId: z.int(),
        technology: z.string(),
        measures: z.readonly(
          z.array(
            z.strictObject({
              uuid: z.string(),
              ecmNumber: z.exactOptional(z.string()),
              ecmDescription: z.exactOptional(z.string()),
            }),
          ),
        ),
        sizeClass: z.enum(SizeClass),
        price: z.string(),
        pricePerMmbtu: optionalAmount,
        simplePayback: optionalAmount,
        benchmarks: z.readonly(z.array(benchmarkSchema)),
      }),
    ),
  ),
});

export const stateRollupSchema: z.ZodMiniType<StateRollup> = z.strictObject({
  minimumGroupSize: z.int(),
  total: z.exactOptional(groupSchema),
  states: z.readonly(z.array(z.strictObject({ ...groupFields, region: z.exactOptional(z.enum(CensusRegion)) }))),
});
