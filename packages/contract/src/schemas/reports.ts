import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { list, type Schema, strictObject } from "./readonly-types.js";

/** A cell of a table. Decimals are texts of digits; null where a figure is not known or nothing is entered. */
export type Cell = z.infer<typeof cellSchema>;

const cellSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const cellsSchema = list(cellSchema);

export type TableColumn = z.infer<typeof columnSchema>;
const columnSchema = strictObject({
  /** Stable name for programs: `estimatedSavings`. */
  name: z.string(),
  label: z.string(),
  /** Neighbouring columns of one group have its name above them. */
  group: z.exactOptional(z.string()),
  /** What the cells are: `text`, `date`, `dollars`, `count`, … */
  quantity: z.string(),
  unit: z.exactOptional(z.string()),
  decimals: z.exactOptional(z.number()),
});

/** An input that cannot be used, on which a figure depends that is not shown. */
export type WithheldInput = z.infer<typeof withheldInputSchema>;
const withheldInputSchema = strictObject({
  projectId: z.string(),
  /** `ecms[uuid=1].implementation.baseConstructionCost` */
  path: z.string(),
  /** `Base construction cost, measure 1`; in a table of projects with the name of the project before it. */
  label: z.string(),
});

/** A table of figures and inputs without formatting. */
export interface Table extends z.infer<typeof table> {}
const table = strictObject({
  id: z.string(),
  title: z.string(),
  columns: list(columnSchema),
  /** How many of the first columns say what a row is about. */
  keyColumns: z.int(),
  /** What stands before the rows, such as the implementation period. */
  opening: z.exactOptional(cellsSchema),
  rows: list(cellsSchema),
  /** Sums under the rows, for the columns that have one. */
  totals: z.exactOptional(cellsSchema),
  /** What leads from the totals to another figure. The name of a row stands in the last of the key columns. */
  closing: z.exactOptional(list(cellsSchema)),
  /** Decimals in which the table prints $; the cells have them in full. */
  dollarDecimals: z.union([z.literal(0), z.literal(2)]),
  note: z.exactOptional(z.string()),
  /** Inputs that cannot be used, on which the dashes in the cells depend. Absent in a table without such dashes. */
  withheldInputs: z.exactOptional(list(withheldInputSchema)),
});
export const tableSchema: Schema<Table> = table;

/** Where a figure or an input stands: `costSavings.years[year=3].payment`. */
export const pathSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(LIMITS.pathLength));

/** A figure or an input as plain data; what its parts are, the engine says. */
export type PlainObject = Readonly<Record<string, unknown>>;
export const plainList = (item: z.ZodMiniType<PlainObject>): z.ZodMiniType<readonly PlainObject[]> => list(item);

/** A value of a figure or an input: decimals and dates are texts. */
const valueSchema = z.union([z.string(), z.number(), z.boolean()]);
export const optionalValue = z.exactOptional(valueSchema);

/** What a figure or an input is, wherever one is told of. */
export const namedSchemas = { path: z.string(), label: z.string(), unit: z.exactOptional(z.string()) };

/** A part of a formula; `parts` are of the same form. */
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

/** Figures of an approved project that an earlier engine made, and that this one would make others: they hold. */
export type ApprovedFigures = z.infer<typeof approvedFiguresSchema>;
const approvedFiguresSchema = strictObject({
  engineVersion: z.string(),
  /** Without a value where none was approved. */
  figures: list(strictObject({ path: z.string(), value: optionalValue })),
});
export const approvedSchema = z.exactOptional(approvedFiguresSchema);

/** A figure down to its inputs: every figure on the way once, its formula as a tree of parts with their values. */
export type FigureExplanation = z.infer<typeof explanationSchema>;
export const explanationSchema = strictObject({
  /** The figure that was asked for comes first; empty where it is withheld, and then the text says why. */
  figures: plainList(explainedFigureSchema),
  inputs: plainList(explainedInputSchema),
  /** The same in words, a line each. */
  text: z.string(),
  approved: approvedSchema,
});

/** A calculated figure. */
export type ListedFigure = z.infer<typeof listedFigureSchema>;
const listedFigureSchema = strictObject({ ...namedSchemas, value: valueSchema });
export const listedFiguresSchema = list(listedFigureSchema);

export const ReportFormat = { Json: "json", Csv: "csv", Xlsx: "xlsx" } as const;
export type ReportFormat = (typeof ReportFormat)[keyof typeof ReportFormat];

/** A report that one can have. */
export type ReportDescription = z.infer<typeof reportDescriptionSchema>;
const reportDescriptionSchema = strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Whether it is about one project, which has to be named. */
  needsProject: z.boolean(),
  formats: list(z.enum(ReportFormat)),
});
export const reportsSchema = list(reportDescriptionSchema);

export type Report = z.infer<typeof reportSchema>;
export const reportSchema = strictObject({
  id: z.string(),
  title: z.string(),
  tables: list(tableSchema),
  /** False where there are more projects than a report tells of. */
  isComplete: z.boolean(),
});
