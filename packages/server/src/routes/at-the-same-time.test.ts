import {
  APPROVE_PROJECT,
  type Call,
  type CallTypes,
  CREATE_PROJECT,
  CREATE_USER,
  CURRENT_USER,
  GET_PROJECT_ACCESS,
  GRANT_PROJECT_ACCESS,
  LIST_PROJECTS,
  REFRESH,
  SAVE_PROJECT,
  SUBMIT_PROJECT,
  UserGroup,
} from "@epb/contract";
import { ProjectAccessRole } from "@epb/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { approvalRequest } from "../../testing/approval-request.js";
import { createUser, signIn } from "../../testing/factories.js";
import { newProjectForm } from "../../testing/project-factories.js";
import { queuedMails } from "../../testing/queued-mail.js";
import { type CallInput, TestServer } from "../../testing/test-server.js";

let server: TestServer;
let customer: Awaited<ReturnType<typeof signIn>>;
let esco: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  server = await TestServer.start();
  customer = await signIn(server);
  esco = await signIn(server, { group: UserGroup.Esco });
});
afterEach(() => server.stop());

const TIMES = 4;

/** Sends a request several times at once. Returns the error messages and the number of successes. */
async function atOnce<Types extends CallTypes>(
  call: Call<Types>,
  input: (index: number) => CallInput<Types>,
): Promise<{ readonly done: number; readonly refused: readonly (readonly [number, string])[] }> {
  const answers = await Promise.all(Array.from({ length: TIMES }, (_, index) => server.call(call, input(index))));
  const refused = answers
    .filter(({ status }) => status >= 400)
    .map(({ status, body }) => [status, (body as { readonly message: string }).message] as const);
  return { done: answers.length - refused.length, refused };
}

/** One request succeeded, and all others got this error. */
const onlyOne = (status: number, message: string) => ({
  done: 1,
  refused: Array.from({ length: TIMES - 1 }, () => [status, message]),
});

async function initiated(): Promise<string> {
  const form = newProjectForm({ _email: esco.user.email, _projectBuilderId: esco.user.email });
  return (await server.call(CREATE_PROJECT, { token: customer.token, body: form })).body.id;
}

async function recorded(action: string): Promise<number> {
  const entries = await server.services.store.auditEntries(0, 1000);
  return entries.filter((entry) => entry.action === action).length;
}

describe("at the same time", () => {
  test("a project name is taken once", async () => {
    const names = ["Twice", " twice", "TWICE ", "tWiCe"];
    const answers = await atOnce(CREATE_PROJECT, (index) => ({
      token: [customer, esco][index % 2]?.token ?? "",
      body: newProjectForm({ _name: names[index] ?? "", _email: esco.user.email, _projectBuilderId: esco.user.email }),
    }));
    expect(answers).toEqual(onlyOne(409, "Project name already exists"));
    const { body } = await server.call(LIST_PROJECTS, { token: esco.token });
    expect(body).toHaveLength(1);
    expect(queuedMails(server, "projectInitiated", esco.user.email).length).toBeLessThanOrEqual(1);
    expect(await recorded("project.created")).toBe(1);
  });

  test("projects of different names all get numbers of their own", async () => {
    const { done } = await atOnce(CREATE_PROJECT, () => ({ token: customer.token, body: newProjectForm() }));
    expect(done).toBe(TIMES);
    const { body } = await server.call(LIST_PROJECTS, { token: customer.token });
    expect(body.map(({ displayId }) => displayId).sort()).toEqual([1, 2, 3, 4]);
  });

  test.each([
    ["somebody with an account", async () => (await createUser(server)).email],
    ["an address without one", async () => "nobody@example.org"],
  ])("one role is given to %s", async (_who, address) => {
    const params = { id: await initiated() };
    const email = await address();
    const roles = [ProjectAccessRole.ProjectBuilder, ProjectAccessRole.ProjectViewer];
    const answers = await atOnce(GRANT_PROJECT_ACCESS, (index) => ({
      token: customer.token,
      params,
      body: { email, roleId: roles[index % 2] },
    }));
    expect(answers).toEqual(onlyOne(409, "Role already exists for the given user"));
    const { body } = await server.call(GET_PROJECT_ACCESS, { token: customer.token, params });
    expect(body.members.length + body.invitations.length).toBe(3);
    expect(queuedMails(server, "accessGranted", email)).toHaveLength(1);
  });

  test("a project is submitted once and approved once", async () => {
    const params = { id: await initiated() };
    for (const [call, { token }, action] of [
      [SUBMIT_PROJECT, esco, "project.submitted"],
      [APPROVE_PROJECT, customer, "project.approved"],
    ] as const) {
      const body = call === APPROVE_PROJECT ? { body: await approvalRequest(server, token, params.id) } : {};
      const { done, refused } = await atOnce(call, () => ({ token, params, ...body }));
      expect([done, refused.map(([status]) => status)]).toEqual([1, [409, 409, 409]]);
      expect(await recorded(action)).toBe(1);
    }
    expect(queuedMails(server, "projectSubmitted", customer.user.email)).toHaveLength(1);
    expect(queuedMails(server, "projectApproved", esco.user.email)).toHaveLength(1);
  });

  test("one of several saves of the same revision is stored", async () => {
    const id = await initiated();
    const answers = await atOnce(SAVE_PROJECT, (index) => ({
      token: esco.token,
      body: { id, revision: 1, notes: { changed: { notes: [{ noteType: 1, value: `Note ${index}` }] } } },
    }));
    const words = "Another person changed this since you opened it. Your change was not saved. Load it again.";
    expect(answers).toEqual(onlyOne(409, words));
  });

  test("an address gets one account", async () => {
    const admin = await signIn(server, { group: UserGroup.Admin });
    const answers = await atOnce(CREATE_USER, (index) => ({
      token: admin.token,
      body: {
        email: ["new@example.org", "New@Example.org"][index % 2],
        firstName: "Grace",
        lastName: "Hopper",
        organization: "Example",
        userGroupId: UserGroup.Customer,
        projectTypes: [1],
      },
    }));
    expect(answers).toEqual(onlyOne(409, "Email already exists."));
  });

  test("tabs that refresh one token get the same next one, which works in all of them", async () => {
    const { token } = customer;
    const answers = await Promise.all([1, 2].map(() => server.call(REFRESH, { body: { token } })));
    const next = new Set(answers.map(({ body }) => body.token));
    expect([answers.map(({ status }) => status), next.size, next.has(token)]).toEqual([[200, 200], 1, false]);
    for (const each of next) expect((await server.call(CURRENT_USER, { token: each })).status).toBe(200);
  });
});
