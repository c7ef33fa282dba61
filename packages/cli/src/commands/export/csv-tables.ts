import { reportTables } from "@epb/engine/report";
import type { ReadProject } from "../../project/read-project.js";
import { csvFolderReporter } from "../../reports/csv/csv.js";
import type { Exported } from "./exported.js";

/**
 * Every schedule with data, a file each.
 *
 * @param isRaw - For programs.
 */
export async function csvTables({ input, result, findings }: ReadProject, isRaw: boolean): Promise<Exported> {
  const { project, calculation } = result;
  const tables = reportTables(project.data, calculation.calculatedValues);
  const reporter = csvFolderReporter(
    tables.map(({ id }) => id),
    isRaw,
  );
  const contents = reporter.together([await reporter.one({ input, result, findings })], 1);
  return contents === undefined ? { ok: false, why: "has no schedules." } : { ok: true, contents };
}
