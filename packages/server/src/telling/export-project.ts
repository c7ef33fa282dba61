import { ExportTarget, type Table } from "@epb/contract";
import { ApiError } from "../api-error.js";
import { loadProject } from "../projects/load-project.js";
import type { FileReply } from "../routing/file-reply.js";
import type { Services } from "../services.js";
import { csvOf } from "./csv.js";
import { readProjectText } from "./project-text.js";

export const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const CSV_TYPE = "text/csv; charset=utf-8";

interface ExportQuery {
  readonly to: ExportTarget;
  /** One of the tables, for CSV. */
  readonly schedule?: string;
}

/** A project as a file. @throws ApiError 404, 400 */
export async function exportProject(
  projectId: string,
  { to, schedule }: ExportQuery,
  services: Services,
): Promise<FileReply> {
  const { entry } = await loadProject(projectId, services);
  const project = await readProjectText(projectId, services);
  const { teller } = services;
  const name = fileName(entry.name);
  switch (to) {
    case ExportTarget.Xlsx: {
      const content = await teller.writeFile({ kind: "resultsWorkbook", project });
      return { content, contentType: XLSX_TYPE, fileName: `${name} results.xlsx` };
    }
    case ExportTarget.XlsxFormulas: {
      const content = await teller.writeFile({ kind: "formulaWorkbook", project });
      return { content, contentType: XLSX_TYPE, fileName: `${name}.xlsx` };
    }
    case ExportTarget.Csv: {
      const told = await teller.tellText({ kind: "schedules", project, months: true });
      const tables = chooseTables(JSON.parse(told.toString()) as readonly Table[], schedule);
      const suffix = schedule === undefined ? "schedules" : `schedule ${schedule}`;
      return { content: csvOf(tables), contentType: CSV_TYPE, fileName: `${name} ${suffix}.csv` };
    }
    case ExportTarget.Json:
      return { content: project, contentType: "application/json", fileName: `${name}.json` };
    default:
      return to satisfies never;
  }
}

function chooseTables(tables: readonly Table[], schedule: string | undefined): readonly Table[] {
  const chosen = schedule === undefined ? tables : tables.filter(({ id }) => id === schedule);
  if (chosen.length > 0 || schedule === undefined) return chosen;
  const ids = tables.map(({ id }) => id).join(", ");
  throw new ApiError(404, "export/no-table", `The project has no schedule of this name. It has: ${ids}.`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const NOT_IN_A_FILE_NAME = /[\u0000-\u001f\u007f"*/:<>?\\|\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;

/** A name that every system takes: no folders, no signs of its own. */
export function fileName(name: string): string {
  return name.replace(NOT_IN_A_FILE_NAME, " ").replace(/^[.\s]+|[.\s]+$/g, "") || "project";
}
