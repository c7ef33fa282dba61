import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { useOpenProject } from "../../components/project/open-project.js";
import { SCHEDULE_TEXTS } from "../../texts/schedule-texts.js";
import type { ScheduleChoice } from "./schedule-list.js";

interface ScheduleNavigationProps {
  readonly choices: readonly ScheduleChoice[];
  readonly chosen: string | undefined;
  /** What is open beside a schedule belongs to it. */
  readonly onLeave: () => void;
}

/** From one schedule to another. */
export function ScheduleNavigation({ choices, chosen, onLeave }: ScheduleNavigationProps): ReactElement {
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
