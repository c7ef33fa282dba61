import { reportTables, type ScheduleId, schedule1Of, withoutEmptyColumns } from "@epb/engine/report";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import { element, fragment, type Markup } from "./markup.js";
import { scheduleTable } from "./table.js";

/** The schedules that have something to say and stand neither below a chart nor among the assumptions. */
export function scheduleSections(
  { project, calculation }: CalculatedProject,
  shownWithCharts: readonly ScheduleId[],
): Markup {
  const { express } = calculation.calculatedValues;
  const shown: readonly ScheduleId[] = [
    ...shownWithCharts,
    "escalation",
    ...(express === undefined ? [] : [schedule1Of(project.data)]),
  ];
  const tables = reportTables(project.data, calculation.calculatedValues).filter(({ id }) => !shown.includes(id));
  if (tables.length === 0) return fragment();
  return element(
    "section",
    {},
    element("h2", {}, "Schedules"),
    tables.map((table) => scheduleTable(withoutEmptyColumns(table), table.title)),
  );
}
