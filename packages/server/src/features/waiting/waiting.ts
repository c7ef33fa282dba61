import {
  AccountRequestStatus,
  APPLICATION_KINDS,
  GroupPermission,
  hasPermission,
  isWaitingFor,
  PROJECT_STAGES,
  type ProjectTask,
  UserGroup,
  type WaitingWork,
} from "@epb/contract";
import { ProjectAccessRole } from "@epb/engine";
import { FAILED_JOBS } from "../../background/failed-jobs.js";
import type { Condition } from "../../store/query.js";
import type { Reader } from "../../store/store.js";
import { ACCOUNT_REQUESTS } from "../accounts/account-requests.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { APPLICATIONS } from "../applications/applications.js";
import { invitationsOf } from "../projects/accept-invitations.js";
import { PROJECT_ENTRIES, type ProjectEntry } from "../projects/project-entries.js";
import type { ProjectServices } from "../projects/project-services.js";

/** Items of each list. The numbers are complete. */
const MOST_LISTED = 20;

/** Stages in which a project can wait for somebody, with the work in each, the most urgent first. */
const OPEN_STAGES = [
  ["submitted", "review"],
  ["returned", "returned"],
  ["reopened", "reopened"],
  ["inEntry", "enter"],
] as const;

/** Work that waits for the caller. */
export async function waitingWork(
  caller: SignedInUser,
  { store, now, config }: Pick<ProjectServices, "store" | "now" | "config">,
): Promise<WaitingWork> {
  const { document: user } = caller.user;
  const may = (permission: GroupPermission): boolean => hasPermission(user.group, permission);
  const builds = may(GroupPermission.BuildProjects);
  const administers = may(GroupPermission.Administer);
  const steps = builds ? await waitingSteps(caller, store) : NO_TASKS;
  const years = builds ? await waitingYears(caller, now(), store) : NO_TASKS;
  const invitations = builds ? await invitationsOf(user, store) : [];
  const applications = config.isTestSite ? NO_APPLICATIONS : await waitingApplications(caller, store);
  const accountRequests = administers
    ? await store.count(ACCOUNT_REQUESTS, [{ column: "statusId", is: AccountRequestStatus.New }])
    : 0;
  const failedJobs = administers ? await store.count(FAILED_JOBS, []) : 0;
  return {
    // A list of requests or jobs is one thing to do.
    count:
      steps.count +
      years.count +
      invitations.length +
      applications.count +
      (accountRequests > 0 ? 1 : 0) +
      (failedJobs > 0 ? 1 : 0),
    projects: [...steps.tasks, ...years.tasks],
    projectCount: steps.count,
    yearCount: years.count,
    invitations: invitations
      .slice(0, MOST_LISTED)
      .map(({ entry, invitation: { id, invitedAt } }) => ({ id, projectName: entry.name, invitedAt })),
    applications: applications.items,
    accountRequests,
    failedJobs,
  };
}

interface Tasks {
  readonly count: number;
  readonly tasks: readonly ProjectTask[];
}

const NO_TASKS: Tasks = { count: 0, tasks: [] };

/** Projects to review, to correct, and to enter; in each stage, the last changed project is the first. */
async function waitingSteps({ user }: SignedInUser, reader: Reader): Promise<Tasks> {
  const { id, group } = user.document;
  const roles = Object.values(ProjectAccessRole);
  const tasks: ProjectTask[] = [];
  let count = 0;
  for (const [stage, kind] of OPEN_STAGES) {
    if (!roles.some((role) => isWaitingFor(stage, { group, role }))) continue;
    const where: readonly Condition[] = [
      { column: "waitsFor", hasAny: [id] },
      { column: "stage", is: PROJECT_STAGES.indexOf(stage) },
    ];
    count += await reader.count(PROJECT_ENTRIES, where);
    const orderBy = { column: "modifiedDate", descending: true };
    const left = MOST_LISTED - tasks.length;
    const { items } = left === 0 ? { items: [] } : await reader.find(PROJECT_ENTRIES, { where, orderBy, limit: left });
    tasks.push(...items.map(({ document }) => stepOf(kind, document)));
  }
  return { count, tasks };
}

function stepOf(
  kind: (typeof OPEN_STAGES)[number][1],
  { id, name, item, submittedAt, returnReason }: ProjectEntry,
): ProjectTask {
  const since = kind === "review" ? submittedAt : item.modifiedDate;
  return {
    kind,
    id,
    name,
    ...(item.escoName !== undefined && { escoName: item.escoName }),
    ...(since !== undefined && { since }),
    ...(kind === "returned" && returnReason !== undefined && { reason: returnReason }),
  };
}

/** Years of measurement and verification: the customer approves reports, and the builder reports on ended years. */
async function waitingYears({ user }: SignedInUser, now: Date, reader: Reader): Promise<Tasks> {
  const { id, group } = user.document;
  const today = now.toISOString().slice(0, 10);
  const kinds: readonly (readonly ["approveYear" | "reportYear", readonly Condition[]])[] = [
    ["approveYear", [{ column: "approvesYear", hasAny: [id] }]],
    [
      "reportYear",
      [
        { column: "reportsYear", hasAny: [id] },
        { column: "unreportedSince", before: today },
      ],
    ],
  ];
  const tasks: ProjectTask[] = [];
  let count = 0;
  for (const [kind, where] of kinds) {
    // Nobody of an ESCO approves for a customer.
    if (kind === "approveYear" && group === UserGroup.Esco) continue;
    count += await reader.count(PROJECT_ENTRIES, where);
    const orderBy = { column: "unreportedSince" };
    const { items } = await reader.find(PROJECT_ENTRIES, { where, orderBy, limit: MOST_LISTED });
    tasks.push(...items.map(({ document }) => yearTaskOf(kind, document)));
  }
  return { count, tasks };
}

function yearTaskOf(
  kind: "approveYear" | "reportYear",
  { id, name, waitingYears: years = {} }: ProjectEntry,
): ProjectTask {
  if (kind === "approveYear") {
    const { submittedYear, submittedDifference } = years;
    return {
      kind,
      id,
      name,
      ...(submittedYear !== undefined && { year: submittedYear }),
      ...(submittedDifference !== undefined && { savingsDifference: submittedDifference }),
    };
  }
  const { unreportedYear, unreportedSince } = years;
  return {
    kind,
    id,
    name,
    ...(unreportedYear !== undefined && { year: unreportedYear }),
    ...(unreportedSince !== undefined && { endedOn: unreportedSince }),
  };
}

type Applications = Pick<WaitingWork, "count"> & { readonly items: WaitingWork["applications"] };

const NO_APPLICATIONS: Applications = { count: 0, items: [] };

/** Submitted applications of the kinds that the caller reviews, last changed first. */
async function waitingApplications({ user }: SignedInUser, reader: Reader): Promise<Applications> {
  const items: WaitingWork["applications"][number][] = [];
  let count = 0;
  for (const kind of ["qualifiedList", "accreditation"] as const) {
    if (!hasPermission(user.document.group, APPLICATION_KINDS[kind].viewPermission)) continue;
    const where: readonly Condition[] = [
      { column: "kind", is: kind },
      { column: "isReviewable", is: true },
      { column: "status", is: "submitted" },
    ];
    count += await reader.count(APPLICATIONS, where);
    const orderBy = { column: "modifiedAt", descending: true };
    const found = await reader.find(APPLICATIONS, { where, orderBy, limit: MOST_LISTED });
    items.push(
      ...found.items.map(({ document: { id, form, submittedAt } }) => {
        return { id, kind, organization: form.organization, ...(submittedAt !== undefined && { submittedAt }) };
      }),
    );
  }
  return { count, items };
}
