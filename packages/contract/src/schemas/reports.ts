import { CalculationType, MarketSegment, ProjectType } from "@epb/engine";
import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { memberSchema } from "./fields.js";
import { list, type Schema, strictObject } from "./readonly-types.js";

/** A cell of a table. Decimals are strings of digits; null for an unknown or missing value. */
export type Cell = z.infer<typeof cellSchema>;

const cellSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const cellsSchema = list(cellSchema);

export type TableColumn = z.infer<typeof columnSchema>;
const columnSchema = strictObject({
  /** Stable name for programs: `estimatedSavings`. */
  name: z.string(),
  label: z.string(),
  /** Name of a group, shown above its neighboring columns. */
  group: z.exactOptional(z.string()),
  /** Kind of the cells: `text`, `date`, `dollars`, `count`, … */
  quantity: z.string(),
  unit: z.exactOptional(z.string()),
  decimals: z.exactOptional(z.number()),
});

/** An unusable input that causes a withheld figure. */
export type WithheldInput = z.infer<typeof withheldInputSchema>;
const withheldInputSchema = strictObject({
  projectId: z.string(),
  /** `ecms[uuid=1].implementation.baseConstructionCost` */
  path: z.string(),
  /** `Base construction cost, measure 1`; in a table of projects, the name of the project comes first. */
  label: z.string(),
});

/** A table of figures and inputs without formatting. */
export interface Table extends z.infer<typeof table> {}
const table = strictObject({
  id: z.string(),
  title: z.string(),
  columns: list(columnSchema),
  /** Number of first columns that identify a row. */
  keyColumns: z.int(),
  /** Row before the others, such as the implementation period. */
  opening: z.exactOptional(cellsSchema),
  rows: list(cellsSchema),
  /** Ids of the projects of the rows, in a table of projects. */
  projectIds: z.exactOptional(list(z.string())),
  /** Sums under the rows, for the columns that have one. */
  totals: z.exactOptional(cellsSchema),
  /** Rows that lead from the totals to another figure. The name of a row is in the last of the key columns. */
  closing: z.exactOptional(list(cellsSchema)),
  /** Decimals of printed dollars; the cells have all decimals. */
  dollarDecimals: z.union([z.literal(0), z.literal(2)]),
  note: z.exactOptional(z.string()),
  /** Unusable inputs that cause the dashes in the cells. Absent in a table without such dashes. */
  withheldInputs: z.exactOptional(list(withheldInputSchema)),
});
export const tableSchema: Schema<Table> = table;

/** Path of a figure or an input: `costSavings.years[year=3].payment`. */
export const pathSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(LIMITS.pathLength));

/** A figure or an input as plain data; the engine defines its members. */
export type PlainObject = Readonly<Record<string, unknown>>;
export const plainList = (item: z.ZodMiniType<PlainObject>): z.ZodMiniType<readonly PlainObject[]> => list(item);

/** A value of a figure or an input: decimals and dates are strings. */
const valueSchema = z.union([z.string(), z.number(), z.boolean()]);
export const optionalValue = z.exactOptional(valueSchema);

/** Identification of a figure or an input. */
export const namedSchemas = { path: z.string(), label: z.string(), unit: z.exactOptional(z.string()) };

/** A part of a formula; `parts` have the same form. */
const formulaSchema = z.looseObject({
  kind: z.string(),
  value: optionalValue,
  path: z.exactOptional(z.string()),
  parts: z.exactOptional(z.array(z.record(z.string(), z.unknown()))),
});
const explainedFigureSchema = z.looseObject({
  ...namedSchemas,
  value: optionalValue,
  spec: z.string(),
  formula: formulaSchema,
  decidedBy: z.array(formulaSchema),
});
const explainedInputSchema = z.looseObject({ ...namedSchemas, value: optionalValue });

/** Approved figures of an earlier engine that differ in this one. The approved ones remain in effect. */
export type ApprovedFigures = z.infer<typeof approvedFiguresSchema>;
const approvedFiguresSchema = strictObject({
  engineVersion: z.string(),
  /** No value if none was approved. */
  figures: list(strictObject({ path: z.string(), value: optionalValue })),
});
export const approvedSchema = z.exactOptional(approvedFiguresSchema);

/** A figure with everything that it depends on: each figure once, its formula as a tree of parts with their values. */
export type FigureExplanation = z.infer<typeof explanationSchema>;
export const explanationSchema = strictObject({
  /** The requested figure comes first; empty if it is withheld, and then the text explains why. */
  figures: plainList(explainedFigureSchema),
  inputs: plainList(explainedInputSchema),
  /** The explanation as text, one line for each part. */
  text: z.string(),
  approved: approvedSchema,
});

/** A calculated figure. */
export type ListedFigure = z.infer<typeof listedFigureSchema>;
const listedFigureSchema = strictObject({ ...namedSchemas, value: valueSchema });
export const listedFiguresSchema = list(listedFigureSchema);

/** Description, summary figures, and Schedule 1 of a project, for its first page. */
export type ProjectOverview = z.infer<typeof projectOverviewSchema>;
export const projectOverviewSchema = strictObject({
  record: strictObject({
    version: z.string(),
    projectType: z.exactOptional(memberSchema(ProjectType)),
    calculationType: z.exactOptional(memberSchema(CalculationType)),
    createdDate: z.exactOptional(z.string()),
    modifiedDate: z.exactOptional(z.string()),
  }),
  agencyName: z.exactOptional(z.string()),
  /** City, state, and ZIP code. */
  place: z.exactOptional(z.string()),
  marketSegmentId: z.exactOptional(memberSchema(MarketSegment)),
  /** Figures of the summary. A withheld figure has no value. */
  figures: list(strictObject({ ...namedSchemas, value: optionalValue })),
  /** Guaranteed savings ÷ payments in the year with the lowest coverage. Absent if it is not known. */
  lowestCoverage: z.exactOptional(z.string()),
  /** Schedule 1, or Schedule 1u of a utility energy service contract. Absent if it is empty. */
  savings: z.exactOptional(table),
  /** Verified savings of each submitted or approved year of measurement and verification. Absent without any. */
  verified: z.exactOptional(list(strictObject({ year: z.int(), savings: z.string() }))),
  approvedWith: z.exactOptional(z.string()),
  /** Absent if no figure is withheld. */
  withheld: z.exactOptional(
    strictObject({
      inputs: list(strictObject({ path: z.string(), label: z.string() })),
      /** Withheld figures of the summary and of the schedule. */
      figures: list(z.string()),
    }),
  ),
});

export const ReportFormat = { Json: "json", Csv: "csv", Xlsx: "xlsx" } as const;
export type ReportFormat = (typeof ReportFormat)[keyof typeof ReportFormat];

/** An available report. */
export type ReportDescription = z.infer<typeof reportDescriptionSchema>;
const reportDescriptionSchema = strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** True if the report is about one project, whose id is required. */
  needsProject: z.boolean(),
  formats: list(z.enum(ReportFormat)),
});
export const reportsSchema = list(reportDescriptionSchema);

export type Report = z.infer<typeof reportSchema>;
export const reportSchema = strictObject({
  id: z.string(),
  title: z.string(),
  tables: list(tableSchema),
  /** False if there are more projects than a report includes. */
  isComplete: z.boolean(),
});
