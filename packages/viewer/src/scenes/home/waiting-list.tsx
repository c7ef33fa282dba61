import { APPLICATION_KINDS, type ProjectTask, type ProjectTaskKind, type WaitingWork } from "@epb/contract";
import { Decimal } from "@epb/engine";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { Card } from "../../components/card.js";
import { FailureBox } from "../../components/failure-box.js";
import { useWaiting } from "../../features/waiting/use-waiting.js";
import { calendarDay, instant } from "../../format/dates.js";
import { cents } from "../../format/numbers.js";
import { isShortfall } from "../../format/shortfall.js";
import { HOME_TEXTS } from "./home-texts.js";

const { waiting: TEXTS } = HOME_TEXTS;

/** A line of the list. */
interface WaitingItem {
  readonly key: string;
  readonly action: string;
  readonly name: string;
  readonly path: string;
  readonly note?: string | undefined;
}

/** Maximum number of projects of each kind of work in the list; the portfolio has the others. */
const MOST_PROJECTS = 8;

/** Work that waits for the reader: invitations and applications first, then projects. */
export function WaitingList(): ReactElement | null {
  const { data, isError, error, refetch } = useWaiting();
  if (data === undefined) {
    return isError ? <FailureBox title={TEXTS.failed} error={error} onRetry={() => void refetch()} /> : null;
  }
  const { count, projects, projectCount } = data;
  const steps = projects.filter(({ year }) => year === undefined).slice(0, MOST_PROJECTS);
  const years = projects.filter(({ year }) => year !== undefined).slice(0, MOST_PROJECTS);
  return (
    <Card title={TEXTS.title(count)}>
      {count === 0 ? (
        <p>{TEXTS.nothing}</p>
      ) : (
        <ul className="plain-list waiting-list">
          {[...otherItems(data), ...[...steps, ...years].map(projectItem)].map(({ key, action, name, path, note }) => (
            <li key={key}>
              <Link to={path}>
                {action}: {name}
              </Link>
              {note !== undefined && <span className="waiting-list__note">{note}</span>}
            </li>
          ))}
        </ul>
      )}
      {projectCount > steps.length && (
        <p>
          <Link to="/portfolio/list?attention=waiting">{TEXTS.allProjects(projectCount)}</Link>
        </p>
      )}
    </Card>
  );
}

/** Work other than projects. */
function otherItems({ invitations, applications, accountRequests, failedJobs }: WaitingWork): readonly WaitingItem[] {
  return [
    ...invitations.map(({ id, projectName, invitedAt }) => ({
      key: id,
      action: TEXTS.invitation,
      name: projectName,
      path: "/portfolio/list",
      note: TEXTS.since(instant(invitedAt)),
    })),
    ...applications.map(({ kind, id, organization, submittedAt }) => ({
      key: id,
      action: TEXTS.application,
      name: organization,
      path: `/${APPLICATION_KINDS[kind].area}/applications/${id}`,
      note: TEXTS.since(instant(submittedAt)),
    })),
    ...countItem(TEXTS.accountRequests, accountRequests, "/administration/account-requests"),
    ...countItem(TEXTS.failedJobs, failedJobs, "/administration/jobs"),
  ];
}

/** One line for a list: `Account requests: 12`. */
const countItem = (action: string, count: number, path: string): readonly WaitingItem[] =>
  count === 0 ? [] : [{ key: path, action, name: String(count), path }];

/** Page of a project where each kind of work is done. */
const PARTS: Readonly<Record<ProjectTaskKind, string>> = {
  review: "/review",
  returned: "",
  reopened: "",
  enter: "/data",
  approveYear: "/measurement",
  reportYear: "/measurement",
};

function projectItem(task: ProjectTask): WaitingItem {
  const { kind, id, name, year = 0 } = task;
  const action = kind === "approveYear" || kind === "reportYear" ? TEXTS[kind](year) : TEXTS[kind];
  return { key: `${kind} ${id}`, action, name, path: `/portfolio/${id}${PARTS[kind]}`, note: noteOf(task) };
}

function noteOf({ kind, since, reason, escoName, endedOn, savingsDifference }: ProjectTask): string | undefined {
  switch (kind) {
    case "review":
      return TEXTS.submitted(instant(since), escoName);
    case "returned":
      return TEXTS.returnedWith(reason ?? "");
    case "reopened":
    case "enter":
      return TEXTS.changed(instant(since));
    case "reportYear":
      return TEXTS.ended(calendarDay(endedOn));
    case "approveYear":
      if (savingsDifference === undefined) return undefined;
      return isShortfall(savingsDifference)
        ? TEXTS.shortfall(cents(new Decimal(savingsDifference).negated().toFixed()))
        : TEXTS.noShortfall;
    default:
      return kind satisfies never;
  }
}
