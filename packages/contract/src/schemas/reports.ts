import * as z from "zod/mini";
import { LIMITS } from "../limits.js";

/** A cell of a table. Decimals are texts of digits; null where a figure is not known or nothing is entered. */
export type Cell = string | number | boolean | null;

export interface TableColumn {
  /** Stable name for programs: `estimatedSavings`. */
  readonly name: string;
  readonly label: string;
  /** Neighbouring columns of one group have its name above them. */
  readonly group?: string;
  /** What the cells are: `text`, `date`, `dollars`, `count`, … */
  readonly quantity: string;
  readonly unit?: string;
  readonly decimals?: number;
}

/** A table of figures and inputs without formatting. */
export interface Table {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly TableColumn[];
  /** How many of the first columns say what a row is about. */
  readonly keyColumns: number;
  /** What stands before the rows, such as the implementation period. */
  readonly opening?: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  /** Sums under the rows, for the columns that have one. */
  readonly totals?: readonly Cell[];
  /** What leads from the totals to another figure. The name of a row stands in the last of the key columns. */
  readonly closing?: readonly (readonly Cell[])[];
  /** Decimals in which the table prints $; the cells have them in full. */
  readonly dollarDecimals: 0 | 2;
  readonly note?: string;
  /** Inputs that cannot be used, on which the dashes in the cells depend. Absent in a table without such dashes. */
  readonly withheldInputs?: readonly WithheldInput[];
}

/** An input that cannot be used, on which a figure depends that is not shown. */
export interface WithheldInput {
  readonly projectId: string;
  /** `ecms[uuid=1].implementation.baseConstructionCost` */
  readonly path: string;
  /** `Base construction cost, measure 1`; in a table of projects with the name of the project before it. */
  readonly label: string;
}

const cellSchema: z.ZodMiniType<Cell> = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const cellsSchema = z.readonly(z.array(cellSchema));

export const tableSchema: z.ZodMiniType<Table> = z.strictObject({
  id: z.string(),
  title: z.string(),
  columns: z.readonly(
    z.array(
      z.strictObject({
        name: z.string(),
        label: z.string(),
        group: z.exactOptional(z.string()),
        quantity: z.string(),
        unit: z.exactOptional(z.string()),
        decimals: z.exactOptional(z.number()),
      }),
    ),
  ),
  keyColumns: z.int(),
  opening: z.exactOptional(cellsSchema),
  rows: z.readonly(z.array(cellsSchema)),
  totals: z.exactOptional(cellsSchema),
  closing: z.exactOptional(z.readonly(z.array(cellsSchema))),
  dollarDecimals: z.union([z.literal(0), z.literal(2)]),
  note: z.exactOptional(z.string()),
  withheldInputs: z.exactOptional(
    z.readonly(z.array(z.strictObject({ projectId: z.string(), path: z.string(), label: z.string() }))),
  ),
});

/** Where a figure or an input stands: `costSavings.years[year=3].payment`. */
export const pathSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(LIMITS.pathLength));

/** A figure or an input as plain data; what its parts are, the engine says. */
export type PlainObject = Readonly<Record<string, unknown>>;
export const plainList = (item: z.ZodMiniType<PlainObject>): z.ZodMiniType<readonly PlainObject[]> =>
  z.readonly(z.array(item));

/** A value of a figure or an input: decimals and dates are texts. */
const valueSchema: z.ZodMiniType<string | number | boolean> = z.union([z.string(), z.number(), z.boolean()]);
export const optionalValue: z.ZodMiniExactOptional<z.ZodMiniType<string | number | boolean>> =
  z.exactOptional(valueSchema);

/** What a figure or an input is, wherever one is told of. */
export const namedSchemas: {
  readonly path: z.ZodMiniString;
  readonly label: z.ZodMiniString;
  readonly unit: z.ZodMiniExactOptional<z.ZodMiniString>;
} = { path: z.string(), label: z.string(), unit: z.exactOptional(z.string()) };

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
export interface ApprovedFigures {
  readonly engineVersion: string;
  /** Without a value where none was approved. */
  readonly figures: readonly { readonly path: string; readonly value?: string | number | boolean }[];
}
export const approvedSchema: z.ZodMiniExactOptional<z.ZodMiniType<ApprovedFigures>> = z.exactOptional(
  z.strictObject({
    engineVersion: z.string(),
    figures: z.readonly(z.array(z.strictObject({ path: z.string(), value: optionalValue }))),
  }),
);

/** A figure down to its inputs: every figure on the way once, its formula as a tree of parts with their values. */
export interface FigureExplanation {
  /** The figure that was asked for comes first; empty where it is withheld, and then the text says why. */
  readonly figures: readonly PlainObject[];
  readonly inputs: readonly PlainObject[];
  /** The same in words, a line each. */
  readonly text: string;
  readonly approved?: ApprovedFigures;
}
export const explanationSchema: z.ZodMiniType<FigureExplanation> = z.strictObject({
  figures: plainList(explainedFigureSchema),
  inputs: plainList(explainedInputSchema),
  text: z.string(),
  approved: approvedSchema,
});

/** A calculated figure. */
export interface ListedFigure {
  readonly path: string;
  readonly label: string;
  readonly unit?: string;
  readonly value: string | number | boolean;
}
export const listedFiguresSchema: z.ZodMiniType<readonly ListedFigure[]> = z.readonly(
  z.array(z.strictObject({ ...namedSchemas, value: valueSchema })),
);

export const ReportFormat = { Json: "json", Csv: "csv", Xlsx: "xlsx" } as const;
export type ReportFormat = (typeof ReportFormat)[keyof typeof ReportFormat];

/** A report that one can have. */
export interface ReportDescription {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Whether it is about one project, which has to be named. */
  readonly needsProject: boolean;
  readonly formats: readonly ReportFormat[];
}
export const reportsSchema: z.ZodMiniType<readonly ReportDescription[]> = z.readonly(
  z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      needsProject: z.boolean(),
      formats: z.readonly(z.array(z.enum(ReportFormat))),
    }),
  ),
);

export interface Report {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly Table[];
  /** False where there are more projects than a report tells of. */
  readonly isComplete: boolean;
}
export const reportSchema: z.ZodMiniType<Report> = z.strictObject({
  id: z.string(),
  title: z.string(),
  tables: z.readonly(z.array(tableSchema)),
  isComplete: z.boolean(),
});
