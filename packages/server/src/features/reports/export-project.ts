import { ExportTarget, type Table } from "@epb/contract";
import { ENGINE_VERSION } from "@epb/engine/replay";
import type { ResultsFinding } from "@epb/workbook/write";
import { ApiError } from "../../base/api-error.js";
import { CSV_TYPE, type FileReply, XLSX_TYPE } from "../../base/file-reply.js";
import { csvOf } from "../../workers/reports/csv.js";
import type { ReportTask } from "../../workers/reports/report-tasks.js";
import { cachedProjectResponse } from "../projects/cached-project-response.js";
import { placeText, presentFindings } from "../projects/kept-findings.js";
import { loadProject } from "../projects/load-project.js";
import type { ProjectEntry } from "../projects/project-entries.js";
import type { ProjectServices } from "../projects/project-services.js";
import { approvedWith } from "./approved-with.js";
import { decisionText, findingsTables } from "./findings-table.js";

interface ExportQuery {
  readonly to: ExportTarget;
  /** One of the tables, for CSV. */
  readonly schedule?: string;
}

/** A project as a file. @throws ApiError 404, 400 */
export async function exportProject(
  projectId: string,
  { to, schedule }: ExportQuery,
  services: ProjectServices,
): Promise<FileReply> {
  const { entry } = await loadProject(projectId, services);
  const { text: project } = await cachedProjectResponse(entry, services);
  const { reportWorkers } = services;
  const name = fileName(entry.name);
  const approved = approvedWith(entry);
  const from = approved === undefined ? {} : { approvedWith: approved };
  const ofEngine = approved === undefined ? "" : ` (engine ${approved})`;
  switch (to) {
    case ExportTarget.Xlsx: {
      const content = await reportWorkers.fileFor(
        approved === undefined
          ? { kind: "resultsWorkbook", project, kept: await keptFindings(projectId, services) }
          : await approvedTables({ project, approvedWith: approved }, entry, services),
      );
      return { content, contentType: XLSX_TYPE, fileName: `${name} results${ofEngine}.xlsx` };
    }
    case ExportTarget.XlsxFormulas: {
      const content = await reportWorkers.fileFor({ kind: "formulaWorkbook", project });
      // Formulas of the workbook have the results of the current engine.
      const recalculated = approved === undefined ? "" : ` (recalculated with engine ${ENGINE_VERSION})`;
      return { content, contentType: XLSX_TYPE, fileName: `${name}${recalculated}.xlsx` };
    }
    case ExportTarget.Csv: {
      const told = await reportWorkers.jsonFor({ kind: "schedules", project, ...from, months: true });
      const all = [
        ...(JSON.parse(told.toString()) as readonly Table[]),
        ...(await findingsTables(projectId, services.store)),
      ];
      const tables = chooseTables(all, schedule);
      const suffix = schedule === undefined ? "schedules" : `schedule ${schedule}`;
      return { content: csvOf(tables), contentType: CSV_TYPE, fileName: `${name} ${suffix}${ofEngine}.csv` };
    }
    case ExportTarget.Json:
      return { content: project, contentType: "application/json", fileName: `${name}.json` };
    default:
      return to satisfies never;
  }
}

/** The approved schedules. This engine cannot explain figures of another version. */
async function approvedTables(
  of: { readonly project: string; readonly approvedWith: string },
  { id, name: title }: Pick<ProjectEntry, "id" | "name">,
  { reportWorkers, store }: ProjectServices,
): Promise<ReportTask> {
  const told = await reportWorkers.jsonFor({ kind: "schedules", ...of, months: true });
  const schedules = JSON.parse(told.toString()) as readonly Table[];
  return { kind: "tablesWorkbook", title, tables: [...schedules, ...(await findingsTables(id, store))] };
}

/** Findings of the uploaded workbook, in the form of a results workbook. */
async function keptFindings(projectId: string, { store }: ProjectServices): Promise<readonly ResultsFinding[]> {
  const { items } = await presentFindings(projectId, store);
  return items.map((finding) => {
    const { severity, code, message, advice, accepted } = finding;
    return {
      severity,
      code,
      place: placeText(finding),
      message,
      advice: accepted === undefined ? advice : decisionText(finding),
    };
  });
}

function chooseTables(tables: readonly Table[], schedule: string | undefined): readonly Table[] {
  const chosen = schedule === undefined ? tables : tables.filter(({ id }) => id === schedule);
  if (chosen.length > 0 || schedule === undefined) return chosen;
  const ids = tables.map(({ id }) => id).join(", ");
  throw new ApiError(404, "export/no-table", `The project has no schedule with this name. Its schedules: ${ids}.`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const NOT_IN_A_FILE_NAME = /[\u0000-\u001f\u007f"*/:<>?\\|\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;

/** A file name for every operating system: without folders and special characters. */
export function fileName(name: string): string {
  // eslint-disable-next-line regexp/no-super-linear-move -- Project names have at most 100 characters.
  return name.replace(NOT_IN_A_FILE_NAME, " ").replace(/^[.\s]+|[.\s]+$/g, "") || "project";
}
