import {
  ADD_ORGANIZATION_MEMBER,
  CHANGE_ORGANIZATION,
  CREATE_ORGANIZATION,
  CREATE_PROJECT,
  CURRENT_USER,
  GET_ACTIVITY,
  GET_ORGANIZATION,
  GET_PROJECT,
  GET_PROJECT_ACCESS,
  GRANT_PROJECT_ACCESS,
  HAND_OVER_PROJECTS,
  LIST_ORGANIZATIONS,
  LIST_PROJECTS,
  type NewOrganization,
  REMOVE_ORGANIZATION,
  REMOVE_ORGANIZATION_MEMBER,
  SHARE_PROJECTS,
  STOP_SHARING_PROJECT,
  UserGroup,
} from "@epb/contract";
import { ProjectAccessRole } from "@epb/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createUser, signIn } from "../../../testing/factories.js";
import { createProject, newProjectForm } from "../../../testing/project-factories.js";
import { queuedMails } from "../../../testing/queued-mail.js";
import { TestServer } from "../../../testing/test-server.js";

const { ProjectInitiator, ProjectBuilder, ProjectViewer, ProjectInitiatorAndBuilder } = ProjectAccessRole;
type SignedIn = Awaited<ReturnType<typeof signIn>>;

let server: TestServer;
let admin: SignedIn;
let customer: SignedIn;
beforeEach(async () => {
  server = await TestServer.start();
  admin = await signIn(server, { group: UserGroup.Admin });
  customer = await signIn(server);
});
afterEach(() => server.stop());

const create = async (fields: Partial<NewOrganization>, members: readonly SignedIn[] = []): Promise<string> => {
  const body = { name: "Bright Energy", kind: "esco", states: [], agencies: [], ...fields } as const;
  const { id } = (await server.call(CREATE_ORGANIZATION, { token: admin.token, body })).body;
  for (const { user } of members) await add(id, user.email);
  return id;
};
const add = (id: string, email: string) =>
  server.call(ADD_ORGANIZATION_MEMBER, { token: admin.token, params: { id }, body: { email } });
const share = async ({ token }: SignedIn, projectIds: readonly string[], organizationId: string) =>
  (await server.call(SHARE_PROJECTS, { token, body: { projectIds, organizationId } })).body;
const listed = async ({ token }: SignedIn) =>
  (await server.call(LIST_PROJECTS, { token })).body.map(({ name, userRole }) => [name, userRole]);
const accessOf = async (id: string) =>
  (await server.call(GET_PROJECT_ACCESS, { token: admin.token, params: { id } })).body;
const inOhio = (name: string) => ({ name, sections: { location: { state: "ohio" } } });

describe("an organization", () => {
  test("lets its members view a project, and nothing else, until the access ends", async () => {
    const member = await signIn(server, { group: UserGroup.Esco });
    const id = await create({}, [member]);
    const project = await createProject(server, customer.token);
    const read = () => server.call(GET_PROJECT, { token: member.token, params: { id: project.id } });
    expect((await read()).status).toBe(404);
    server.pass(1000);
    expect(await share(customer, [project.id], id)).toEqual({ shared: 1, unchanged: [] });
    expect((await read()).status).toBe(200);
    expect(await listed(member)).toEqual([[expect.any(String), ProjectViewer]]);
    const own = await server.call(CURRENT_USER, { token: member.token });
    expect(own.body.projectAccessList).toEqual([{ projectId: project.id, roleId: ProjectViewer, status: 3 }]);
    const grant = { email: "x@example.org", roleId: ProjectViewer };
    const refused = { token: member.token, params: { id: project.id }, body: grant };
    expect((await server.call(GRANT_PROJECT_ACCESS, refused)).status).toBe(403);
    const params = { id: project.id, organizationId: id };
    server.pass(1000);
    const { body } = await server.call(STOP_SHARING_PROJECT, { token: customer.token, params });
    expect(body.organizations).toEqual([]);
    expect((await read()).status).toBe(404);
    const { body: activity } = await server.call(GET_ACTIVITY, { token: customer.token, params: { id: project.id } });
    expect(activity.items.slice(0, 2)).toMatchObject([
      { action: "access.unshared", organization: "Bright Energy" },
      { action: "access.shared", organization: "Bright Energy" },
    ]);
  });

  test("gets the projects that its members initiate or build", async () => {
    const builder = await signIn(server, { group: UserGroup.Esco });
    const colleague = await signIn(server, { group: UserGroup.Esco });
    const id = await create({}, [builder, colleague]);
    const form = { _name: "Built", _email: builder.user.email, _projectBuilderId: builder.user.email };
    await server.call(CREATE_PROJECT, { token: customer.token, body: newProjectForm(form) });
    expect(await listed(colleague)).toEqual([["Built", ProjectViewer]]);
    const { id: viewed } = await createProject(server, customer.token);
    const body = { email: builder.user.email, roleId: ProjectViewer };
    await server.call(GRANT_PROJECT_ACCESS, { token: customer.token, params: { id: viewed }, body });
    expect(await listed(colleague)).toHaveLength(1);
    await server.call(REMOVE_ORGANIZATION_MEMBER, {
      token: admin.token,
      params: { id, userId: colleague.user.id },
    });
    expect(await listed(colleague)).toEqual([]);
    expect(await listed(builder)).toHaveLength(2);
  });

  test("does not show twice a project on which a member has a role", async () => {
    const builder = await signIn(server, { group: UserGroup.Esco });
    await create({}, [builder]);
    const form = { _name: "Built", _email: builder.user.email, _projectBuilderId: builder.user.email };
    await server.call(CREATE_PROJECT, { token: customer.token, body: newProjectForm(form) });
    expect(await listed(builder)).toEqual([["Built", ProjectBuilder]]);
    const own = await server.call(CURRENT_USER, { token: builder.token });
    expect(own.body.projectAccessList).toMatchObject([{ roleId: ProjectBuilder }]);
  });

  test("can be named by everybody, and is shown to its members and administrators", async () => {
    const member = await signIn(server, { group: UserGroup.Esco });
    const id = await create({}, [member]);
    const named = await server.call(LIST_ORGANIZATIONS, { token: customer.token });
    expect(named.body.items).toMatchObject([{ id, name: "Bright Energy", isMember: false }]);
    const show = ({ token }: SignedIn) => server.call(GET_ORGANIZATION, { token, params: { id } });
    expect((await show(customer)).status).toBe(403);
    expect((await show(member)).body).toMatchObject({ isMember: true, members: [{ userId: member.user.id }] });
    expect((await show(admin)).body).toMatchObject({ isMember: false });
  });

  test("has its own name, and members with an account", async () => {
    const id = await create({}, [customer]);
    const body = { name: " bright ENERGY", kind: "esco", states: [], agencies: [] };
    const again = await server.call(CREATE_ORGANIZATION, { token: admin.token, body });
    expect(again).toMatchObject({ status: 409, body: { code: "organization/name-taken" } });
    expect(await add(id, "nobody@example.org")).toMatchObject({ body: { code: "organization/no-account" } });
    expect(await add(id, customer.user.email)).toMatchObject({ body: { code: "organization/member-exists" } });
  });

  test.each([
    ["a program office without an area", { kind: "programOffice" }],
    ["an ESCO with a state", { states: ["OH"] }],
    ["a state that does not exist", { kind: "programOffice", states: ["XX"] }],
    ["a blank name", { name: " " }],
  ])("is refused as %s", async (_, changes) => {
    const body = { name: "Bright Energy", kind: "esco", states: [], agencies: [], ...changes };
    expect((await server.call(CREATE_ORGANIZATION, { token: admin.token, body })).status).toBe(400);
  });

  test("keeps its kind, so that no program office sees projects without the agreement of their customers", async () => {
    const id = await create({});
    const change = (fields: Partial<NewOrganization>) =>
      server.call(CHANGE_ORGANIZATION, {
        token: admin.token,
        params: { id },
        body: { name: "Bright", kind: "esco", states: [], agencies: [], ...fields } as NewOrganization,
      });
    const refused = await change({ kind: "programOffice", states: ["OH"] });
    expect(refused).toMatchObject({ status: 409, body: { code: "organization/kind-fixed" } });
    expect((await change({})).body).toMatchObject({ name: "Bright", kind: "esco" });
  });

  test("that is deleted shows no project to its members any more", async () => {
    const member = await signIn(server, { group: UserGroup.Esco });
    const id = await create({}, [member]);
    const project = await createProject(server, customer.token);
    await share(customer, [project.id], id);
    expect((await server.call(REMOVE_ORGANIZATION, { token: admin.token, params: { id } })).status).toBe(204);
    expect(await listed(member)).toEqual([]);
    expect((await accessOf(project.id)).organizations).toEqual([]);
  });
});

describe("a program office", () => {
  test("views the projects of its states and agencies whose customers agree", async () => {
    const officer = await signIn(server, { group: UserGroup.ProjectViewer });
    const id = await create({ name: "Office", kind: "programOffice", states: ["OH"], agencies: ["Parks"] }, [officer]);
    const inState = await createProject(server, customer.token, inOhio("In Ohio"));
    const ofAgency = await createProject(server, customer.token, {
      name: "Of the agency",
      sections: { location: {}, identification: { agencyName: "parks" } },
    });
    const elsewhere = await createProject(server, customer.token, {
      name: "Elsewhere",
      sections: { location: { state: "TX" } },
    });
    expect((await accessOf(inState.id)).offices).toEqual([{ id, name: "Office" }]);
    expect((await accessOf(elsewhere.id)).offices).toEqual([]);
    expect(await listed(officer)).toEqual([]);
    const shared = await share(customer, [inState.id, ofAgency.id, elsewhere.id, inState.id], id);
    expect(shared).toEqual({
      shared: 2,
      unchanged: [
        { id: elsewhere.id, name: "Elsewhere", reason: "The project is not in a state or of an agency of Office." },
      ],
    });
    expect((await listed(officer)).map(([name]) => name).sort()).toEqual(["In Ohio", "Of the agency"]);
    expect((await accessOf(inState.id)).offices).toEqual([]);
  });

  test("never gets a project because a member builds it", async () => {
    const builder = await signIn(server, { group: UserGroup.Esco });
    const officer = await signIn(server, { group: UserGroup.ProjectViewer });
    await create({ name: "Office", kind: "programOffice", states: ["CO"] }, [builder, officer]);
    const form = { _email: builder.user.email, _projectBuilderId: builder.user.email };
    await server.call(CREATE_PROJECT, { token: customer.token, body: newProjectForm(form) });
    expect(await listed(officer)).toEqual([]);
  });
});

describe("sharing", () => {
  // Who may share with: own organization, another organization, a program office.
  test.each([
    ["the customer", UserGroup.Customer, ProjectInitiator, [true, true, true]],
    ["the builder", UserGroup.Esco, ProjectBuilder, [true, false, false]],
    ["an ESCO that started the project", UserGroup.Esco, ProjectInitiatorAndBuilder, [true, true, false]],
    ["a viewer", UserGroup.Customer, ProjectViewer, [false, false, false]],
    ["an administrator", UserGroup.Admin, undefined, [true, true, false]],
    ["somebody else", UserGroup.Customer, undefined, [false, false, false]],
  ])("by %s follows the role", async (_, group, roleId, expected) => {
    const person = await signIn(server, { group });
    const project = await createProject(server, customer.token, inOhio("In Ohio"));
    if (roleId !== undefined) {
      const body = { email: person.user.email, roleId };
      await server.call(GRANT_PROJECT_ACCESS, { token: customer.token, params: { id: project.id }, body });
    }
    const targets = [
      await create({ name: "Own" }, [person]),
      await create({ name: "Other", kind: "customer" }),
      await create({ name: "Office", kind: "programOffice", states: ["OH"] }),
    ];
    const results: boolean[] = [];
    for (const target of targets) results.push((await share(person, [project.id], target)).shared === 1);
    expect(results).toEqual(expected);
  });

  test("with a person sends one message about all projects, and names those that stay", async () => {
    const viewer = await createUser(server, { group: UserGroup.ProjectViewer });
    const own = [
      await createProject(server, customer.token, { name: "One" }),
      await createProject(server, customer.token, { name: "Two" }),
    ];
    const hidden = await createProject(server, (await signIn(server)).token);
    const projectIds = [...own, hidden].map(({ id }) => id);
    const body = { projectIds, email: viewer.email };
    const reply = await server.call(SHARE_PROJECTS, { token: customer.token, body });
    expect(reply.body).toMatchObject({ shared: 2, unchanged: [{ id: hidden.id, name: "" }] });
    expect(queuedMails(server, "projectsShared", viewer.email)).toMatchObject([{ projects: '"One" and "Two"' }]);
    const again = await server.call(SHARE_PROJECTS, { token: customer.token, body });
    expect(again.body.unchanged.map(({ reason }) => reason)).toContain("Role already exists for the given user");
    expect(queuedMails(server, "projectsShared", viewer.email)).toHaveLength(1);
    const invited = { projectIds: [projectIds[0] ?? ""], email: "new@example.org" };
    await server.call(SHARE_PROJECTS, { token: customer.token, body: invited });
    expect((await accessOf(own[0]?.id ?? "")).invitations).toMatchObject([{ email: "new@example.org" }]);
    expect(queuedMails(server, "projectsShared", "new@example.org")).toMatchObject([
      { requestLink: "http://epb.test/account-request" },
    ]);
  });
});

describe("handing over", () => {
  test("gives every role of a member to a colleague, with one message", async () => {
    const [leaving, staying] = [await signIn(server), await signIn(server)];
    const id = await create({ kind: "customer" }, [leaving, staying]);
    const names = ["One", "Two", "Three"];
    const projects: { readonly id: string }[] = [];
    for (const name of names) {
      projects.push(await createProject(server, leaving.token, { name }));
    }
    const grant = (index: number, roleId: ProjectAccessRole) =>
      server.call(GRANT_PROJECT_ACCESS, {
        token: leaving.token,
        params: { id: projects[index]?.id ?? "" },
        body: { email: staying.user.email, roleId },
      });
    await grant(1, ProjectViewer);
    await grant(2, ProjectBuilder);
    const body = { fromUserId: leaving.user.id, toUserId: staying.user.id };
    const handOver = ({ token }: SignedIn) => server.call(HAND_OVER_PROJECTS, { token, params: { id }, body });
    expect((await handOver(staying)).status).toBe(403);
    server.pass(1000);
    const { body: result } = await handOver(admin);
    expect(result.handedOver).toBe(2);
    expect(result.unchanged).toMatchObject([{ name: "Three", reason: expect.stringContaining("Project builder") }]);
    const membersOf = async (index: number) =>
      (await accessOf(projects[index]?.id ?? "")).members.map(({ userId, roleId }) => [userId, roleId]);
    expect(await membersOf(0)).toEqual([[staying.user.id, ProjectInitiator]]);
    expect(await membersOf(1)).toEqual([[staying.user.id, ProjectInitiator]]);
    expect(await membersOf(2)).toHaveLength(2);
    const mails = queuedMails(server, "projectsHandedOver", staying.user.email);
    expect(mails).toMatchObject([{ projects: '"One" and "Two"' }]);
    const params = { id: projects[0]?.id ?? "" };
    const { body: activity } = await server.call(GET_ACTIVITY, { token: staying.token, params });
    const { firstName, lastName } = leaving.user;
    expect(activity.items[0]).toMatchObject({
      action: "access.handed-over",
      previousPerson: `${firstName} ${lastName}`,
      roleId: ProjectInitiator,
    });
    // Everybody hands over own projects.
    expect((await handOver(leaving)).body).toMatchObject({ handedOver: 0 });
  });

  test("needs two members, and never gives a role that the account cannot have", async () => {
    const [leaving, viewer] = [await signIn(server), await signIn(server, { group: UserGroup.ProjectViewer })];
    const id = await create({ kind: "customer" }, [leaving]);
    await createProject(server, leaving.token);
    const body = { fromUserId: leaving.user.id, toUserId: viewer.user.id };
    const handOver = () => server.call(HAND_OVER_PROJECTS, { token: admin.token, params: { id }, body });
    expect(await handOver()).toMatchObject({ status: 409, body: { code: "organization/not-members" } });
    await add(id, viewer.user.email);
    expect((await handOver()).body).toMatchObject({ handedOver: 0, unchanged: [{}] });
    const same = { fromUserId: leaving.user.id, toUserId: leaving.user.id };
    const refused = await server.call(HAND_OVER_PROJECTS, { token: admin.token, params: { id }, body: same });
    expect(refused.status).toBe(400);
  });
});
