import {
  AccountRequestStatus,
  APPLICATION_CALLS,
  APPLICATION_KINDS,
  type ApplicationKind,
  type ApplicationListItem,
  type Call,
  type CallTypes,
  type CurrentUser,
  GroupPermission,
  hasPermission,
  LIST_ACCOUNT_REQUESTS,
  LIST_FAILED_JOBS,
  LIST_INVITATIONS,
  LIST_PROJECTS,
} from "@epb/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import type { ApiFailure } from "../../../api/api-failure.js";
import type { CallInput } from "../../../api/call-input.js";
import { useCall } from "../../../calls/use-call.js";
import { Card } from "../../../components/card.js";
import { FailureBox } from "../../../components/failure-box.js";
import { instant } from "../../../format/dates.js";
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

/** Maximum number of projects in the list; the portfolio has the others. */
const MOST_PROJECTS = 8;
/** Maximum number of open projects that are searched. */
const PAGE = 100;

interface WaitingListProps {
  readonly user: CurrentUser;
  readonly isTestSite: boolean;
}

/** Work that waits for the reader: invitations and applications first, then projects. */
export function WaitingList({ user, isTestSite }: WaitingListProps): ReactElement | null {
  const { items, projects, isPartial, failure } = useWaiting(user, isTestSite);
  if (failure !== undefined) {
    return <FailureBox title={TEXTS.failed} error={failure.error} onRetry={() => void failure.refetch()} />;
  }
  if (items === undefined) return null;
  const lines = [...items, ...projects.slice(0, MOST_PROJECTS)];
  const count = items.length + projects.length;
  return (
    <Card title={TEXTS.title(`${count}${isPartial ? "+" : ""}`)}>
      {lines.length === 0 ? (
        <p>{isPartial ? TEXTS.nothingFirst(PAGE) : TEXTS.nothing}</p>
      ) : (
        <ul className="plain-list waiting-list">
          {lines.map(({ key, action, name, path, note }) => (
            <li key={key}>
              <Link to={path}>
                {action}: {name}
              </Link>
              {note !== undefined && <span className="waiting-list__note">{note}</span>}
            </li>
          ))}
        </ul>
      )}
      {(isPartial || projects.length > MOST_PROJECTS) && (
        <p>
          <Link to={`/portfolio/list?stage=${OPEN_STAGES.join(",")}`}>{TEXTS.openProjects}</Link>
        </p>
      )}
    </Card>
  );
}

interface Waiting {
  /** Work other than projects; undefined until every call has answered. */
  readonly items: readonly WaitingItem[] | undefined;
  readonly projects: readonly WaitingItem[];
  /** True if the user can see more open projects than were searched. */
  readonly isPartial: boolean;
  /** A call that failed: without it, nothing can be said about the work. */
  readonly failure: Pick<UseQueryResult<unknown, ApiFailure>, "error" | "refetch"> | undefined;
}

function useWaiting(user: CurrentUser, isTestSite: boolean): Waiting {
  const { userGroupId: group } = user;
  const may = (permission: GroupPermission): boolean => hasPermission(group, permission);
  const builds = may(GroupPermission.BuildProjects);
  const administers = may(GroupPermission.Administer);
  const reviews = (permission: GroupPermission): boolean => !isTestSite && may(permission);
  const asked = {
    projects: useAsked(LIST_PROJECTS, { query: { stage: OPEN_STAGES, limit: PAGE } }, builds),
    invitations: useAsked(LIST_INVITATIONS, {}, builds),
    qualified: useApplications("qualifiedList", reviews(GroupPermission.ViewQualifiedListApplications)),
    accreditation: useApplications("accreditation", reviews(GroupPermission.ViewAccreditationApplications)),
    requests: useAsked(LIST_ACCOUNT_REQUESTS, { query: { statusId: AccountRequestStatus.New } }, administers),
    failed: useAsked(LIST_FAILED_JOBS, { query: {} }, administers),
  };
  const calls = Object.values(asked);
  const { projects, invitations, qualified, accreditation, requests, failed } = asked;
  const items = [
    ...(invitations.data ?? []).map(({ id, projectName, invitedAt }) => ({
      key: id,
      action: TEXTS.invitation,
      name: projectName,
      path: "/portfolio/list",
      note: TEXTS.since(instant(invitedAt)),
    })),
    ...applicationLines("qualifiedList", qualified.data?.items),
    ...applicationLines("accreditation", accreditation.data?.items),
    ...countLine(TEXTS.accountRequests, requests.data, "/administration/account-requests"),
    ...countLine(TEXTS.failedJobs, failed.data, "/administration/jobs"),
  ];
  return {
    items: calls.some(({ isAsked, data }) => isAsked && data === undefined) ? undefined : items,
    projects: projectTasks(projects.data ?? [], group).map(lineOf),
    isPartial: projects.data?.length === PAGE,
    failure: calls.find(({ isError, data }) => isError && data === undefined),
  };
}

/** A call that only some users may make. */
function useAsked<Types extends CallTypes>(call: Call<Types>, input: CallInput<Types>, isAsked: boolean) {
  const { data, isError, error, refetch } = useCall(call, input, { isEnabled: isAsked });
  return { isAsked, data, isError, error, refetch };
}

/** Submitted applications of a kind that the reader reviews. */
const useApplications = (kind: ApplicationKind, isAsked: boolean) =>
  useAsked(APPLICATION_CALLS[kind].list, { query: { scope: "review", status: "submitted" } }, isAsked);

const applicationLines = (
  kind: ApplicationKind,
  items: readonly ApplicationListItem[] | undefined,
): readonly WaitingItem[] =>
  (items ?? []).map(({ id, organization, submittedAt }) => ({
    key: id,
    action: TEXTS.application,
    name: organization,
    path: `/${APPLICATION_KINDS[kind].area}/applications/${id}`,
    note: TEXTS.since(instant(submittedAt)),
  }));

/** One line for a page of a list: `Account requests: 12`, or `100+` if there are more pages. */
function countLine(
  action: string,
  page: { readonly items: readonly unknown[]; readonly next?: string } | undefined,
  path: string,
): readonly WaitingItem[] {
  const { items = [], next } = page ?? {};
  return items.length === 0
    ? []
    : [{ key: path, action, name: `${items.length}${next === undefined ? "" : "+"}`, path }];
}

function lineOf({ kind, row, path }: ProjectTask): WaitingItem {
  const { id, name, escoName, submittedAt, returnReason, modifiedDate } = row;
  const notes = {
    review: TEXTS.submitted(instant(submittedAt), escoName),
    returned: TEXTS.returnedWith(returnReason ?? ""),
    reopened: TEXTS.changed(instant(modifiedDate)),
    enter: TEXTS.changed(instant(modifiedDate)),
  };
  return { key: id, action: TEXTS[kind], name, path, note: notes[kind] };
}
