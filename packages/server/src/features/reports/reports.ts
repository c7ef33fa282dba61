import {
  ProjectAction,
  type Report,
  type ReportDescription,
  ReportFormat,
  type ReportQuery,
  type Table,
} from "@epb/contract";
import { ApiError, notFound } from "../../base/api-error.js";
import { CSV_TYPE, type FileReply, XLSX_TYPE } from "../../base/file-reply.js";
import { csvOf } from "../../workers/reports/csv.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import type { ProjectServices } from "../projects/project-services.js";
import { requireProjectAction } from "../projects/require-project-action.js";
import { fileName } from "./export-project.js";
import { findingsTables } from "./findings-table.js";
import { portfolioSummary } from "./portfolio-summary.js";
import { readForTask } from "./project-text.js";
import { savingsAgainstPayments } from "./savings-against-payments.js";

/** The schedules of a project, for who may see it. */
const projectSchedules: BuildReport = async ({ projectId = "" }, caller, services) => {
  await requireProjectAction(ProjectAction.View, caller, { id: projectId }, services);
  const project = await readForTask(projectId, services);
  const told = await services.reportWorkers.jsonFor({ kind: "schedules", ...project, months: false });
  const schedules = JSON.parse(told.toString()) as readonly Table[];
  return { tables: [...schedules, ...(await findingsTables(projectId, services.store))], isComplete: true };
};

export type BuildReport = (
  query: ReportQuery,
  caller: SignedInUser,
  services: ProjectServices,
) => Promise<Pick<Report, "tables" | "isComplete">>;

const EVERY_FORMAT = Object.values(ReportFormat);

/** All available reports, each with its function. */
const REPORTS: readonly { readonly description: ReportDescription; readonly tell: BuildReport }[] = [
  {
    description: {
      id: "portfolio-summary",
      title: "Portfolio summary",
      description: "Your projects with status, price, savings, and totals.",
      needsProject: false,
      formats: EVERY_FORMAT,
    },
    tell: portfolioSummary,
  },
  {
    description: {
      id: "savings-against-payments",
      title: "Savings against payments",
      description: "Guaranteed savings and payments of each of your projects over its contract.",
      needsProject: false,
      formats: EVERY_FORMAT,
    },
    tell: savingsAgainstPayments,
  },
  {
    description: {
      id: "project-schedules",
      title: "Schedules of a project",
      description: "All schedules of one project, as printed.",
      needsProject: true,
      formats: EVERY_FORMAT,
    },
    tell: projectSchedules,
  },
];

export const listReports = (): readonly ReportDescription[] => REPORTS.map(({ description }) => description);

/** @throws ApiError 404 where there is no such report, 400 where a project has to be named */
export async function buildReport(
  id: string,
  query: ReportQuery,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<Report> {
  const report = REPORTS.find(({ description }) => description.id === id);
  if (report === undefined) throw notFound("The report");
  const { title, needsProject } = report.description;
  if (needsProject && query.projectId === undefined) {
    throw new ApiError(400, "report/project-missing", "This report shows one project. Choose the project.");
  }
  return { id, title, ...(await report.tell(query, caller, services)) };
}

/** The report as a file. @throws ApiError as {@link buildReport} does */
export async function downloadReport(
  id: string,
  { format, ...query }: ReportQuery & { readonly format: "csv" | "xlsx" },
  caller: SignedInUser,
  services: ProjectServices,
): Promise<FileReply> {
  const { title, tables } = await buildReport(id, query, caller, services);
  const name = fileName(title);
  if (format === ReportFormat.Csv) return { content: csvOf(tables), contentType: CSV_TYPE, fileName: `${name}.csv` };
  const content = await services.reportWorkers.fileFor({ kind: "tablesWorkbook", title, tables });
  return { content, contentType: XLSX_TYPE, fileName: `${name}.xlsx` };
}
