import { CensusRegion } from "@epb/engine/reference";
import * as z from "zod/mini";
import { list, type Schema, strictObject } from "./readonly-types.js";

/** Where the work of a project stands among the quartiles of a group. A value that is rounded to a quartile is within. */
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
 * How many projects a group has to have before anything is told of it. What is smaller is told together with others, or
 * not at all.
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

/** What is told of the projects of a group. Amounts that fewer projects have than the minimum are absent. */
export interface ProjectGroup extends z.infer<typeof group> {}
const groupFields = {
  /** The year, state or number of the kind; absent for the groups that are too small to be told one by one, together. */
  key: z.exactOptional(z.string()),
  label: z.string(),
  projects: z.int(),
  ...amountFields,
  /** By the name of an amount, the projects that it covers, where some of the group do not have it. */
  covered: z.exactOptional(strictObject(countFields)),
};
const group = strictObject(groupFields);
const groupSchema: Schema<ProjectGroup> = group;
const groupsSchema = list(groupSchema);

export type Statistics = z.infer<typeof statisticsSchema>;
export const statisticsSchema = strictObject({
  minimumGroupSize,
  /** Absent where the projects are fewer than the minimum. */
  total: z.exactOptional(groupSchema),
  /** Of all projects, also where a segment is asked for. */
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
  /** None, or not fewer than the minimum. */
  projects: z.int(),
});

/** Quartiles of a quantity as decimal texts, rounded to within 2% of the exact values. */
export interface Quartiles extends z.infer<typeof quartiles> {}
const quartiles = strictObject({
  /** Projects that have the quantity. */
  projects: z.int(),
  lower: z.string(),
  median: z.string(),
  upper: z.string(),
  /** How the values are distributed, from the lowest up: each project in one bin. Absent where it may not be told. */
  bins: z.exactOptional(list(binSchema)),
  /** Of a project's own value, in the benchmarks of a project. */
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
  /** $ a project. */
  price: z.exactOptional(quartilesSchema),
  /** $ per MMBtu saved a year. */
  pricePerMmbtu: z.exactOptional(quartilesSchema),
  /** Years. */
  simplePayback: z.exactOptional(quartilesSchema),
});
const benchmarkSchema: Schema<Benchmark> = benchmark;

export type Benchmarks = z.infer<typeof benchmarksSchema>;
export const benchmarksSchema = strictObject({
  minimumGroupSize,
  benchmarks: list(benchmarkSchema),
});

/** The work of one technology in a project, as benchmarks count it. */
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
  /** $ per MMBtu saved a year. */
  pricePerMmbtu: optionalAmount,
  /** Years. */
  simplePayback: optionalAmount,
  /** Of the technology as a whole, and of its segment and size where they are told. */
  benchmarks: list(benchmarkSchema),
});

export type ProjectBenchmarks = z.infer<typeof projectBenchmarksSchema>;
export const projectBenchmarksSchema = strictObject({ minimumGroupSize, works: list(workSchema) });

export type StateGroup = z.infer<typeof stateGroupSchema>;
const stateGroupSchema = strictObject({ ...groupFields, region: z.exactOptional(z.enum(CensusRegion)) });

export type StateRollup = z.infer<typeof stateRollupSchema>;
export const stateRollupSchema = strictObject({
  minimumGroupSize,
  total: z.exactOptional(groupSchema),
  states: list(stateGroupSchema),
});
