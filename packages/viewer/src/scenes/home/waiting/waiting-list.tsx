import {
  AccountRequestStatus,
  APPLICATION_CALLS,
  APPLICATION_KINDS,
  type ApplicationKind,
  type CurrentUser,
  GroupPermission,
  hasPermission,
  LIST_ACCOUNT_REQUESTS,
  LIST_FAILED_JOBS,
  LIST_INVITATIONS,
  LIST_PROJECTS,
} from "@epb/contract";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../../calls/use-call.js";
import { Card } from "../../../components/card.js";
import { calendarDay, instant } from "../../../format/dates.js";
import { HOME_TEXTS } from "../home-texts.js";
import { OPEN_STAGES, type ProjectTask, projectTasks } from "./project-tasks.js";

const { waiting: TEXTS } = HOME_TEXTS;

/** A line of the list. */
interface WaitingItem {
  readonly key: string;
  readonly action: string;
  readonly name: string;
  readonly path: string;
  readonly note?: string | undefined;
}

/** More lines than these are behind a link to the portfolio. */
const MOST_LINES = 8;

interface WaitingListProps {
  readonly user: CurrentUser;
  readonly isTestSite: boolean;
}

/** Work that waits for the reader, the most urgent first. */
export function WaitingList({ user, isTestSite }: WaitingListProps): ReactElement | null {
  const items = useWaiting(user, isTestSite);
  if (items === undefined) return null;
  return (
    <Card title={TEXTS.title(items.length)}>
      {items.length === 0 ? (
        <p>{TEXTS.nothing}</p>
      ) : (
        <ul className="plain-list waiting-list">
          {items.slice(0, MOST_LINES).map(({ key, action, name, path, note }) => (
            <li key={key}>
              <Link to={path}>
                {action}: {name}
              </Link>
              {note !== undefined && <span className="waiting-list__note">{note}</span>}
            </li>
          ))}
        </ul>
      )}
      {items.length > MOST_LINES && (
        <p>
          <Link to={`/portfolio/list?stage=${OPEN_STAGES.join(",")}`}>{TEXTS.more(items.length - MOST_LINES)}</Link>
        </p>
      )}
    </Card>
  );
}

/** Everything that waits for the user; undefined until the projects are known. */
function useWaiting(user: CurrentUser, isTestSite: boolean): readonly WaitingItem[] | undefined {
  const { userGroupId: group } = user;
  const may = (permission: GroupPermission): boolean => hasPermission(group, permission);
  const builds = may(GroupPermission.BuildProjects);
  const administers = may(GroupPermission.Administer);
  const projects = useCall(LIST_PROJECTS, { query: { stage: OPEN_STAGES, limit: 100 } }, { isEnabled: builds });
  const invitations = useCall(LIST_INVITATIONS, {}, { isEnabled: builds });
  const requests = useCall(
    LIST_ACCOUNT_REQUESTS,
    { query: { statusId: AccountRequestStatus.New } },
    { isEnabled: administers },
  );
  const failed = useCall(LIST_FAILED_JOBS, { query: {} }, { isEnabled: administers });
  const qualified = useApplications("qualifiedList", !isTestSite && may(GroupPermission.ViewQualifiedListApplications));
  const accreditation = useApplications(
    "accreditation",
    !isTestSite && may(GroupPermission.ViewAccreditationApplications),
  );
  const count = (items: readonly unknown[] | undefined, action: string, path: string): readonly WaitingItem[] =>
    items === undefined || items.length === 0 ? [] : [{ key: path, action, name: String(items.length), path }];
  if (builds && projects.data === undefined) return undefined;
  return [
    ...(invitations.data ?? []).map(({ id, projectName, invitedAt }) => ({
      key: id,
      action: TEXTS.invitation,
      name: projectName,
      path: "/portfolio/list",
      note: TEXTS.since(instant(invitedAt)),
    })),
    ...projectTasks(projects.data ?? [], group).map(lineOf),
    ...qualified,
    ...accreditation,
    ...count(requests.data?.items, TEXTS.accountRequests, "/administration/account-requests"),
    ...count(failed.data?.items, TEXTS.failedJobs, "/administration/jobs"),
  ];
}

function lineOf({ kind, row, path }: ProjectTask): WaitingItem {
  const { id, name, escoName, submittedAt, returnReason, modifiedDate } = row;
  const notes = {
    review: TEXTS.submitted(instant(submittedAt), escoName),
    returned: TEXTS.returnedWith(returnReason ?? ""),
    reopened: TEXTS.since(instant(modifiedDate)),
    enter: TEXTS.changed(instant(modifiedDate)),
  };
  return { key: id, action: TEXTS[kind], name, path, note: notes[kind] };
}

/** Submitted applications of a kind that the reader reviews. */
function useApplications(kind: ApplicationKind, isEnabled: boolean): readonly WaitingItem[] {
  const query = { scope: "review", status: "submitted" } as const;
  const { data } = useCall(APPLICATION_CALLS[kind].list, { query }, { isEnabled });
  return (data?.items ?? []).map(({ id, organization, submittedAt }) => ({
    key: id,
    action: TEXTS.application,
    name: organization,
    path: `/${APPLICATION_KINDS[kind].area}/applications/${id}`,
    note: TEXTS.since(calendarDay(submittedAt?.slice(0, 10))),
  }));
}
