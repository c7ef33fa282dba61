import { ProjectAction, type Table } from "@epb/contract";
import { requireProjectAction } from "../projects/require-project-action.js";
import { findingsTables } from "./findings-table.js";
import { readForTask } from "./project-text.js";
import type { BuildReport } from "./reports.js";

/** The schedules of a project, for who may see it. */
export const projectSchedules: BuildReport = async ({ projectId = "" }, caller, services) => {
  await requireProjectAction(ProjectAction.View, caller, { id: projectId }, services);
  const project = await readForTask(projectId, services);
  const told = await services.reportWorkers.jsonFor({ kind: "schedules", ...project, months: false });
  const schedules = JSON.parse(told.toString()) as readonly Table[];
  return { tables: [...schedules, ...(await findingsTables(projectId, services.store))], isComplete: true };
};
