import { APPLICATION_KINDS, type CurrentUser } from "@epb/contract";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { Card } from "../../../components/card.js";
import { FailureBox } from "../../../components/failure-box.js";
import type { ProjectTask } from "../../../features/waiting/project-tasks.js";
import { useWaiting, type Waiting } from "../../../features/waiting/use-waiting.js";
import { instant } from "../../../format/dates.js";
import { HOME_TEXTS } from "../home-texts.js";

const { waiting: TEXTS } = HOME_TEXTS;

/** A line of the list. */
interface WaitingItem {
  readonly key: string;
  readonly action: string;
  readonly name: string;
  readonly path: string;
  readonly note?: string | undefined;
}

/** Maximum number of projects in the list; the portfolio has the others. */
const MOST_PROJECTS = 8;

interface WaitingListProps {
  readonly user: CurrentUser;
  readonly isTestSite: boolean;
}

/** Work that waits for the reader: invitations and applications first, then projects. */
export function WaitingList({ user, isTestSite }: WaitingListProps): ReactElement | null {
  const waiting = useWaiting(user, isTestSite);
  const { failure, count, projects, projectCount } = waiting;
  if (failure !== undefined) {
    return <FailureBox title={TEXTS.failed} error={failure.error} onRetry={() => void failure.refetch()} />;
  }
  if (count === undefined) return null;
  const shown = projects.slice(0, MOST_PROJECTS);
  return (
    <Card title={TEXTS.title(count)}>
      {count === 0 ? (
        <p>{TEXTS.nothing}</p>
      ) : (
        <ul className="plain-list waiting-list">
          {[...otherItems(waiting), ...shown.map(projectItem)].map(({ key, action, name, path, note }) => (
            <li key={key}>
              <Link to={path}>
                {action}: {name}
              </Link>
              {note !== undefined && <span className="waiting-list__note">{note}</span>}
            </li>
          ))}
        </ul>
      )}
      {projectCount > shown.length && (
        <p>
          <Link to="/portfolio/list?attention=waiting">{TEXTS.allProjects(projectCount)}</Link>
        </p>
      )}
    </Card>
  );
}

/** Work other than projects. */
function otherItems({
  invitations,
  applications,
  accountRequests,
  failedJobs,
}: Omit<Waiting, "count" | "failure">): readonly WaitingItem[] {
  return [
    ...invitations.map(({ id, projectName, invitedAt }) => ({
      key: id,
      action: TEXTS.invitation,
      name: projectName,
      path: "/portfolio/list",
      note: TEXTS.since(instant(invitedAt)),
    })),
    ...applications.map(([kind, { id, organization, submittedAt }]) => ({
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
const countItem = (action: string, name: string | undefined, path: string): readonly WaitingItem[] =>
  name === undefined ? [] : [{ key: path, action, name, path }];

function projectItem({ kind, row, path }: ProjectTask): WaitingItem {
  const { id, name, escoName, submittedAt, returnReason, modifiedDate } = row;
  const notes = {
    review: TEXTS.submitted(instant(submittedAt), escoName),
    returned: TEXTS.returnedWith(returnReason ?? ""),
    reopened: TEXTS.changed(instant(modifiedDate)),
    enter: TEXTS.changed(instant(modifiedDate)),
  };
  return { key: id, action: TEXTS[kind], name, path, note: notes[kind] };
}
