import type { Table } from "@epb/contract";
import { type ReactElement, useMemo } from "react";
import { useWholeProject } from "../../components/project/whole-project.js";
import { useWithheld } from "../../components/withheld/withheld-context.js";
import { WithheldNote } from "../../components/withheld/withheld-note.js";
import { SCHEDULE_TEXTS } from "../../texts/schedule-texts.js";
import { WITHHELD_TEXTS } from "../../texts/withheld-texts.js";
import "../../features/schedule-tables/schedule-tables.scss";
import { PackageSection } from "./package-section.js";
import { Schedule } from "./schedule.js";
import { isScheduleWithheld, scheduleChoices } from "./schedule-list.js";

/** All schedules with data or withheld figures, each on its own pages. */
export function PackageSchedules({ tables }: { readonly tables: readonly Table[] }): ReactElement {
  const project = useWholeProject();
  const { figures: withheld } = useWithheld();
  const choices = useMemo(() => scheduleChoices(project, tables, withheld), [project, tables, withheld]);
  return (
    <>
      {choices.map(({ name, tableId }) => {
        const table = tables.find(({ id }) => id === tableId);
        if (table === undefined && !isScheduleWithheld(tableId, withheld)) return null;
        return (
          <PackageSection key={name} title={SCHEDULE_TEXTS.names[name] ?? name} isPage>
            {table === undefined ? (
              <WithheldNote lead={WITHHELD_TEXTS.ofSchedule} />
            ) : (
              <Schedule table={table} tables={tables} />
            )}
          </PackageSection>
        );
      })}
    </>
  );
}
