import { ProjectType } from "@epb/engine";
import * as z from "zod/mini";
import { idSchema, numberInQuery } from "../schemas/fields.js";
import { type Schema, strictObject } from "../schemas/readonly-types.js";
import { ReportFormat, reportSchema, reportsSchema } from "../schemas/reports.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { XLSX } from "./content-types.js";

/** @spec P §2 "Generate Reports (to /analysis-reporting/home)" */
export const LIST_REPORTS = call({
  name: "listReports",
  method: "GET",
  path: "/api/report",
  summary: "Available reports.",
  policy: { kind: "user" },
  reply: reportsSchema,
});

const reportPathSchema = strictObject({
  id: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
});

/** Selection of the projects in a report. */
export type ReportQuery = z.infer<typeof reportQuerySchema>;
const reportQuery = {
  /** For a report about one project. */
  projectId: z.exactOptional(idSchema),
  /** Only projects of one edition. */
  projectType: z.exactOptional(numberInQuery(ProjectType.Epb, ProjectType.Epx) as Schema<ProjectType>),
};
const reportQuerySchema = strictObject(reportQuery);

export const GET_REPORT = call({
  name: "getReport",
  method: "GET",
  path: "/api/report/{id}",
  summary: "Report about the portfolio or about one project, as plain tables.",
  policy: { kind: "user" },
  errors: ["report/project-missing"],
  params: reportPathSchema,
  query: reportQuerySchema,
  reply: reportSchema,
});

export const DOWNLOAD_REPORT = call({
  name: "downloadReport",
  method: "GET",
  path: "/api/report/{id}/file",
  summary: "Report about the portfolio or about one project, as CSV or a workbook.",
  policy: { kind: "user" },
  errors: ["report/project-missing"],
  params: reportPathSchema,
  query: strictObject({ ...reportQuery, format: z.enum([ReportFormat.Csv, ReportFormat.Xlsx]) }),
  reply: { kind: "bytes", contentTypes: [XLSX, "text/csv"] },
});

export const REPORT_CALLS: CallGroup = {
  area: "Reports and statistics",
  calls: [LIST_REPORTS, GET_REPORT, DOWNLOAD_REPORT],
};
