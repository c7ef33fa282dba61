import { GET_SCHEDULES, LIST_FIGURES, type ListedFigure, type Table } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useMemo } from "react";
import { Link, useParams } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { EmptyState } from "../../components/empty-state.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ProjectPart } from "../../components/project/project-part.js";
import { useWithheld } from "../../components/withheld/withheld-context.js";
import { WithheldNote } from "../../components/withheld/withheld-note.js";
import { ExplainPanel } from "../../features/explain/explain-panel.js";
import { useExplained } from "../../features/explain/use-explained.js";
import { PACKAGE_TEXTS } from "../../texts/package-texts.js";
import { SCHEDULE_TEXTS } from "../../texts/schedule-texts.js";
import { WITHHELD_TEXTS } from "../../texts/withheld-texts.js";
import "../../features/schedule-tables/schedule-tables.scss";
import { Amortization } from "./amortization.js";
import { Schedule } from "./schedule.js";
import { isScheduleWithheld, scheduleChoices } from "./schedule-list.js";
import { ScheduleNavigation } from "./schedule-navigation.js";
import "./schedules.scss";

/** The schedules of the open project, one at a time, with what explains their figures. */
export function SchedulesScene(): ReactElement {
  const { id } = useOpenProject();
  const schedules = useCall(GET_SCHEDULES, { params: { id }, query: {} });
  return (
    <ProjectPart
      title={SCHEDULE_TEXTS.title}
      lead={SCHEDULE_TEXTS.lead}
      actions={
        <>
          <Link className="usa-button usa-button--outline" to={`/portfolio/${id}/package`}>
            {PACKAGE_TEXTS.title}
          </Link>
          <Button type="button" outline onClick={() => window.print()}>
            {SCHEDULE_TEXTS.print}
          </Button>
        </>
      }
    >
      <CallState query={schedules}>{(tables) => <ScheduleChooser tables={tables} />}</CallState>
    </ProjectPart>
  );
}

const NO_FIGURES: readonly ListedFigure[] = [];

function ScheduleChooser({ tables }: { readonly tables: readonly Table[] }): ReactElement {
  const { id, project } = useOpenProject();
  const { schedule: name } = useParams();
  const figures = useCall(LIST_FIGURES, { params: { id }, query: {} }).data?.items ?? NO_FIGURES;
  const explained = useExplained();
  const { figures: withheld } = useWithheld();
  const choices = useMemo(() => scheduleChoices(project, tables, withheld), [project, tables, withheld]);
  // Of Schedules 1 and 1u a project has one: whichever is asked for, that one is shown.
  const chosen =
    name === undefined
      ? choices[0]
      : (choices.find((choice) => choice.name === name) ?? (name.startsWith("1") ? choices[0] : undefined));
  if (tables.length === 0) {
    return <EmptyState title={SCHEDULE_TEXTS.nothingAtAllTitle}>{SCHEDULE_TEXTS.nothingAtAllText}</EmptyState>;
  }
  const table = tables.find((each) => each.id === chosen?.tableId);
  const shared = { tables, figures, explained };
  return (
    <div className={explained.path === undefined ? "schedules" : "schedules schedules--beside"}>
      <ScheduleNavigation choices={choices} chosen={chosen?.name} onLeave={explained.close} />
      {chosen === undefined || table === undefined ? (
        <NoSchedule isWithheld={chosen !== undefined && isScheduleWithheld(chosen.tableId, withheld)} />
      ) : chosen.name === "amortization" ? (
        <Amortization loan={table} {...shared} />
      ) : (
        <Schedule key={chosen.name} table={table} {...shared} />
      )}
      <ExplainPanel projectId={id} explained={explained} figures={figures} />
    </div>
  );
}

/** In the place of a schedule without a table. */
function NoSchedule({ isWithheld }: { readonly isWithheld: boolean }): ReactElement {
  if (isWithheld) return <WithheldNote lead={WITHHELD_TEXTS.ofSchedule} />;
  return <EmptyState title={SCHEDULE_TEXTS.nothingTitle}>{SCHEDULE_TEXTS.nothingText}</EmptyState>;
}
