import {
  CREATE_PROJECT,
  GET_ACTIVITY,
  GET_PROJECT,
  GET_PROJECT_ACCESS,
  GRANT_PROJECT_ACCESS,
  LIST_PROJECTS,
  REMOVE_PROJECT_ACCESS,
  RESEND_INVITATION,
  SAVE_PROJECT,
  UserGroup,
} from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createUser, signIn } from "../../../testing/factories.js";
import { createProject, newProjectForm } from "../../../testing/project-factories.js";
import { queuedMails } from "../../../testing/queued-mail.js";
import { TestServer } from "../../../testing/test-server.js";
import { LIMIT_RULES } from "../../http/limits/limit-rules.js";

let server: TestServer;
let customer: Awaited<ReturnType<typeof signIn>>;
let id = "";
beforeEach(async () => {
  server = await TestServer.start();
  customer = await signIn(server);
  ({ id } = await createProject(server, customer.token));
});
afterEach(() => server.stop());

const grant = (email: string, roleId: number, token = customer.token) =>
  server.call(GRANT_PROJECT_ACCESS, { token, params: { id }, body: { email, roleId } });
const remove = (memberId: string, token = customer.token) =>
  server.call(REMOVE_PROJECT_ACCESS, { token, params: { id, memberId } });

test("after the limit of messages to others, nothing is done", async () => {
  const rule = { by: "account", tries: 2, withinSeconds: 60, firstBreakSeconds: 60, longestBreakSeconds: 60 } as const;
  const limited = await TestServer.start({ limitRules: { ...LIMIT_RULES, invitation: [rule] } });
  const { token } = await signIn(limited);
  const { id: own } = await createProject(limited, token);
  const path = { token, params: { id: own } };
  const invite = (email: string) => limited.call(GRANT_PROJECT_ACCESS, { ...path, body: { email, roleId: 3 } });
  const { body: access } = await invite("stranger@example.org");
  // After a refusal, nobody is notified, and nothing is counted.
  expect((await invite("stranger@example.org")).status).toBe(409);
  const memberId = access.invitations[0]?.id ?? "";
  await limited.call(REMOVE_PROJECT_ACCESS, { token, params: { id: own, memberId } });
  const invited = await invite("stranger@example.org");
  expect(invited.status).toBe(201);
  expect(await invite("other@example.org")).toMatchObject({
    status: 429,
    body: { message: "Too many tries. Wait 60 seconds, then try again." },
  });
  const resend = { token, params: { id: own, memberId: invited.body.invitations[0]?.id ?? "" } };
  expect((await limited.call(RESEND_INVITATION, resend)).status).toBe(429);
  const form = { _email: "builder@example.org", _projectBuilderId: "builder@example.org" };
  expect((await limited.call(CREATE_PROJECT, { token, body: newProjectForm(form) })).status).toBe(429);
  expect((await limited.call(GET_PROJECT_ACCESS, path)).body.invitations).toHaveLength(1);
  expect((await limited.call(LIST_PROJECTS, { token })).body).toHaveLength(1);
  const [told, untold, unbuilt] = (
    [
      ["accessGranted", "stranger@example.org"],
      ["accessGranted", "other@example.org"],
      ["projectInitiated", "builder@example.org"],
    ] as const
  ).map(([name, to]) => queuedMails(limited, name, to).length);
  expect([told, untold, unbuilt]).toEqual([2, 0, 0]);
  // The creator's own project sends no message.
  expect((await createProject(limited, token)).revision).toBe(1);
  await limited.stop();
});

describe("access to a project", () => {
  test("lets a reader read, and nothing else", async () => {
    const viewer = await signIn(server, { group: UserGroup.ProjectViewer });
    const read = () => server.call(GET_PROJECT, { token: viewer.token, params: { id } });
    expect((await read()).status).toBe(404);
    expect((await grant(viewer.user.email, 3)).status).toBe(201);
    expect((await read()).status).toBe(200);
    expect((await server.call(LIST_PROJECTS, { token: viewer.token })).body).toMatchObject([{ id, userRole: 3 }]);
    const save = { id, record: { changed: { name: "Mine" } } };
    expect((await server.call(SAVE_PROJECT, { token: viewer.token, body: save })).status).toBe(403);
    expect((await grant("other@example.org", 3, viewer.token)).status).toBe(403);
  });

  test("is one role for each user", async () => {
    const viewer = await createUser(server, { group: UserGroup.Esco });
    await grant(viewer.email, 3);
    const again = await grant(viewer.email, 2);
    expect(again).toMatchObject({ status: 409, body: { message: "Role already exists for the given user" } });
    await grant("new@example.org", 3);
    expect((await grant("NEW@example.org", 3)).status).toBe(409);
  });

  test("other than reading needs an account that builds projects", async () => {
    const viewer = await createUser(server, { group: UserGroup.AccreditationMember });
    for (const roleId of [1, 2, 4]) expect((await grant(viewer.email, roleId)).status).toBe(400);
    expect((await grant(viewer.email, 3)).status).toBe(201);
  });

  test("ends when it is removed", async () => {
    const esco = await signIn(server, { group: UserGroup.Esco });
    await grant(esco.user.email, 2);
    expect((await remove(esco.user.id)).status).toBe(200);
    expect((await server.call(GET_PROJECT, { token: esco.token, params: { id } })).status).toBe(404);
    expect((await remove(esco.user.id)).status).toBe(404);
  });

  test("of the last initiator stays", async () => {
    const refused = await remove(customer.user.id);
    expect(refused).toMatchObject({ status: 409, body: { code: "access/last-initiator" } });
    const colleague = await createUser(server);
    await grant(colleague.email, 1);
    expect((await remove(customer.user.id)).status).toBe(200);
  });

  test("for an address without an account is an invitation, which can be withdrawn", async () => {
    const { body } = await grant("new@example.org", 2);
    expect(body.invitations).toMatchObject([{ email: "new@example.org", roleId: 2 }]);
    expect(queuedMails(server, "accessGranted", "new@example.org")).toMatchObject([{ role: "Project builder" }]);
    await remove(body.invitations[0]?.id ?? "");
    const access = await server.call(GET_PROJECT_ACCESS, { token: customer.token, params: { id } });
    expect(access.body.invitations).toEqual([]);
  });

  test("sends the invitation again, with the link that the page shows", async () => {
    const { body } = await grant("new@example.org", 2);
    const [invitation] = body.invitations;
    expect(invitation).toMatchObject({ link: "http://epb.test/account-request" });
    const resend = (memberId: string, token = customer.token) =>
      server.call(RESEND_INVITATION, { token, params: { id, memberId } });
    server.pass(1000);
    const again = await resend(invitation?.id ?? "");
    expect(again).toMatchObject({ status: 200, body: { invitations: body.invitations } });
    const [first, second] = queuedMails(server, "accessGranted", "new@example.org");
    expect(first).toMatchObject({ requestLink: invitation?.link });
    expect(second).toEqual(first);
    const { body: activity } = await server.call(GET_ACTIVITY, { token: customer.token, params: { id } });
    expect(activity.items.filter(({ person }) => person === "new@example.org")).toMatchObject([
      { action: "access.invited-again", roleId: 2 },
      { action: "access.invited", roleId: 2 },
    ]);
    const esco = await signIn(server, { group: UserGroup.Esco });
    await grant(esco.user.email, 2);
    expect((await resend(invitation?.id ?? "", esco.token)).status).toBe(403);
    expect((await resend(esco.user.id)).status).toBe(404);
    expect(queuedMails(server, "accessGranted", "new@example.org")).toHaveLength(2);
  });

  test("shows the builder's organization in the list", async () => {
    const esco = await createUser(server, { group: UserGroup.Esco, organization: "Example Energy" });
    await grant(esco.email, 2);
    const { body } = await server.call(LIST_PROJECTS, { token: customer.token });
    expect(body).toMatchObject([{ escoOrganization: "Example Energy" }]);
  });
});
