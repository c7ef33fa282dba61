import { ProjectType } from "@epb/engine";
import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { ProjectAction } from "../projects/project-permissions.js";
import { booleanInQuery, idSchema, numberInQuery, requiredText } from "../schemas/fields.js";
import { type Attribution, attributionSchema, type HistoryPage, historySchema } from "../schemas/history.js";
import { type ProjectIssues, type ProjectState, projectIssuesSchema, projectStateSchema } from "../schemas/projects.js";
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
} from "../schemas/telling.js";
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
  params: projectPathSchema,
  query: z.strictObject({
    figure: pathSchema,
    depth: z.exactOptional(numberInQuery(1, MOST_STEPS)),
  }) as z.ZodMiniType<{ readonly figure: string; readonly depth?: number }>,
  reply: explanationSchema,
};

export interface PageQuery {
  readonly limit?: number;
  /** Of the reply before: its `next`. */
  readonly cursor?: string;
}

export const GET_HISTORY: Call<{ params: ProjectPath; query: PageQuery; reply: HistoryPage }> = {
  name: "getHistory",
  method: "GET",
  path: "/api/project/{id}/history",
  summary: "Who changed what and when, and which newer engine calculated the project anew, the latest first.",
  policy: viewing,
  params: projectPathSchema,
  query: z.strictObject({
    limit: z.exactOptional(numberInQuery(1, LIMITS.pageSize.max)),
    cursor: z.exactOptional(z.string().check(z.maxLength(2000))),
  }) as z.ZodMiniType<PageQuery>,
  reply: historySchema,
};

const MOST_REVISIONS = 999_999_999;

export interface RevisionPath extends ProjectPath {
  readonly revision: number;
}

export const GET_ATTRIBUTION: Call<{
  params: RevisionPath;
  query: { readonly figure?: string; readonly from?: number };
  reply: Attribution;
}> = {
  name: "getAttribution",
  method: "GET",
  path: "/api/project/{id}/history/{revision}/attribution",
  summary:
    "Why figures changed up to this revision, from the one before or the one that is named: each change with its part, and what newer engines made of the same inputs.",
  policy: viewing,
  params: z.strictObject({ id: idSchema, revision: numberInQuery(1, MOST_REVISIONS) }) as z.ZodMiniType<RevisionPath>,
  query: z.strictObject({
    figure: z.exactOptional(pathSchema),
    from: z.exactOptional(numberInQuery(1, MOST_REVISIONS)),
  }) as z.ZodMiniType<{ readonly figure?: string; readonly from?: number }>,
  reply: attributionSchema,
};

/** What a restoration is given. */
export interface Restoration {
  readonly reason: string;
  /** Of the project as it was opened; without one the last save wins. The header `If-Match` says the same. */
  readonly revision?: number;
}

/** The inputs of an earlier revision become a new revision; nothing of the history goes. Ours. */
export const RESTORE_REVISION: Call<{ params: RevisionPath; body: Restoration; reply: ProjectState }> = {
  name: "restoreRevision",
  method: "POST",
  path: "/api/project/{id}/history/{revision}/restore",
  summary:
    "Gives the project the inputs of an earlier revision again, as a new revision with a reason. Name, status, notes, files, and M&V years stay.",
  policy: { kind: "project", action: ProjectAction.Edit },
  params: z.strictObject({ id: idSchema, revision: numberInQuery(1, MOST_REVISIONS) }) as z.ZodMiniType<RevisionPath>,
  body: z.strictObject({
    reason: requiredText("Enter why you restore this revision.", LIMITS.commentLength),
    revision: z.exactOptional(z.int().check(z.gte(1))),
  }),
  reply: projectStateSchema,
  replyHeaders: ["ETag"],
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
  params: reportPathSchema,
  query: z.strictObject({ ...reportQuery, format: z.enum([ReportFormat.Csv, ReportFormat.Xlsx]) }) as z.ZodMiniType<
    ReportQuery & { readonly format: "csv" | "xlsx" }
  >,
  reply: { kind: "bytes", contentTypes: [XLSX, "text/csv"] } satisfies Bytes,
};
