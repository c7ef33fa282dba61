import {
  AccountRequestStatus,
  APPLICATION_CALLS,
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
  type ProjectListSummary,
  type ReceivedInvitation,
  SUMMARIZE_PROJECT_LIST,
} from "@epb/contract";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ApiFailure } from "../../api/api-failure.js";
import type { CallInput } from "../../api/call-input.js";
import { useCall } from "../../calls/use-call.js";
import { useSession } from "../../session/session-context.js";
import { type ProjectTask, projectTasks } from "./project-tasks.js";

/** Projects of one reply. With more, the server counts them. */
const PAGE = 100;

/** Work that waits for the reader. */
export interface Waiting {
  readonly invitations: readonly ReceivedInvitation[];
  readonly applications: readonly (readonly [ApplicationKind, ApplicationListItem])[];
  /** `12`, or `100+` if there are more pages; undefined without any. */
  readonly accountRequests: string | undefined;
  readonly failedJobs: string | undefined;
  /** The first projects, in the order of the work. */
  readonly projects: readonly ProjectTask[];
  /** Number of all projects that wait. */
  readonly projectCount: number;
  /** Number of things that wait; undefined until every call has answered. */
  readonly count: number | undefined;
  /** A call that failed: without it, nothing can be said about the work. */
  readonly failure: Pick<UseQueryResult<unknown, ApiFailure>, "error" | "refetch"> | undefined;
}

/**
 * Asks for the work that waits for the reader. Several components can ask: they share the replies.
 *
 * @param retriesOnMount - False for a component beside the page: the page itself offers to try again.
 */
export function useWaiting(user: CurrentUser, isTestSite: boolean, retriesOnMount = true): Waiting {
  const asking = (isAsked: boolean): Asking => ({ isAsked, retriesOnMount });
  const { userGroupId: group } = user;
  const may = (permission: GroupPermission): boolean => hasPermission(group, permission);
  const builds = may(GroupPermission.BuildProjects);
  const administers = may(GroupPermission.Administer);
  const reviews = (permission: GroupPermission): boolean => !isTestSite && may(permission);
  const projects = useAsked(LIST_PROJECTS, { query: WAITING_PROJECTS }, asking(builds));
  const asked = {
    projects,
    total: useTotal(asking(projects.data?.length === PAGE)),
    invitations: useAsked(LIST_INVITATIONS, {}, asking(builds)),
    qualified: useApplications("qualifiedList", asking(reviews(GroupPermission.ViewQualifiedListApplications))),
    accreditation: useApplications("accreditation", asking(reviews(GroupPermission.ViewAccreditationApplications))),
    requests: useAsked(LIST_ACCOUNT_REQUESTS, { query: { statusId: AccountRequestStatus.New } }, asking(administers)),
    failed: useAsked(LIST_FAILED_JOBS, { query: {} }, asking(administers)),
  };
  const calls = Object.values(asked);
  const tasks = projectTasks(projects.data ?? [], group);
  const found = {
    invitations: asked.invitations.data ?? [],
    applications: [
      ...(asked.qualified.data?.items ?? []).map((item) => ["qualifiedList", item] as const),
      ...(asked.accreditation.data?.items ?? []).map((item) => ["accreditation", item] as const),
    ],
    accountRequests: pageCount(asked.requests.data),
    failedJobs: pageCount(asked.failed.data),
    projects: tasks,
    projectCount: Math.max(asked.total.data?.ofAll.waiting ?? 0, tasks.length),
  };
  return {
    ...found,
    count: calls.some(({ isAsked, data }) => isAsked && data === undefined) ? undefined : countOf(found),
    failure: calls.find(({ isAsked, isError, data }) => isAsked && isError && data === undefined),
  };
}

/** Submitted projects come first, also if one reply does not have all. */
const WAITING_PROJECTS = { attention: ["waiting"], sort: "stage", direction: "desc", limit: PAGE } as const;

const countOf = (found: Omit<Waiting, "count" | "failure">): number =>
  found.invitations.length +
  found.applications.length +
  (found.accountRequests === undefined ? 0 : 1) +
  (found.failedJobs === undefined ? 0 : 1) +
  found.projectCount;

function pageCount(
  page: { readonly items: readonly unknown[]; readonly next?: string } | undefined,
): string | undefined {
  const { items = [], next } = page ?? {};
  return items.length === 0 ? undefined : `${items.length}${next === undefined ? "" : "+"}`;
}

interface Asking {
  readonly isAsked: boolean;
  readonly retriesOnMount: boolean;
}

/** A call that only some users may make. */
function useAsked<Types extends CallTypes>(
  call: Call<Types>,
  input: CallInput<Types>,
  { isAsked, retriesOnMount }: Asking,
) {
  const { data, isError, error, refetch } = useCall(call, input, {
    isEnabled: isAsked,
    retriesOnMount,
    isBeside: true,
  });
  return { isAsked, data, isError, error, refetch };
}

/** Counts of the server, for more projects than one reply has. Every change of the list makes them old. */
function useTotal({ isAsked, retriesOnMount }: Asking) {
  const { api } = useSession();
  const { data, isError, error, refetch } = useQuery<ProjectListSummary, ApiFailure>({
    queryKey: [LIST_PROJECTS.name, SUMMARIZE_PROJECT_LIST.name, {}],
    queryFn: () => api.call(SUMMARIZE_PROJECT_LIST, { query: {} }),
    enabled: isAsked,
    retryOnMount: retriesOnMount,
    meta: { isBeside: true },
  });
  return { isAsked, data, isError, error, refetch };
}

/** Submitted applications of a kind that the reader reviews. */
const useApplications = (kind: ApplicationKind, asking: Asking) =>
  useAsked(APPLICATION_CALLS[kind].list, { query: { scope: "review", status: "submitted" } }, asking);
