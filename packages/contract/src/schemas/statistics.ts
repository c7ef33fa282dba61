import { CensusRegion } from "@epb/engine/reference";
import * as z from "zod/mini";
import { instantSchema } from "./fields.js";
import { list, type Schema, strictObject } from "./readonly-types.js";

/** Position of a project's work among the quartiles of a group. A value that rounds to a quartile is within. */
export const Standing = { Below: "below", Within: "within", Above: "above" } as const;
export type Standing = (typeof Standing)[keyof typeof Standing];

/** By the price of the work in one project, $: to 100,000, to 1,000,000, to 10,000,000, and above. */
export const SizeClass = { Small: "small", Medium: "medium", Large: "large", VeryLarge: "veryLarge" } as const;
export type SizeClass = (typeof SizeClass)[keyof typeof SizeClass];

export const SIZE_CLASS_LABELS: Readonly<Record<SizeClass, string>> = {
  small: "Up to $100,000",
  medium: "$100,000 to $1 million",
  large: "$1 million to $10 million",
  veryLarge: "More than $10 million",
};

/**
 * Minimum number of projects in a group that is shown. Smaller groups are pooled or omitted.
 *
 * @spec P §1 "project data has commercial value"
 */
const minimumGroupSize = z.int();

const optionalAmount = z.exactOptional(z.string());
const optionalCount = z.exactOptional(z.int());

const amountFields = {
  /** $ */
  implementationPrice: optionalAmount,
  /** $ over the performance period. */
  guaranteedSavings: optionalAmount,
  estimatedSavings: optionalAmount,
  /** $ */
  financedAmount: optionalAmount,
  /** kg CO2e a year. */
  greenhouseGasKgPerYear: optionalAmount,
  medianImplementationPrice: optionalAmount,
  medianGuaranteedSavings: optionalAmount,
  /** Years. */
  medianSimplePayback: optionalAmount,
};
/** Names of the amounts of a group. */
export type GroupAmount = keyof typeof amountFields;
const countFields = Object.fromEntries(Object.keys(amountFields).map((name) => [name, optionalCount])) as Readonly<
  Record<GroupAmount, typeof optionalCount>
>;

/** Totals of the projects of a group. Amounts of fewer projects than the minimum are absent. */
export interface ProjectGroup extends z.infer<typeof group> {}
const groupFields = {
  /** The year, state, or number of the kind; absent for the pooled groups, which are too small to show individually. */
  key: z.exactOptional(z.string()),
  label: z.string(),
  projects: z.int(),
  ...amountFields,
  /** Number of projects that have an amount, by its name, if some projects of the group do not have it. */
  covered: z.exactOptional(strictObject(countFields)),
};
const group = strictObject(groupFields);
const groupSchema: Schema<ProjectGroup> = group;
const groupsSchema = list(groupSchema);

/** Time of the release of the figures, ISO 8601; absent before the first one. */
const asOf = z.exactOptional(instantSchema);

export type Statistics = z.infer<typeof statisticsSchema>;
export const statisticsSchema = strictObject({
  minimumGroupSize,
  asOf,
  /** Absent with fewer projects than the minimum. */
  total: z.exactOptional(groupSchema),
  /** Of all projects, even with a filter by segment. */
  byMarketSegment: groupsSchema,
  byAwardYear: groupsSchema,
  byState: groupsSchema,
  byContractType: groupsSchema,
  bySubmarket: groupsSchema,
  byProjectType: groupsSchema,
});

/** Projects with a value from one edge to below another; the lowest bin has no `from`, the highest no `below`. */
export type DistributionBin = z.infer<typeof binSchema>;
const binSchema = strictObject({
  from: optionalAmount,
  below: optionalAmount,
  /** Zero, or at least the minimum. */
  projects: z.int(),
});

/** Quartiles of a quantity as decimal strings, rounded to within 2% of the exact values. */
export interface Quartiles extends z.infer<typeof quartiles> {}
const quartiles = strictObject({
  /** Projects that have the quantity. */
  projects: z.int(),
  lower: z.string(),
  median: z.string(),
  upper: z.string(),
  /** Distribution of the values in ascending order: each project in one bin. Absent if it may not be shown. */
  bins: z.exactOptional(list(binSchema)),
  /** Position of a project's own value, in the benchmarks of a project. */
  standing: z.exactOptional(z.enum(Standing)),
});
const quartilesSchema: Schema<Quartiles> = quartiles;

/** Work of one kind in one project counts once, with the price and savings of all its measures of that kind. */
export interface Benchmark extends z.infer<typeof benchmark> {}
const benchmark = strictObject({
  technologyTypeId: z.int(),
  technology: z.string(),
  /** Number of the market segment; absent for all. */
  marketSegmentId: z.exactOptional(z.int()),
  marketSegment: z.exactOptional(z.string()),
  /** Absent for all. */
  sizeClass: z.exactOptional(z.enum(SizeClass)),
  projects: z.int(),
  /** $ per project. */
  price: z.exactOptional(quartilesSchema),
  /** $ per MMBtu saved per year. */
  pricePerMmbtu: z.exactOptional(quartilesSchema),
  /** Years. */
  simplePayback: z.exactOptional(quartilesSchema),
});
const benchmarkSchema: Schema<Benchmark> = benchmark;

export type Benchmarks = z.infer<typeof benchmarksSchema>;
export const benchmarksSchema = strictObject({
  minimumGroupSize,
  asOf,
  benchmarks: list(benchmarkSchema),
});

/** The work of one technology in a project, as counted in benchmarks. */
export type ProjectWork = z.infer<typeof workSchema>;
const workSchema = strictObject({
  technologyTypeId: z.int(),
  technology: z.string(),
  measures: list(
    strictObject({
      uuid: z.string(),
      ecmNumber: z.exactOptional(z.string()),
      ecmDescription: z.exactOptional(z.string()),
    }),
  ),
  sizeClass: z.enum(SizeClass),
  /** $ */
  price: z.string(),
  /** $ per MMBtu saved per year. */
  pricePerMmbtu: optionalAmount,
  /** Years. */
  simplePayback: optionalAmount,
  /** Benchmarks of the technology as a whole, and of its segment and size if these are shown. */
  benchmarks: list(benchmarkSchema),
});

export type ProjectBenchmarks = z.infer<typeof projectBenchmarksSchema>;
export const projectBenchmarksSchema = strictObject({ minimumGroupSize, works: list(workSchema) });

export type StateGroup = z.infer<typeof stateGroupSchema>;
const stateGroupSchema = strictObject({ ...groupFields, region: z.exactOptional(z.enum(CensusRegion)) });

export type StateRollup = z.infer<typeof stateRollupSchema>;
export const stateRollupSchema = strictObject({
  minimumGroupSize,
  asOf,
  total: z.exactOptional(groupSchema),
  states: list(stateGroupSchema),
});
