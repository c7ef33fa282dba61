import {
  type Cell,
  LIMITS,
  PROJECT_STAGE_LABELS,
  PROJECT_STAGE_WAITS_FOR,
  type ProjectListExport,
  type ProjectListRow,
  type Table,
} from "@epb/contract";
import {
  FEDERAL_CONTRACT_TYPE_LABELS,
  MEASUREMENT_STATUS_LABELS,
  MEASUREMENT_VERSION_LABELS,
  PROJECT_ACCESS_ROLE_LABELS,
  PROJECT_TYPE_LABELS,
  STATE_LOCAL_SUBMARKET_LABELS,
  UESC_CONTRACT_TYPE_LABELS,
} from "@epb/engine";
import { isWithheld } from "@epb/engine/report";
import { CSV_TYPE, type FileReply, XLSX_TYPE } from "../../base/file-reply.js";
import { csvOf } from "../../workers/reports/csv.js";
import { fixedDecimals } from "../../workers/reports/format.js";
import { totalCell, withCauses } from "../../workers/reports/withheld-cells.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { COVERAGE_COLUMNS, coverageCells } from "./coverage-columns.js";
import { listProjects } from "./list-projects.js";
import type { ProjectServices } from "./project-services.js";

type Column = Table["columns"][number] & { readonly cellOf: (row: ProjectListRow) => Cell | undefined };

const text = (name: string, label: string, cellOf: Column["cellOf"]): Column => ({
  name,
  label,
  quantity: "text",
  cellOf,
});
const dollars = (
  name: "totalImplementationPrice" | "totalGuaranteedCostSavings" | "totalEstimatedCostSavings",
  label: string,
): Column => ({
  name,
  label,
  quantity: "dollars",
  unit: "$",
  decimals: 2,
  cellOf: (row) => rounded(totalCell(row, name), 2),
});

/** Digits of a figure in a file for people; marks of withheld figures stay. */
const rounded = (cell: Cell, decimals: number): Cell =>
  typeof cell === "string" && !isWithheld(cell) ? fixedDecimals(cell, decimals) : cell;

const labelled = <Id extends number>(labels: Readonly<Record<Id, string>>, id: Id | undefined): string | undefined =>
  id === undefined ? undefined : labels[id];
const yesNo = (is: boolean): string => (is ? "Yes" : "No");

/** All that a list shows of a project. @spec C §3 "Project list item" */
const COLUMNS: readonly Column[] = [
  { name: "displayId", label: "Number", quantity: "count", cellOf: (row) => row.displayId },
  text("name", "Project", (row) => row.name),
  text("projectType", "Edition", (row) => labelled(PROJECT_TYPE_LABELS, row.projectType)),
  text("stage", "Status", (row) => PROJECT_STAGE_LABELS[row.stage]),
  text("waitingFor", "Waiting for", (row) => PROJECT_STAGE_WAITS_FOR[row.stage]),
  text("submittedAt", "Submitted on", (row) => row.submittedAt),
  text("hasBeenApproved", "Has been approved", (row) => yesNo(row.hasBeenApproved)),
  text("userRole", "My role", (row) => labelled(PROJECT_ACCESS_ROLE_LABELS, row.userRole)),
  text("customerOrganization", "Customer", (row) => row.customerOrganization),
  text("agencyName", "Agency", (row) => row.agencyName),
  text("escoName", "ESCO", (row) => row.escoName),
  text("projectInitiatorOrganization", "Customer organization", (row) => row.projectInitiatorOrganization),
  text("escoOrganization", "ESCO organization", (row) => row.escoOrganization),
  text("marketSegment", "Market segment", (row) => row.marketSegment?.name),
  text("stateLocalSubmarket", "Submarket", (row) => labelled(STATE_LOCAL_SUBMARKET_LABELS, row.stateLocalSubmarket)),
  text("federalContractType", "Federal contract type", (row) =>
    labelled(FEDERAL_CONTRACT_TYPE_LABELS, row.federalContractType),
  ),
  text("uescContractType", "UESC contract type", (row) => labelled(UESC_CONTRACT_TYPE_LABELS, row.uescContractType)),
  text("isCts", "Federal contract", (row) => yesNo(row.isCts)),
  { name: "awardDate", label: "Award date", quantity: "date", cellOf: (row) => row.awardDate },
  { name: "loanStartDate", label: "Loan start date", quantity: "date", cellOf: (row) => row.loanStartDate },
  dollars("totalImplementationPrice", "Total implementation price"),
  dollars("totalGuaranteedCostSavings", "Guaranteed cost savings"),
  dollars("totalEstimatedCostSavings", "Estimated cost savings"),
  ...COVERAGE_COLUMNS.map((column, index) => ({
    ...column,
    cellOf: (row: ProjectListRow) => coverageCells(row)[index],
  })),
  { name: "errors", label: "Errors", quantity: "count", cellOf: (row) => row.findings.errors },
  { name: "warnings", label: "Warnings", quantity: "count", cellOf: (row) => row.findings.warnings },
  text("mvStatus", "M&V status", (row) => labelled(MEASUREMENT_STATUS_LABELS, row.mvStatus)),
  text("mvVersion", "M&V version", (row) => labelled(MEASUREMENT_VERSION_LABELS, row.mvVersion)),
  text("version", "Version", (row) => row.version),
  text("modifiedDate", "Last changed", (row) => row.modifiedDate),
];

const TITLE = "Portfolio";

/** A list of projects as a file, page after page of it. */
export async function exportProjectList(
  { format, ...query }: ProjectListExport,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<FileReply> {
  const projects: ProjectListRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await listProjects(
      { ...query, limit: LIMITS.pageSize.max, ...(cursor !== undefined && { cursor }) },
      caller,
      services,
    );
    projects.push(...page.rows);
    cursor = page.next;
  } while (cursor !== undefined);
  const columns = COLUMNS.map(({ cellOf: _, ...column }) => column);
  const rows = projects.map((row) => COLUMNS.map(({ cellOf }): Cell => cellOf(row) ?? null));
  const table = { id: "portfolio", title: TITLE, columns, keyColumns: 2, dollarDecimals: 2, rows } as const;
  const tables = [withCauses(table, projects)];
  const fileName = `${TITLE} ${services.now().toISOString().slice(0, "2026-01-31".length)}.${format}`;
  if (format === "csv") return { content: csvOf(tables), contentType: CSV_TYPE, fileName };
  const content = await services.reportWorkers.fileFor({ kind: "tablesWorkbook", title: TITLE, tables });
  return { content, contentType: XLSX_TYPE, fileName };
}
