import type { ReportSource, ScheduleTable } from "./report-source.js";
import type { ReportTable } from "./report-table.js";
import { withRoundingNote } from "./rounding-notes.js";
import { SCHEDULE_TITLES, type ScheduleId } from "./schedule-id.js";
import { withWithheldMarks } from "./withheld-cells.js";
import { withWithheldNote } from "./withheld-note.js";

/** A schedule with its name, and with dashes and notes for what is withheld and what is rounded. */
export function finishedTable(
  id: ScheduleId,
  schedule: (source: ReportSource) => ScheduleTable,
  source: ReportSource,
): ReportTable {
  const table = withRoundingNote(schedule(withWithheldMarks(source)));
  return { id, title: SCHEDULE_TITLES[id], ...withWithheldNote(id, table, source) };
}
