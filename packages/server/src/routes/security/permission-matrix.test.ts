import { API, type Call, GroupPermission, type Policy, ProjectAction, UserGroup, UserStatus } from "@epb/contract";
import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { exampleParams } from "../../../testing/example-params.js";
import { createUser } from "../../../testing/factories.js";
import { type ServedApp, serveApp } from "../../../testing/serve-app.js";
import { TestServer } from "../../../testing/test-server.js";
import { SESSIONS } from "../../features/accounts/sessions.js";
import { signToken } from "../../features/accounts/tokens.js";
import type { User } from "../../features/accounts/users.js";
import { PROJECT_ENTRIES, type ProjectEntry } from "../../features/projects/project-entries.js";
import { jsonRoute } from "../../http/route.js";
import { createApp } from "../../start/app.js";

// Every call of the table, requested over HTTP by every group. The expected results come from the specification and not
// from the code.

const { Esco, Customer, ProjectViewer, AccreditationMember, QlMember, Admin } = UserGroup;
const GROUPS = Object.values(UserGroup);
const STATUSES = Object.values(UserStatus).filter((status) => status !== UserStatus.NotLoggedIn);

/** P §6. */
const GROUPS_WITH: Readonly<Record<GroupPermission, readonly UserGroup[]>> = {
  createProjects: [Customer, Esco, Admin],
  buildProjects: [Customer, Esco, Admin],
  viewProjects: [ProjectViewer],
  createQualifiedListApplications: [Esco, Admin],
  createAccreditationApplications: [Esco, Admin],
  viewQualifiedListApplications: [QlMember, Admin],
  viewAccreditationApplications: [AccreditationMember, Admin],
  administer: [Admin],
};

const { ProjectInitiator: Pi, ProjectBuilder: Pb, ProjectInitiatorAndBuilder: Pipb } = ProjectAccessRole;
const ROLES = Object.values(ProjectAccessRole);
const { Pending, PreApproval, Approved } = ApprovalStatus;
const APPROVALS = [Pending, PreApproval, Approved];
const BUILDERS: readonly UserGroup[] = [Customer, Esco, Admin];
const CUSTOMERS: readonly UserGroup[] = [Customer, Admin];

interface Row {
  readonly roles: readonly ProjectAccessRole[];
  readonly groups: readonly UserGroup[];
  readonly at: readonly ApprovalStatus[];
  /** True if administrators without a role on the project may do it. */
  readonly byAdmin: boolean;
}

/**
 * P §1: the customer initiates and approves; the ESCO enters, edits, and submits; viewers read; approved is read-only.
 */
const MAY: Readonly<Record<ProjectAction, Row>> = {
  view: { roles: ROLES, groups: GROUPS, at: APPROVALS, byAdmin: true },
  edit: { roles: [Pi, Pb, Pipb], groups: BUILDERS, at: [Pending], byAdmin: true },
  submit: { roles: [Pb, Pipb], groups: BUILDERS, at: [Pending], byAdmin: false },
  return: { roles: [Pi, Pipb], groups: BUILDERS, at: [PreApproval], byAdmin: false },
  approve: { roles: [Pi, Pipb], groups: CUSTOMERS, at: [PreApproval], byAdmin: false },
  reopen: { roles: [Pi, Pipb], groups: CUSTOMERS, at: [Approved], byAdmin: false },
  delete: { roles: [Pi, Pipb], groups: BUILDERS, at: [Pending], byAdmin: true },
  manageAccess: { roles: [Pi, Pipb], groups: BUILDERS, at: APPROVALS, byAdmin: true },
  keepRecords: { roles: [Pi, Pb, Pipb], groups: BUILDERS, at: APPROVALS, byAdmin: true },
  approveMeasurement: { roles: [Pi, Pipb], groups: CUSTOMERS, at: APPROVALS, byAdmin: false },
  agreeToOffice: { roles: [Pi, Pipb], groups: CUSTOMERS, at: APPROVALS, byAdmin: false },
};

interface Person {
  readonly user: User;
  readonly token: string;
  readonly status: UserStatus;
}

const people = new Map<string, Person>();
const projects = new Map<string, string>();
const sites = new Map<boolean, ServedApp>();
let world: TestServer;

beforeAll(async () => {
  world = await TestServer.start();
  for (const group of GROUPS) {
    for (const status of STATUSES) people.set(`${group} ${status}`, await createPerson(group, status));
  }
  for (const group of GROUPS) {
    for (const approval of APPROVALS) {
      projects.set(`${group} foreign ${approval}`, await createProject(undefined, approval));
      for (const role of ROLES) {
        projects.set(`${group} ${role} ${approval}`, await createProject({ group, role }, approval));
      }
    }
  }
  const routes = API.map((call) => jsonRoute(probe(call), async () => undefined));
  for (const isTestSite of [false, true]) {
    const config = { ...world.services.config, isTestSite };
    sites.set(isTestSite, await serveApp(createApp({ ...world.services, config }, { routes })));
  }
});
afterAll(async () => {
  for (const site of sites.values()) await site.stop();
  await world.stop();
});

/** The call with its policy and path, but without a handler: allowed requests get a 204. */
function probe({ query, body, bodyLimitBytes, reply, status, ...call }: Call): Call {
  const isInBody = call.policy.kind === "project" && call.policy.idIn === "body";
  return isInBody ? { ...call, body: z.looseObject({ id: z.uuid() }) } : call;
}

async function createPerson(group: UserGroup, status: UserStatus): Promise<Person> {
  const { services } = world;
  const facts: Partial<Record<UserStatus, Partial<User>>> = {
    [UserStatus.Deactive]: { isActive: false },
    [UserStatus.NeedsVerify]: { verifiedAt: undefined as never },
    [UserStatus.NeedsPasswordReset]: { mustResetPassword: true },
    [UserStatus.NeedsTosPrivacy]: { agreedToPrivacyAt: undefined as never },
    [UserStatus.NeedsTosData]: { agreedToDataAt: undefined as never },
    [UserStatus.NeedsViewSelection]: { viewSelection: undefined as never },
  };
  const user = await createUser(world, { group, ...facts[status] });
  const at = services.now();
  const session = { id: services.random.uuid(), tokenId: services.random.uuid(), userId: user.id };
  const times = { tokenIssuedAt: at.toISOString(), startedAt: at.toISOString(), lastUsedAt: at.toISOString() };
  await services.store.transact((transaction) =>
    transaction.insert(SESSIONS, { ...session, ...times, hasSecondFactor: false }),
  );
  const claims = { sessionId: session.id, tokenId: session.tokenId };
  return { user, status, token: signToken(claims, services.config.tokenSecret, at, 3_600_000) };
}

async function createProject(
  member: { readonly group: UserGroup; readonly role: ProjectAccessRole } | undefined,
  approval: ApprovalStatus,
): Promise<string> {
  const { store, random } = world.services;
  const id = random.uuid();
  const userId = member === undefined ? random.uuid() : people.get(`${member.group} ${UserStatus.Ok}`)?.user.id;
  const role = member?.role ?? Pipb;
  const entry = {
    id,
    name: id,
    approval,
    members: [{ userId, roleId: role, status: Approved }],
    invitations: [],
    item: { displayId: 1, name: id },
    calculation: { engineVersion: "1.0.0", errors: 0, warnings: 0 },
  };
  // The guard reads nothing else of a project.
  await store.transact((transaction) => transaction.insert(PROJECT_ENTRIES, entry as unknown as ProjectEntry));
  return id;
}

async function ask(call: Call, token: string | undefined, id?: string, isTestSite = false): Promise<number> {
  const params: Readonly<Record<string, string>> = { ...exampleParams(call), ...(id !== undefined && { id }) };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const isInBody = call.policy.kind === "project" && call.policy.idIn === "body";
  const reply = await fetch(`${sites.get(isTestSite)?.url}${path}`, {
    method: call.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(isInBody && { "content-type": "application/json" }),
    },
    ...(isInBody && { body: JSON.stringify({ id }) }),
  });
  await reply.arrayBuffer();
  return reply.status;
}

/** Expected status of a call without a project. */
function expected(policy: Policy, group: UserGroup, status: UserStatus, isTestSite: boolean): number {
  if (policy.kind === "public") return 204;
  // Neither site is a demonstration.
  if (policy.kind === "demonstration") return 404;
  if (policy.kind === "group" && policy.isHiddenOnTestSite === true && isTestSite) return 404;
  if (status === UserStatus.Deactive) return 401;
  if (policy.kind === "session") return 204;
  if (policy.kind === "testSite") return isTestSite ? 204 : 404;
  if (status !== UserStatus.Ok) return 403;
  if (policy.kind === "group") return policy.permissions.some((each) => GROUPS_WITH[each].includes(group)) ? 204 : 403;
  return 204;
}

function expectedOnProject(
  action: ProjectAction,
  group: UserGroup,
  role: ProjectAccessRole | undefined,
  approval: ApprovalStatus,
): number {
  const row = MAY[action];
  if (role === undefined && group !== Admin) return 404;
  const byRole = role !== undefined && row.roles.includes(role) && row.groups.includes(group);
  if (!byRole && !(group === Admin && row.byAdmin)) return 403;
  return row.at.includes(approval) ? 204 : 409;
}

const onProjects = API.filter(({ policy }) => policy.kind === "project");
const others = API.filter(({ policy }) => policy.kind !== "project");

describe("a call without a project", () => {
  test.each(others.map((call) => [call.name, call] as const))("%s allows the users of its policy", async (_, call) => {
    for (const isTestSite of [false, true]) {
      const anonymous = expected(call.policy, Customer, UserStatus.Deactive, isTestSite);
      expect(await ask(call, undefined, undefined, isTestSite), "nobody").toBe(anonymous);
      await Promise.all(
        [...people.values()].map(async ({ user, status, token }) => {
          const wanted = expected(call.policy, user.group, status, isTestSite);
          const who = `group ${user.group} with status ${status}, test site ${isTestSite}`;
          expect(await ask(call, token, undefined, isTestSite), who).toBe(wanted);
        }),
      );
    }
  });
});

describe("a call on a project", () => {
  test.each(onProjects.map((call) => [call.name, call] as const))(
    "%s is for whom its action allows",
    async (_, call) => {
      if (call.policy.kind !== "project") throw new Error("not on a project");
      const { action } = call.policy;
      expect(await ask(call, undefined, [...projects.values()][0]), "nobody").toBe(401);
      for (const group of GROUPS) {
        for (const approval of APPROVALS) {
          for (const role of [undefined, ...ROLES]) {
            const token = people.get(`${group} ${UserStatus.Ok}`)?.token;
            const id = projects.get(`${group} ${role ?? "foreign"} ${approval}`);
            const who = `group ${group}, role ${role}, approval ${approval}`;
            expect(await ask(call, token, id), who).toBe(expectedOnProject(action, group, role, approval));
          }
        }
        for (const status of STATUSES.filter((each) => each !== UserStatus.Ok)) {
          const { token } = people.get(`${group} ${status}`) ?? {};
          const id = projects.get(`${group} ${Pipb} ${Pending}`);
          expect(await ask(call, token, id), `status ${status}`).toBe(status === UserStatus.Deactive ? 401 : 403);
        }
      }
    },
  );

  test("has the same reply for a missing project and a hidden one", async () => {
    const token = people.get(`${Customer} ${UserStatus.Ok}`)?.token;
    for (const call of onProjects) expect(await ask(call, token, crypto.randomUUID()), call.name).toBe(404);
  });
});

test("every permission and action is used by a call, or known to be the viewer's alone", () => {
  const used = new Set<string>(
    API.flatMap(({ policy }): readonly string[] =>
      policy.kind === "group" ? policy.permissions : policy.kind === "project" ? [policy.action] : [],
    ),
  );
  const unused = [...Object.values<string>(GroupPermission), ...Object.values<string>(ProjectAction)].filter(
    (each) => !used.has(each),
  );
  // Two permissions only select menus: lists show each user their own projects. `shareProjects` asks for the action of
  // each project.
  expect(unused.filter((each) => !["buildProjects", "viewProjects", "agreeToOffice"].includes(each))).toEqual([]);
});
