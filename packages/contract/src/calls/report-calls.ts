import { ProjectType } from "@epb/engine";
import * as z from "zod/mini";
import { idSchema, numberInQuery } from "../schemas/fields.js";
import { type Report, type ReportDescription, ReportFormat, reportSchema, reportsSchema } from "../schemas/reports.js";
import type { Bytes, Call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { XLSX } from "./content-types.js";

/** @spec P §2 "Generate Reports (to /analysis-reporting/home)" */
export const LIST_REPORTS: Call<{ reply: readonly ReportDescription[] }> = {
  name: "listReports",
  method: "GET",
  path: "/api/report",
  summary: "Available reports.",
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
  summary: "Report about the portfolio or about one project, as plain tables.",
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
  summary: "Report about the portfolio or about one project, as CSV or a workbook.",
  policy: { kind: "user" },
  errors: ["report/project-missing"],
  params: reportPathSchema,
  query: z.strictObject({ ...reportQuery, format: z.enum([ReportFormat.Csv, ReportFormat.Xlsx]) }) as z.ZodMiniType<
    ReportQuery & { readonly format: "csv" | "xlsx" }
  >,
  reply: { kind: "bytes", contentTypes: [XLSX, "text/csv"] } satisfies Bytes,
};

export const REPORT_CALLS: CallGroup = {
  area: "Reports and statistics",
  calls: [LIST_REPORTS, GET_REPORT, DOWNLOAD_REPORT],
};
