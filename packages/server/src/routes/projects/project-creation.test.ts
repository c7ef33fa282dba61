import {
  CREATE_PROJECT,
  CURRENT_USER,
  GET_ACTIVITY,
  GET_PROJECT,
  GET_PROJECT_ACCESS,
  LIST_PROJECTS,
  NEW_PROJECT_MESSAGES,
  PROJECT_NAME_EXISTS,
  SUBMIT_PROJECT,
  UserGroup,
} from "@epb/contract";
import { calculateProject, ProjectAccessRole, parseProject } from "@epb/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createUser, signIn } from "../../../testing/factories.js";
import { createProject, fixtureProject, newProjectForm } from "../../../testing/project-factories.js";
import { queuedMails } from "../../../testing/queued-mail.js";
import { TestServer } from "../../../testing/test-server.js";
import { acceptInvitations } from "../../features/projects/accept-invitations.js";
import { LIMIT_RULES } from "../../http/limits/limit-rules.js";

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("a project of its parts", () => {
  test("is pending, calculated, numbered, and answered whole", async () => {
    const { token } = await signIn(server);
    const first = await createProject(server, token);
    const second = await createProject(server, token);
    const { body, headers } = await server.call(GET_PROJECT, { token, params: { id: second.id } });
    const parsed = parseProject(body);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const { record, calculatedValues } = parsed.value;
    expect(record).toMatchObject({
      id: second.id,
      displayId: 2,
      status: "Pending",
      createdDate: "2026-11-21T12:00:00.000Z",
    });
    expect(plain(calculatedValues)).toEqual(plain(calculateProject(parsed.value).calculatedValues));
    expect(headers.get("etag")).toBe('"1"');
    expect(first.revision).toBe(1);
  });

  test("takes no id, number, date or status from its sender", async () => {
    const { token } = await signIn(server);
    const { record, data } = fixtureProject("school-district");
    const sent = { ...record, id: "mine", displayId: 99, status: "Approved", createdDate: "2001-01-01T00:00:00Z" };
    const { body } = await server.call(CREATE_PROJECT, { token, body: { record: sent, data } });
    expect(body.record).toMatchObject({ displayId: 1, status: "Pending", createdDate: "2026-11-21T12:00:00.000Z" });
    expect(body.id).not.toBe("mine");
  });

  test("gives ids to items, and other ones to those that were copied", async () => {
    const { token } = await signIn(server);
    const { record, data } = fixtureProject("school-district");
    const contacts = [
      { role: 1, name: "A" },
      { id: "copied", role: 2, name: "B" },
    ];
    const { body } = await server.call(CREATE_PROJECT, { token, body: { record, data: { ...data, contacts } } });
    const { body: project } = await server.call(GET_PROJECT, { token, params: { id: body.id } });
    const ids = (project["data"] as { contacts: { id: string }[] }).contacts.map(({ id }) => id);
    expect(ids.every((id) => /^[0-9a-f-]{36}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(2);
  });

  test("of an older version is upgraded, and the reply says what was filled in", async () => {
    const { token } = await signIn(server);
    const { record, data } = fixtureProject("school-district");
    const older = { ...record, version: "1.99", calculationType: undefined };
    const { status, body } = await server.call(CREATE_PROJECT, { token, body: { record: older, data } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      record: { version: "3.0.0", calculationType: 1 },
      upgrade: { from: "1.99", to: "3.0.0", filledIn: ["calculation type Standard"] },
    });
  });

  test("of the present version was not upgraded", async () => {
    const { token } = await signIn(server);
    const { record, data } = fixtureProject("school-district");
    const { body } = await server.call(CREATE_PROJECT, { token, body: { record, data } });
    expect(body).not.toHaveProperty("upgrade");
  });

  test.each(["4.0.0", "2.0"])("of version %s is refused, with what to do", async (version) => {
    const { token } = await signIn(server);
    const { record, data } = fixtureProject("school-district");
    const answer = await server.call(CREATE_PROJECT, { token, body: { record: { ...record, version }, data } });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: "engine/project/version-invalid",
        message: "Invalid project version",
        issues: [{ at: "record.version", advice: expect.stringContaining("newer release") }],
      },
    });
  });

  test("tells what cannot be read, by its place", async () => {
    const { token } = await signIn(server);
    const { record, data } = fixtureProject("school-district");
    const other = { guarPctEstSav: "much" };
    const answer = await server.call(CREATE_PROJECT, { token, body: { record, data: { ...data, other } } });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: "Invalid project data instance", issues: [{ at: "other.guarPctEstSav" }] },
    });
  });

  test("with errors is stored, and its issues are data", async () => {
    const { token } = await signIn(server);
    const { record, data } = fixtureProject("school-district");
    const { status, body } = await server.call(CREATE_PROJECT, {
      token,
      body: { record, data: { ...data, other: {} } },
    });
    expect(status).toBe(201);
    expect(body.issues.map(({ message }) => message)).toContain("Missing other.guarPctEstSav");
  });

  test("with errors is refused when calculated values come along", async () => {
    const { token } = await signIn(server);
    const { record, data } = fixtureProject("school-district");
    const calculatedValues = { calculationTypeId: 1 };
    const parts = { record, data: { ...data, other: {} }, calculatedValues };
    const { status, body } = await server.call(CREATE_PROJECT, { token, body: parts });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: expect.stringMatching(/^Errors encountered during the calculation: /),
      issues: expect.arrayContaining([expect.objectContaining({ message: "Missing other.guarPctEstSav" })]),
    });
  });

  test("as Override keeps the values that were supplied, and needs some", async () => {
    const { token } = await signIn(server);
    const { id } = await createProject(server, token, { fixture: "direct-funded-override" });
    const { body } = await server.call(GET_PROJECT, { token, params: { id } });
    expect(body["calculatedValues"]).toMatchObject(fixtureProject("direct-funded-override").calculatedValues ?? {});
    const { record, data } = fixtureProject("direct-funded-override");
    const answer = await server.call(CREATE_PROJECT, { token, body: { record: { ...record, name: "Other" }, data } });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: "Project set to Override but no calculated values provided" },
    });
  });

  test("is of the special category when it is federal with a contract type", async () => {
    const { token } = await signIn(server);
    const { record, data } = fixtureProject("federal-espc");
    const { isCts: _, ...plain } = record;
    const federal = await server.call(CREATE_PROJECT, { token, body: { record: plain, data } });
    expect(federal.body.record["isCts"]).toBe(true);
    const school = fixtureProject("school-district");
    const claim = { ...school.record, isCts: true };
    const other = await server.call(CREATE_PROJECT, { token, body: { record: claim, data: school.data } });
    expect(other.body.record["isCts"]).toBe(false);
  });
});

describe("the name of a project", () => {
  test("is taken whatever its case and the spaces around it", async () => {
    const { token } = await signIn(server);
    await createProject(server, token, { name: "North Campus" });
    const form = newProjectForm({ _name: "  north CAMPUS " });
    const answer = await server.call(CREATE_PROJECT, { token, body: form });
    expect(answer).toMatchObject({ status: 409, body: { message: NEW_PROJECT_MESSAGES.nameTaken } });
    const ask = async (name: string): Promise<boolean> =>
      (await server.call(PROJECT_NAME_EXISTS, { token, params: { name } })).body.exists;
    expect([await ask(" NORTH campus "), await ask("South Campus")]).toEqual([true, false]);
  });

  test("is taken once when two create it at the same time", async () => {
    const { token } = await signIn(server);
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.call(CREATE_PROJECT, { token, body: newProjectForm({ _name: "Twice" }) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test("is required, and has at most 100 characters", async () => {
    const { token } = await signIn(server);
    const refused = async (_name: string): Promise<unknown> =>
      (await server.call(CREATE_PROJECT, { token, body: newProjectForm({ _name }) })).body;
    expect(await refused(" ")).toMatchObject({ message: "Project name required" });
    expect(await refused("x".repeat(101))).toMatchObject({ message: "Project name must be 100 characters or less" });
  });
});

describe("the new-project form", () => {
  const REFUSED = [
    ["a segment", { _marketSegmentId: undefined }, "Market segment required"],
    ["a project type", { _type: undefined }, "Project type required"],
    ["a contract type of a federal project", { _marketSegmentId: 1 }, "Federal contract type required"],
    ["a submarket of a state project", { _marketSegmentId: 2, _ESPCCampaignParticipant: 1 }, "Submarket required"],
    [
      "a UESC contract type of a federal UESC project",
      { _marketSegmentId: 1, _federalContractType: 5 },
      "UESC contract type required",
    ],
    ["the campaign answer of a hospital", { _marketSegmentId: 3 }, "ESPC campaign participant required"],
    ["the campaign answer of a school", { _marketSegmentId: 4 }, "ESPC campaign participant required"],
    ["a zip", { _zip: "" }, "Zip required"],
    ["a zip of five digits", { _zip: "8040" }, "Invalid zip format"],
    ["a zip with four more", { _zip: "80401-12" }, "Invalid zip format"],
    ["an e-mail", { _email: "", _projectBuilderId: "" }, "Email required"],
    ["an address", { _email: "builder", _projectBuilderId: "builder" }, "Invalid email address"],
    ["the builder's own address", { _projectBuilderId: "x@esco.example" }, NEW_PROJECT_MESSAGES.builderIsEmail],
    ["the version of the type", { _version: "3.0.0" }, "Invalid project version"],
  ] as const;

  test.each(REFUSED)("asks for %s", async (_what, changes, message) => {
    const { token } = await signIn(server);
    const form = JSON.parse(JSON.stringify({ ...newProjectForm(), ...changes })) as unknown;
    expect(await server.call(CREATE_PROJECT, { token, body: form })).toMatchObject({ status: 400, body: { message } });
  });

  test.each([
    ["_marketSegmentId", { _marketSegmentId: 99 }],
    ["_federalContractType", { _marketSegmentId: 1, _federalContractType: 99 }],
    ["_stateLocalSubmarket", { _marketSegmentId: 2, _stateLocalSubmarket: 99 }],
    ["_uescContractType", { _marketSegmentId: 1, _federalContractType: 5, _uescContractType: 99 }],
    ["_ESPCCampaignParticipant", { _marketSegmentId: 4, _ESPCCampaignParticipant: 99 }],
    ["_type", { _type: 99 }],
  ])("takes no %s that its list does not have", async (field, changes) => {
    const { token } = await signIn(server);
    const { status, body } = await server.call(CREATE_PROJECT, { token, body: { ...newProjectForm(), ...changes } });
    const issues = [{ at: `body.${field}`, message: "Value 99 not in enumeration" }];
    expect([status, body]).toMatchObject([400, { issues }]);
  });

  test("takes each UESC contract type of a federal UESC project", async () => {
    const { token } = await signIn(server);
    for (const _uescContractType of [1, 2, 3] as const) {
      const form = newProjectForm({ _type: 1, _version: "3.0.0", _marketSegmentId: 1, _federalContractType: 5 });
      const { body } = await server.call(CREATE_PROJECT, { token, body: { ...form, _uescContractType } });
      expect(body.record["isCts"]).toBe(true);
    }
    const { body } = await server.call(LIST_PROJECTS, { token });
    expect(body.map(({ uescContractType }) => uescContractType).sort()).toEqual([1, 2, 3]);
  });

  test("that is neither a form nor the parts of a project is told what to send", async () => {
    const { token } = await signIn(server);
    for (const body of [{}, { record: {} }]) {
      const answer = await server.call(CREATE_PROJECT, { token, body });
      expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining("new-project form") } });
    }
  });

  test("makes an express project, or one of the full edition", async () => {
    const { token } = await signIn(server);
    const express = await server.call(CREATE_PROJECT, { token, body: newProjectForm() });
    expect(express.body.record).toMatchObject({ projectType: 2, version: "1.0.0", calculationType: 4 });
    const form = newProjectForm({ _type: 1, _version: "3.0.0", _zip: "80401-1234" });
    const full = await server.call(CREATE_PROJECT, { token, body: form });
    expect(full.body.record).toMatchObject({ projectType: 1, version: "3.0.0", calculationType: 1 });
  });

  test("leaves out answers to questions that the segment does not ask", async () => {
    const { token } = await signIn(server);
    const form = newProjectForm({
      _marketSegmentId: 2,
      _stateLocalSubmarket: 3,
      _ESPCCampaignParticipant: 2,
      _federalContractType: 1,
    });
    const { body } = await server.call(CREATE_PROJECT, { token, body: form });
    const { body: project } = await server.call(GET_PROJECT, { token, params: { id: body.id } });
    expect((project["data"] as { characteristics: unknown }).characteristics).toEqual({
      marketSegmentId: 2,
      stateLocalSubmarketId: 3,
      espcCampaignParticipant: 2,
    });
  });
});

describe("the roles of a new project", () => {
  test("are initiator for a customer, and builder for the account with the e-mail of the form", async () => {
    const { user: esco, token: escoToken } = await signIn(server, { group: UserGroup.Esco });
    const { user, token } = await signIn(server);
    const form = newProjectForm({ _email: esco.email.toUpperCase(), _projectBuilderId: esco.email });
    const { body } = await server.call(CREATE_PROJECT, { token, body: form });
    const access = await server.call(GET_PROJECT_ACCESS, { token: escoToken, params: { id: body.id } });
    expect(access.body.members.map(({ userId, roleId }) => [userId, roleId])).toEqual([
      [user.id, ProjectAccessRole.ProjectInitiator],
      [esco.id, ProjectAccessRole.ProjectBuilder],
    ]);
    const { body: current } = await server.call(CURRENT_USER, { token: escoToken });
    expect(current.projectAccessList).toEqual([{ projectId: body.id, roleId: 2, status: 3 }]);
  });

  test("are both for an ESCO, and none for staff", async () => {
    const esco = await signIn(server, { group: UserGroup.Esco });
    const own = newProjectForm({ _email: esco.user.email, _projectBuilderId: esco.user.email });
    const { body } = await server.call(CREATE_PROJECT, { token: esco.token, body: own });
    const access = await server.call(GET_PROJECT_ACCESS, { token: esco.token, params: { id: body.id } });
    expect(access.body.members.map(({ roleId }) => roleId)).toEqual([ProjectAccessRole.ProjectInitiatorAndBuilder]);
    const admin = await signIn(server, { group: UserGroup.Admin });
    const { id } = await createProject(server, admin.token);
    const none = await server.call(GET_PROJECT_ACCESS, { token: admin.token, params: { id } });
    expect(none.body).toMatchObject({ members: [], invitations: [] });
  });

  test("wait for a builder who has no account yet", async () => {
    const { token } = await signIn(server);
    const { body } = await server.call(CREATE_PROJECT, {
      token,
      body: newProjectForm({ _email: "new@esco.example", _projectBuilderId: "new@esco.example" }),
    });
    const path = { token, params: { id: body.id } };
    const before = await server.call(GET_PROJECT_ACCESS, path);
    expect(before.body.invitations).toMatchObject([{ email: "new@esco.example", roleId: 2 }]);
    const user = await createUser(server, { email: "new@esco.example", group: UserGroup.Esco });
    await server.services.store.transact((transaction) => acceptInvitations(transaction, user, server.services));
    const after = await server.call(GET_PROJECT_ACCESS, path);
    expect(after.body.invitations).toEqual([]);
    expect(after.body.members).toMatchObject([{ roleId: 1 }, { userId: user.id, roleId: 2 }]);
  });

  test("are the customer's as well where an ESCO names one, who is told and counted", async () => {
    const customer = await createUser(server, { firstName: "Carmen", lastName: "Ortiz" });
    const { token, user } = await signIn(server, { group: UserGroup.Esco });
    const form = { _email: user.email, _projectBuilderId: user.email };
    const start = (_customerEmail: string) =>
      server.call(CREATE_PROJECT, { token, body: newProjectForm({ ...form, _customerEmail }) });
    const { body } = await start(customer.email.toUpperCase());
    const path = { token, params: { id: body.id } };
    expect((await server.call(GET_PROJECT_ACCESS, path)).body).toMatchObject({
      members: [
        { userId: user.id, roleId: 4 },
        { userId: customer.id, roleId: 1 },
      ],
      invitations: [],
    });
    const told = { role: "Project initiator", link: `http://epb.test/portfolio/${body.id}` };
    expect(queuedMails(server, "accessGranted", customer.email)).toMatchObject([told]);
    const { body: activity } = await server.call(GET_ACTIVITY, path);
    expect(activity.items).toMatchObject([
      { action: "access.granted", roleId: 1, person: "Carmen Ortiz" },
      { action: "project.created" },
    ]);
    expect((await server.call(SUBMIT_PROJECT, path)).status).toBe(200);

    const invited = await start("new@district.example");
    const access = await server.call(GET_PROJECT_ACCESS, { token, params: { id: invited.body.id } });
    expect(access.body.invitations).toMatchObject([{ email: "new@district.example", roleId: 1 }]);
    expect(queuedMails(server, "accessGranted", "new@district.example")).toMatchObject([
      { requestLink: "http://epb.test/account-request" },
    ]);
    const same = await start(user.email);
    expect(same).toMatchObject({ status: 400 });
    expect(same.text).toContain(NEW_PROJECT_MESSAGES.customerIsBuilder);
  });

  test("of a builder and a customer whom staff name are two messages", async () => {
    const rule = {
      by: "account",
      tries: 2,
      withinSeconds: 60,
      firstBreakSeconds: 60,
      longestBreakSeconds: 60,
    } as const;
    const limited = await TestServer.start({ limitRules: { ...LIMIT_RULES, invitation: [rule] } });
    const { token } = await signIn(limited, { group: UserGroup.Admin });
    const start = (form: Parameters<typeof newProjectForm>[0]) =>
      limited.call(CREATE_PROJECT, { token, body: newProjectForm(form) });
    expect((await start({ _customerEmail: "new@district.example" })).status).toBe(201);
    expect(queuedMails(limited, "projectInitiated", newProjectForm()._email)).toHaveLength(1);
    expect(queuedMails(limited, "accessGranted", "new@district.example")).toHaveLength(1);
    expect((await start({})).status).toBe(429);
    await limited.stop();
  });

  test("cannot be a builder's for an account that only reads", async () => {
    const viewer = await createUser(server, { group: UserGroup.ProjectViewer });
    const { token } = await signIn(server);
    const form = newProjectForm({ _email: viewer.email, _projectBuilderId: viewer.email });
    expect((await server.call(CREATE_PROJECT, { token, body: form })).status).toBe(400);
  });
});

test("accounts that only read create nothing", async () => {
  const { token } = await signIn(server, { group: UserGroup.ProjectViewer });
  expect((await server.call(CREATE_PROJECT, { token, body: newProjectForm() })).status).toBe(403);
});
