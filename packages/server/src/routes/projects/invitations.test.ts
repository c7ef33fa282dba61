import {
  ACCEPT_INVITATION,
  CREATE_PROJECT,
  GET_PROJECT,
  GET_PROJECT_ACCESS,
  GRANT_PROJECT_ACCESS,
  LIST_INVITATIONS,
  LIST_PROJECTS,
  UserGroup,
} from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createUser, signIn } from "../../../testing/factories.js";
import { createProject, newProjectForm } from "../../../testing/project-factories.js";
import { queuedMails } from "../../../testing/queued-mail.js";
import { TestServer } from "../../../testing/test-server.js";

const STRANGER = "stranger@example.org";

let server: TestServer;
let customer: Awaited<ReturnType<typeof signIn>>;
let id = "";
beforeEach(async () => {
  server = await TestServer.start({ config: { emailExists: "blind" } });
  customer = await signIn(server);
  ({ id } = await createProject(server, customer.token));
});
afterEach(() => server.stop());

const grant = (email: string, roleId: number) =>
  server.call(GRANT_PROJECT_ACCESS, { token: customer.token, params: { id }, body: { email, roleId } });
const access = async () => (await server.call(GET_PROJECT_ACCESS, { token: customer.token, params: { id } })).body;
const received = (token: string) => server.call(LIST_INVITATIONS, { token });
const accept = (token: string, invitation = "") =>
  server.call(ACCEPT_INVITATION, { token, params: { id: invitation } });

/** A reply without the parts that always differ. */
const withoutPerson = (reply: { readonly status: number; readonly text: string }, email: string) => [
  reply.status,
  reply.text.replaceAll(email, "…").replace(/"(id|invitedAt)":"[^"]+"/g, '"$1":"…"'),
];

describe("with EPB_EMAIL_EXISTS=blind", () => {
  test("granting access has the same reply for an address with an account, without one, and with one that cannot have the role", async () => {
    const esco = await createUser(server, { group: UserGroup.Esco });
    const reader = await createUser(server, { group: UserGroup.ProjectViewer });
    const addresses = [esco.email, STRANGER, reader.email];
    const answers: unknown[] = [];
    for (const email of addresses) {
      const { id: project } = await createProject(server, customer.token);
      const body = { email, roleId: 2 as const };
      const reply = await server.call(GRANT_PROJECT_ACCESS, { token: customer.token, params: { id: project }, body });
      answers.push(withoutPerson(reply, email));
    }
    expect(answers[0]).toEqual([201, expect.stringContaining('"invitations":[{')]);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    // The messages do not reveal it in the queue either; each explains how to accept and how to get an account.
    const texts = addresses.map((email) => queuedMails(server, "accessGranted", email)[0]);
    expect(texts[0]).toMatchObject({ acceptLink: "http://epb.test/portfolio/list" });
    expect(new Set(texts.map((data) => Object.keys(data ?? {}).join())).size).toBe(1);
  });

  test("a project has its builder when the builder accepts, and not before", async () => {
    const esco = await signIn(server, { group: UserGroup.Esco });
    const form = newProjectForm({ _email: esco.user.email, _projectBuilderId: esco.user.email });
    const { body: created } = await server.call(CREATE_PROJECT, { token: customer.token, body: form });
    expect((await server.call(LIST_PROJECTS, { token: esco.token })).body).toEqual([]);
    const params = { id: created.id };
    expect((await server.call(GET_PROJECT, { token: esco.token, params })).status).toBe(404);
    const { body: invitations } = await received(esco.token);
    expect(invitations).toMatchObject([{ projectName: form._name, roleId: 2 }]);
    expect(await accept(esco.token, invitations[0]?.id)).toMatchObject({ status: 200, body: [] });
    expect((await server.call(GET_PROJECT, { token: esco.token, params })).status).toBe(200);
    const { body: after } = await server.call(GET_PROJECT_ACCESS, { token: customer.token, params });
    expect(after.members.map(({ email }) => email)).toContain(esco.user.email);
    expect(after.invitations).toEqual([]);
  });

  test("an account that is created later has no role until its owner accepts", async () => {
    await grant(STRANGER, 3);
    const newcomer = await signIn(server, { group: UserGroup.Esco, email: STRANGER });
    expect((await access()).members.map(({ email }) => email)).toEqual([customer.user.email]);
    const { body: invitations } = await received(newcomer.token);
    await accept(newcomer.token, invitations[0]?.id);
    expect((await access()).members.map(({ email }) => email)).toEqual([customer.user.email, STRANGER]);
  });

  test("nobody accepts an invitation of somebody else, one that was taken back, or one twice", async () => {
    const [esco, other] = [await signIn(server, { group: UserGroup.Esco }), await signIn(server)];
    const invitation = (await grant(esco.user.email, 2)).body.invitations[0]?.id ?? "";
    expect((await received(other.token)).body).toEqual([]);
    expect((await accept(other.token, invitation)).status).toBe(404);
    expect((await accept(esco.token, invitation)).status).toBe(200);
    expect((await accept(esco.token, invitation)).status).toBe(404);
    expect((await access()).members).toHaveLength(2);
  });

  test("a role that an account cannot have is not offered, and cannot be accepted", async () => {
    const reader = await signIn(server, { group: UserGroup.ProjectViewer });
    const invitation = (await grant(reader.user.email, 2)).body.invitations[0]?.id ?? "";
    expect((await received(reader.token)).body).toEqual([]);
    expect(await accept(reader.token, invitation)).toMatchObject({
      status: 400,
      body: { code: "access/role-not-possible" },
    });
    expect((await access()).members).toHaveLength(1);
  });

  test("one who has a role, or is invited, is not invited again", async () => {
    const esco = await signIn(server, { group: UserGroup.Esco });
    const invitation = (await grant(esco.user.email, 2)).body.invitations[0]?.id ?? "";
    expect((await grant(esco.user.email, 3)).status).toBe(409);
    await accept(esco.token, invitation);
    expect((await grant(esco.user.email, 3)).status).toBe(409);
  });
});
