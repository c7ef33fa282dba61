import { ProjectType } from "@epb/engine";
import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { ProjectAction } from "../projects/project-permissions.js";
import { booleanInQuery, idSchema, numberInQuery } from "../schemas/fields.js";
import { type ProjectIssues, projectIssuesSchema } from "../schemas/projects.js";
import {
  explanationSchema,
  type FigureExplanation,
  type ListedFigure,
  listedFiguresSchema,
  pathSchema,
  type Report,
  type ReportDescription,
  ReportFormat,
  reportSchema,
  reportsSchema,
  type Table,
  tableSchema,
} from "../schemas/reports.js";
import {
  type WhatIfAnswer,
  type WhatIfQuestion,
  whatIfAnswerSchema,
  whatIfQuestionSchema,
} from "../schemas/what-if.js";
import type { Bytes, Call } from "./call.js";
import { type ProjectPath, projectPathSchema } from "./project-calls.js";

const viewing = { kind: "project", action: ProjectAction.View } as const;

export const GET_SCHEDULES: Call<{
  params: ProjectPath;
  query: { readonly months?: boolean };
  reply: readonly Table[];
}> = {
  name: "getSchedules",
  method: "GET",
  path: "/api/project/{id}/schedules",
  summary: "The schedules of the project as plain tables; with months=true also the loan by month.",
  policy: viewing,
  params: projectPathSchema,
  query: z.strictObject({ months: z.exactOptional(booleanInQuery) }) as z.ZodMiniType<{ readonly months?: boolean }>,
  reply: z.readonly(z.array(tableSchema)),
};

/** @spec C §3 "Calculation issue: section, name, description, url" */
export const GET_ISSUES: Call<{ params: ProjectPath; reply: ProjectIssues }> = {
  name: "getIssues",
  method: "GET",
  path: "/api/project/{id}/issues",
  summary: "What the calculation of the project meets: errors and warnings, each with its input and what to do.",
  policy: viewing,
  params: projectPathSchema,
  reply: projectIssuesSchema,
};

/** The figures that can be explained and asked about. Ours. */
export const LIST_FIGURES: Call<{
  params: ProjectPath;
  query: { readonly months?: boolean };
  reply: { readonly items: readonly ListedFigure[]; readonly approvedWith?: string };
}> = {
  name: "listFigures",
  method: "GET",
  path: "/api/project/{id}/figures",
  summary:
    "Every figure of the project with its path, label, unit and value; with months=true also those of the loan by month.",
  policy: viewing,
  params: projectPathSchema,
  query: z.strictObject({ months: z.exactOptional(booleanInQuery) }) as z.ZodMiniType<{ readonly months?: boolean }>,
  reply: z.strictObject({ items: listedFiguresSchema, approvedWith: z.exactOptional(z.string()) }),
};

/** Deeper than any figure rests on others. */
const MOST_STEPS = 50;

export const EXPLAIN_FIGURE: Call<{
  params: ProjectPath;
  query: { readonly figure: string; readonly depth?: number };
  reply: FigureExplanation;
}> = {
  name: "explainFigure",
  method: "GET",
  path: "/api/project/{id}/explain",
  summary:
    "How a figure came about: formula, values and inputs, and those of every figure it rests on, as many steps down as depth says.",
  policy: viewing,
  errors: ["engine/*"],
  params: projectPathSchema,
  query: z.strictObject({
    figure: pathSchema,
    depth: z.exactOptional(numberInQuery(1, MOST_STEPS)),
  }) as z.ZodMiniType<{ readonly figure: string; readonly depth?: number }>,
  reply: explanationSchema,
};

export const ExportTarget = {
  Xlsx: "xlsx",
  XlsxFormulas: "xlsx-formulas",
  Csv: "csv",
  Json: "json",
} as const;
export type ExportTarget = (typeof ExportTarget)[keyof typeof ExportTarget];

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const EXPORT_PROJECT: Call<{
  params: ProjectPath;
  query: { readonly to: ExportTarget; readonly schedule?: string };
  reply: unknown;
}> = {
  name: "exportProject",
  method: "GET",
  path: "/api/project/{id}/export",
  summary:
    "The project as a file: a workbook of results, a workbook that calculates, its tables as CSV (one of them with schedule) or its data as JSON.",
  policy: viewing,
  errors: ["engine/*", "export/no-table", "export/inputs-unusable", "export/no-formulas"],
  params: projectPathSchema,
  query: z.strictObject({
    to: z.enum(ExportTarget),
    schedule: z.exactOptional(z.string().check(z.maxLength(LIMITS.textLength))),
  }),
  reply: { kind: "bytes", contentTypes: [XLSX, "text/csv", "application/json"] } satisfies Bytes,
};

export const WHAT_IF: Call<{ params: ProjectPath; body: WhatIfQuestion; reply: WhatIfAnswer }> = {
  name: "whatIf",
  method: "POST",
  path: "/api/project/{id}/what-if",
  summary: "What the project would come to with other inputs, which inputs move it most, and where it breaks even.",
  policy: viewing,
  errors: ["engine/*", "what-if/refused"],
  params: projectPathSchema,
  body: whatIfQuestionSchema,
  reply: whatIfAnswerSchema,
};

/** @spec P §2 "Generate Reports (to /analysis-reporting/home)" */
export const LIST_REPORTS: Call<{ reply: readonly ReportDescription[] }> = {
  name: "listReports",
  method: "GET",
  path: "/api/report",
  summary: "The reports that there are.",
  policy: { kind: "user" },
  reply: reportsSchema,
};

export interface ReportQuery {
  /** For a report about one project. */
  readonly projectId?: string;
  /** Only projects of one edition. */
  readonly projectType?: ProjectType;
}

interface ReportPath {
  readonly id: string;
}
const reportPathSchema: z.ZodMiniType<ReportPath> = z.strictObject({
  id: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
});
const reportQuery = {
  projectId: z.exactOptional(idSchema),
  projectType: z.exactOptional(numberInQuery(ProjectType.Epb, ProjectType.Epx)),
};

export const GET_REPORT: Call<{ params: ReportPath; query: ReportQuery; reply: Report }> = {
  name: "getReport",
  method: "GET",
  path: "/api/report/{id}",
  summary: "A report of one's portfolio or of a project, as plain tables.",
  policy: { kind: "user" },
  errors: ["report/project-missing"],
  params: reportPathSchema,
  query: z.strictObject(reportQuery) as z.ZodMiniType<ReportQuery>,
  reply: reportSchema,
};

export const DOWNLOAD_REPORT: Call<{
  params: ReportPath;
  query: ReportQuery & { readonly format: "csv" | "xlsx" };
  reply: unknown;
}> = {
  name: "downloadReport",
  method: "GET",
  path: "/api/report/{id}/file",
  summary: "The same report as a file, CSV or a workbook.",
  policy: { kind: "user" },
  errors: ["report/project-missing"],
  params: reportPathSchema,
  query: z.strictObject({ ...reportQuery, format: z.enum([ReportFormat.Csv, ReportFormat.Xlsx]) }) as z.ZodMiniType<
    ReportQuery & { readonly format: "csv" | "xlsx" }
  >,
  reply: { kind: "bytes", contentTypes: [XLSX, "text/csv"] } satisfies Bytes,
};
