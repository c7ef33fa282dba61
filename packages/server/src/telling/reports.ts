import { type Report, type ReportDescription, ReportFormat, type ReportQuery } from "@epb/contract";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { ApiError, notFound } from "../api-error.js";
import type { FileReply } from "../routing/file-reply.js";
import type { Services } from "../services.js";
import { csvOf } from "./csv.js";
import { CSV_TYPE, fileName, XLSX_TYPE } from "./export-project.js";
import { portfolioSummary } from "./portfolio-summary.js";
import { projectSchedules } from "./project-schedules.js";
import { savingsAgainstPayments } from "./savings-against-payments.js";

export type TellReport = (
  query: ReportQuery,
  caller: SignedInUser,
  services: Services,
) => Promise<Pick<Report, "tables" | "isComplete">>;

const EVERY_FORMAT = Object.values(ReportFormat);

/** The reports that there are, each with what tells it. */
const REPORTS: readonly { readonly description: ReportDescription; readonly tell: TellReport }[] = [
  {
    description: {
      id: "portfolio-summary",
      title: "Portfolio summary",
      description: "Your projects with their status, price and savings, and what they come to together.",
      needsProject: false,
      formats: EVERY_FORMAT,
    },
    tell: portfolioSummary,
  },
  {
    description: {
      id: "savings-against-payments",
      title: "Savings against payments",
      description: "What each of your projects is guaranteed to save over its contract, and what is paid for it.",
      needsProject: false,
      formats: EVERY_FORMAT,
    },
    tell: savingsAgainstPayments,
  },
  {
    description: {
      id: "project-schedules",
      title: "Schedules of a project",
      description: "All schedules of one project, as they are printed.",
      needsProject: true,
      formats: EVERY_FORMAT,
    },
    tell: projectSchedules,
  },
];

export const listReports = (): readonly ReportDescription[] => REPORTS.map(({ description }) => description);

/** @throws ApiError 404 where there is no such report, 400 where a project has to be named */
export async function tellReport(
  id: string,
  query: ReportQuery,
  caller: SignedInUser,
  services: Services,
): Promise<Report> {
  const report = REPORTS.find(({ description }) => description.id === id);
  if (report === undefined) throw notFound("The report");
  const { title, needsProject } = report.description;
  if (needsProject && query.projectId === undefined) {
    throw new ApiError(400, "report/project-missing", "This report is about one project. Choose the project.");
  }
  return { id, title, ...(await report.tell(query, caller, services)) };
}

/** The report as a file. @throws ApiError as {@link tellReport} does */
export async function downloadReport(
  id: string,
  { format, ...query }: ReportQuery & { readonly format: "csv" | "xlsx" },
  caller: SignedInUser,
  services: Services,
): Promise<FileReply> {
  const { title, tables } = await tellReport(id, query, caller, services);
  const name = fileName(title);
  if (format === ReportFormat.Csv) return { content: csvOf(tables), contentType: CSV_TYPE, fileName: `${name}.csv` };
  const content = await services.teller.writeFile({ kind: "tablesWorkbook", title, tables });
  return { content, contentType: XLSX_TYPE, fileName: `${name}.xlsx` };
}
