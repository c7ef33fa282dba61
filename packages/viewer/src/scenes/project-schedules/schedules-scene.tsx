import "../../features/schedule-tables/schedule-tables.scss";
import "./schedules.scss";
import { GET_SCHEDULES, LIST_FIGURES, type ListedFigure, type Table } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useMemo } from "react";
import { Link, useParams } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { EmptyState } from "../../components/empty-state.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ProjectPart } from "../../components/project/project-part.js";
import { useWholeProject } from "../../components/project/whole-project.js";
import { useWithheld } from "../../components/withheld/withheld-context.js";
import { WithheldNote } from "../../components/withheld/withheld-note.js";
import { SCHEDULE_TEXTS } from "../../texts/schedule-texts.js";
import { WITHHELD_TEXTS } from "../../texts/withheld-texts.js";
import { Amortization } from "./amortization.js";
import { ExplainPanel } from "./explain/explain-panel.js";
import { useExplained } from "./explain/use-explained.js";
import { PACKAGE_TEXTS } from "./package-texts.js";
import { Schedule } from "./schedule.js";
import { chosenSchedule, isScheduleWithheld, type ScheduleChoice, scheduleChoices } from "./schedule-list.js";

const NO_TABLES: readonly Table[] = [];

/** The schedules of the open project, one at a time, with what explains their figures. */
export function SchedulesScene(): ReactElement {
  const { id } = useOpenProject();
  const project = useWholeProject();
  const { schedule: name } = useParams();
  const schedules = useCall(GET_SCHEDULES, { params: { id }, query: {} });
  const { figures: withheld } = useWithheld();
  const tables = schedules.data ?? NO_TABLES;
  const choices = useMemo(() => scheduleChoices(project, tables, withheld), [project, tables, withheld]);
  const chosen = chosenSchedule(choices, name);
  return (
    <ProjectPart
      title={SCHEDULE_TEXTS.title}
      page={chosen === undefined || tables.length === 0 ? undefined : SCHEDULE_TEXTS.names[chosen.name]}
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
      <CallState query={schedules}>
        {(loaded) => <ScheduleChooser tables={loaded} choices={choices} chosen={chosen} />}
      </CallState>
    </ProjectPart>
  );
}

const NO_FIGURES: readonly ListedFigure[] = [];

interface ScheduleChooserProps {
  readonly tables: readonly Table[];
  readonly choices: readonly ScheduleChoice[];
  /** Absent if the URL names no existing schedule. */
  readonly chosen: ScheduleChoice | undefined;
}

function ScheduleChooser({ tables, choices, chosen }: ScheduleChooserProps): ReactElement {
  const { id } = useOpenProject();
  const figures = useCall(LIST_FIGURES, { params: { id }, query: {} }).data?.items ?? NO_FIGURES;
  const explained = useExplained();
  const { figures: withheld } = useWithheld();
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

/** Replaces a schedule that has no table. */
function NoSchedule({ isWithheld }: { readonly isWithheld: boolean }): ReactElement {
  if (isWithheld) return <WithheldNote lead={WITHHELD_TEXTS.ofSchedule} />;
  return <EmptyState title={SCHEDULE_TEXTS.nothingTitle}>{SCHEDULE_TEXTS.nothingText}</EmptyState>;
}

interface ScheduleNavigationProps {
  readonly choices: readonly ScheduleChoice[];
  readonly chosen: string | undefined;
  /** Closes the explanation, which belongs to one schedule. */
  readonly onLeave: () => void;
}

/** From one schedule to another. */
function ScheduleNavigation({ choices, chosen, onLeave }: ScheduleNavigationProps): ReactElement {
  const { id } = useOpenProject();
  return (
    <nav className="schedule-navigation no-print" aria-label={SCHEDULE_TEXTS.navigation}>
      <ul>
        {choices.map(({ name, isEmpty }) => (
          <li key={name}>
            <Link
              to={`/portfolio/${id}/schedules/${name}`}
              className={
                isEmpty ? "schedule-navigation__link schedule-navigation__link--empty" : "schedule-navigation__link"
              }
              aria-current={name === chosen ? "page" : undefined}
              onClick={onLeave}
            >
              {SCHEDULE_TEXTS.names[name] ?? name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
