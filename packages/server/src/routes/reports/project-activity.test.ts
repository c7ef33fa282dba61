import {
  ADD_PROJECT_FILE,
  APPROVE_MEASUREMENT_YEAR,
  APPROVE_PROJECT,
  type Call,
  type CallTypes,
  CREATE_PROJECT,
  GET_ACTIVITY,
  GRANT_PROJECT_ACCESS,
  type ProjectStep,
  REMOVE_PROJECT_ACCESS,
  REMOVE_PROJECT_FILE,
  REOPEN_PROJECT,
  RESTORE_REVISION,
  RETURN_MEASUREMENT_YEAR,
  RETURN_PROJECT,
  SAVE_PROJECT,
  SUBMIT_MEASUREMENT_YEAR,
  SUBMIT_PROJECT,
  UPLOAD_PROJECT,
  UserGroup,
  WRITE_MEASUREMENT_YEAR,
  WRITE_PROJECT_NOTE,
} from "@epb/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { approvalRequest } from "../../../testing/approval-request.js";
import { createUser, signIn } from "../../../testing/factories.js";
import { fixtureWorkbook, ifMatchHeader, newProjectForm, storedProject } from "../../../testing/project-factories.js";
import { queuedMails } from "../../../testing/queued-mail.js";
import { TestServer } from "../../../testing/test-server.js";
import { acceptInvitations } from "../../features/projects/accept-invitations.js";

let server: TestServer;
let customer: Awaited<ReturnType<typeof signIn>>;
let esco: Awaited<ReturnType<typeof signIn>>;
let id = "";

beforeEach(async () => {
  server = await TestServer.start();
  customer = await signIn(server);
  esco = await signIn(server, { group: UserGroup.Esco });
  const form = newProjectForm({
    _name: "Campus",
    _email: esco.user.email,
    _projectBuilderId: esco.user.email,
    _type: 1,
    _version: "3.0.0",
  });
  ({
    body: { id },
  } = await server.call(CREATE_PROJECT, { token: customer.token, body: form }));
});
afterEach(() => server.stop());

type Person = { readonly token: string };

/** A step of the project, a second after the previous one. */
async function take<Types extends CallTypes>(
  call: Call<Types>,
  who: Person,
  input: object = {},
): Promise<Types["reply"]> {
  server.pass(1000);
  const { params = {}, ...rest } = input as { readonly params?: object };
  const reply = await server.call(call as Call, { token: who.token, params: { id, ...params }, ...rest });
  expect([call.name, reply.status < 300 ? "" : reply.body]).toEqual([call.name, ""]);
  return reply.body as Types["reply"];
}

async function activity(who: Person = customer): Promise<readonly ProjectStep[]> {
  const { body } = await server.call(GET_ACTIVITY, { token: who.token, params: { id }, query: { limit: "100" } });
  return body.items;
}

const stepsOf = (items: readonly ProjectStep[]) => items.map(({ id: _, at: __, by: ___, ...step }) => step);

test("every step of a project is listed with its text, latest first", async () => {
  const comment = "The escalation of natural gas is missing.\n\nPlease add it.";
  const reason = "The utility changed its rates.\nEnter the new ones.";
  server.pass(1000);
  const upload = await server.call(UPLOAD_PROJECT, {
    token: esco.token,
    query: { fileName: "school.xlsx", projectId: id },
    body: await fixtureWorkbook("school-district"),
    headers: await ifMatchHeader(server, esco.token, id),
  });
  expect(upload.body).toMatchObject({ id });
  const { financing } = (await storedProject(server, esco.token, id)).data as { readonly financing: object };
  await take(SAVE_PROJECT, esco, {
    body: { id, data: { changed: { financing: { ...financing, indexRate: "0.05" } } } },
    params: {},
  });
  await take(SUBMIT_PROJECT, esco);
  await take(RETURN_PROJECT, customer, { body: { reason: comment } });
  await take(SUBMIT_PROJECT, esco);
  await take(APPROVE_PROJECT, customer, { body: await approvalRequest(server, customer.token, id) });
  await take(REOPEN_PROJECT, customer, { body: { reason } });
  expect(stepsOf((await activity()).slice(0, 7))).toMatchObject([
    { action: "project.reopened", text: reason },
    { action: "project.approved" },
    { action: "project.submitted" },
    { action: "project.returned", text: comment },
    { action: "project.submitted" },
    {
      action: "project.changed",
      revision: 3,
      inputs: { count: 1, labels: ["Index rate"] },
      effect: expect.arrayContaining([expect.objectContaining({ label: "Total payments", unit: "$" })]),
    },
    { action: "project.uploaded", revision: 2, fileName: "school.xlsx", findings: { errors: 0, warnings: 1 } },
  ]);
  expect((await activity()).map(({ by }) => by?.id)).toContain(esco.user.id);
});

test("records, access, and measured years are steps, with the people they are about", async () => {
  const { id: fileId } = await take(ADD_PROJECT_FILE, esco, { query: { fileName: "a.pdf" }, body: new Uint8Array(3) });
  await take(REMOVE_PROJECT_FILE, esco, { params: { fileId } });
  await take(WRITE_PROJECT_NOTE, esco, { params: { noteType: "1" }, body: { value: "Rates\nfixed." } });
  const { invitations } = await take(GRANT_PROJECT_ACCESS, customer, { body: { email: "new@example.org", roleId: 3 } });
  await take(REMOVE_PROJECT_ACCESS, customer, { params: { memberId: invitations[0]?.id } });
  const viewer = await createUser(server, { email: "viewer@example.org", firstName: "Vera", lastName: "Fields" });
  await take(GRANT_PROJECT_ACCESS, customer, { body: { email: viewer.email, roleId: 3 } });
  const year = { params: { year: "1" } };
  await take(WRITE_MEASUREMENT_YEAR, esco, {
    ...year,
    body: { status: 1, verifiedSavings: "98000", reportDate: "2026-05-15" },
  });
  await take(SUBMIT_MEASUREMENT_YEAR, esco, year);
  await take(RETURN_MEASUREMENT_YEAR, customer, { ...year, body: { reason: "March is missing." } });
  await take(SUBMIT_MEASUREMENT_YEAR, esco, year);
  await take(APPROVE_MEASUREMENT_YEAR, customer, year);
  expect(stepsOf(await activity()).map(({ revision: _, ...step }) => step)).toEqual([
    { action: "mv.approved", year: 1 },
    { action: "mv.submitted", year: 1 },
    { action: "mv.returned", year: 1, text: "March is missing." },
    { action: "mv.submitted", year: 1 },
    { action: "mv.written", year: 1 },
    { action: "access.granted", roleId: 3, person: "Vera Fields" },
    { action: "access.removed", roleId: 3, person: "new@example.org" },
    { action: "access.invited", roleId: 3, person: "new@example.org" },
    { action: "project.note-written", noteType: 1, text: "Rates\nfixed." },
    { action: "project.file-removed", fileName: "a.pdf" },
    { action: "project.file-added", fileName: "a.pdf" },
    { action: "access.granted", roleId: 2, person: `Ada ${esco.user.lastName}` },
    { action: "project.created" },
  ]);
  const link = `http://epb.test/portfolio/${id}/measurement`;
  const told = { projectName: "Campus", year: 1, link };
  expect(queuedMails(server, "measurementSubmitted", customer.user.email)).toMatchObject([told, told]);
  expect(queuedMails(server, "measurementReturned", esco.user.email)).toMatchObject([
    { ...told, reason: "March is missing." },
  ]);
  expect(queuedMails(server, "measurementApproved", esco.user.email)).toMatchObject([told]);
});

test("an invitation that is accepted, and a restored revision, are steps", async () => {
  await take(GRANT_PROJECT_ACCESS, customer, { body: { email: "late@example.org", roleId: 3 } });
  server.pass(1000);
  const late = await createUser(server, { email: "late@example.org", firstName: "Lee", lastName: "Late" });
  await server.services.store.transact((transaction) => acceptInvitations(transaction, late, server.services));
  await take(SAVE_PROJECT, esco, { body: { id, record: { changed: { name: "Renamed" } } } });
  await take(RESTORE_REVISION, esco, { params: { revision: "1" }, body: { reason: "The old rates." } });
  expect((await activity()).slice(0, 4)).toMatchObject([
    { action: "project.restored", restored: 1, text: "The old rates." },
    { action: "project.changed" },
    { action: "access.accepted", roleId: 3, by: { name: "Lee Late" } },
    { action: "access.invited", person: "late@example.org" },
  ]);
});

test("the activity is read page by page, only by users who may see the project", async () => {
  for (const value of ["one", "two", "three"]) {
    await take(WRITE_PROJECT_NOTE, esco, { params: { noteType: "1" }, body: { value } });
  }
  const read = (query: object) => take(GET_ACTIVITY, customer, { query });
  const first = await read({ limit: "2" });
  expect(first.items.map(({ text }) => text)).toEqual(["three", "two"]);
  const second = await read({ limit: "2", cursor: first.next });
  expect(second.items.map(({ text }) => text)).toEqual(["one", undefined]);
  const stranger = await signIn(server);
  const refused = await server.call(GET_ACTIVITY, { token: stranger.token, params: { id } });
  expect(refused.status).toBe(404);
});
