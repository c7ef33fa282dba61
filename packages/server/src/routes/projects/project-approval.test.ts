import {
  APPROVE_PROJECT,
  type Call,
  type CallTypes,
  CREATE_PROJECT,
  GET_PROJECT,
  GET_PROJECT_STATE,
  GRANT_PROJECT_ACCESS,
  LIST_APPROVALS,
  LIST_FIGURES,
  LIST_PROJECTS,
  PROJECT_STAGES,
  REMOVE_PROJECT_ACCESS,
  REOPEN_PROJECT,
  RETURN_PROJECT,
  SAVE_PROJECT,
  SUBMIT_PROJECT,
  UserGroup,
} from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { approvalRequest } from "../../../testing/approval-request.js";
import { createUser, signIn } from "../../../testing/factories.js";
import { newProjectForm } from "../../../testing/project-factories.js";
import { queuedMails } from "../../../testing/queued-mail.js";
import { TestServer } from "../../../testing/test-server.js";

let server: TestServer;
let customer: Awaited<ReturnType<typeof signIn>>;
let esco: Awaited<ReturnType<typeof signIn>>;
let id = "";
beforeEach(async () => {
  server = await TestServer.start();
  customer = await signIn(server);
  esco = await signIn(server, { group: UserGroup.Esco });
  const form = newProjectForm({ _name: "Campus", _email: esco.user.email, _projectBuilderId: esco.user.email });
  ({
    body: { id },
  } = await server.call(CREATE_PROJECT, { token: customer.token, body: form }));
});
afterEach(() => server.stop());

const step = <Types extends CallTypes>(call: Call<Types>, { token }: { token: string }, body?: unknown) =>
  server.call(call, { token, params: { id }, ...(body !== undefined && { body }) });
const edit = ({ token }: { token: string }) =>
  server.call(SAVE_PROJECT, { token, body: { id, record: { changed: { name: "Edited" } } } });

/** Stage and submission of the project in the list, and the stages by which the list finds it. */
async function listed(): Promise<readonly [string | undefined, string | undefined, readonly string[]]> {
  const row = async (query: Readonly<Record<string, string>> = {}) =>
    (await server.call(LIST_PROJECTS, { token: esco.token, query })).body?.[0];
  const found = await Promise.all(
    PROJECT_STAGES.map(async (stage) => ((await row({ stage })) === undefined ? [] : [stage])),
  );
  return [(await row())?.stage, (await row())?.submittedAt, found.flat()];
}

const REASON = { reason: "The utility changed its rates.\nEnter the new ones." };

describe("from data entry to approval", () => {
  test("the ESCO submits, the customer approves, and an approver reopens", async () => {
    expect((await edit(esco)).status).toBe(200);
    const submitted = await step(SUBMIT_PROJECT, esco);
    expect(submitted.body).toMatchObject({ approval: 2, status: "Pending", stage: "submitted" });
    expect(await listed()).toEqual(["submitted", expect.stringMatching(/^2026-/), ["submitted"]]);
    expect((await edit(esco)).status).toBe(409);
    const approved = await step(APPROVE_PROJECT, customer, await approvalRequest(server, customer.token, id));
    expect(approved.body).toMatchObject({ approval: 3, status: "Approved", stage: "approved", hasBeenApproved: true });
    expect((await edit(customer)).status).toBe(409);
    const { body } = await step(GET_PROJECT, esco);
    expect(body).toMatchObject({ record: { status: "Approved" }, hasBeenApproved: true });
    expect((await step(REOPEN_PROJECT, customer, { reason: " " })).status).toBe(400);
    const reopened = await step(REOPEN_PROJECT, customer, REASON);
    expect(reopened.body).toMatchObject({ approval: 1, status: "Pending", stage: "reopened", hasBeenApproved: true });
    expect((await edit(esco)).status).toBe(200);
  });

  test("the customer returns with a reason, which the next submission removes", async () => {
    await step(SUBMIT_PROJECT, esco);
    expect((await step(RETURN_PROJECT, customer, { reason: " " })).status).toBe(400);
    await step(RETURN_PROJECT, customer, { reason: "Prices are missing." });
    const state = await step(GET_PROJECT_STATE, esco);
    expect(state.body).toMatchObject({ approval: 1, stage: "returned", returnReason: "Prices are missing." });
    expect((await listed())[2]).toEqual(["returned"]);
    // The approver sees the requested changes.
    expect((await step(SUBMIT_PROJECT, esco)).body).toMatchObject({ approval: 2, returnReason: "Prices are missing." });
    expect(
      (await step(APPROVE_PROJECT, customer, await approvalRequest(server, customer.token, id))).body,
    ).not.toHaveProperty("returnReason");
    expect((await step(REOPEN_PROJECT, customer, REASON)).body).not.toHaveProperty("returnReason");
  });

  test("nobody takes a step of another role, or out of order", async () => {
    expect((await step(APPROVE_PROJECT, customer, await approvalRequest(server, customer.token, id))).status).toBe(409);
    expect((await step(SUBMIT_PROJECT, customer)).status).toBe(403);
    await step(SUBMIT_PROJECT, esco);
    expect((await step(APPROVE_PROJECT, esco)).status).toBe(403);
    const admin = await signIn(server, { group: UserGroup.Admin });
    expect((await step(APPROVE_PROJECT, admin)).status).toBe(403);
    const stranger = await signIn(server);
    expect((await step(APPROVE_PROJECT, stranger)).status).toBe(404);
  });

  test("an ESCO that initiated the project itself does not approve it for its customer", async () => {
    const form = newProjectForm({ _email: esco.user.email, _projectBuilderId: esco.user.email });
    ({
      body: { id },
    } = await server.call(CREATE_PROJECT, { token: esco.token, body: form }));
    const access = { token: esco.token, params: { id } };
    await server.call(GRANT_PROJECT_ACCESS, { ...access, body: { email: customer.user.email, roleId: 1 } });
    expect((await step(SUBMIT_PROJECT, esco)).status).toBe(200);
    expect((await step(APPROVE_PROJECT, esco)).status).toBe(403);
  });

  test("a project without a customer who can approve it is not submitted, and the refusal says what to do", async () => {
    const form = newProjectForm({ _email: esco.user.email, _projectBuilderId: esco.user.email });
    ({
      body: { id },
    } = await server.call(CREATE_PROJECT, { token: esco.token, body: form }));
    const access = { token: esco.token, params: { id } };
    const grant = (email: string, roleId: number) =>
      server.call(GRANT_PROJECT_ACCESS, { ...access, body: { email, roleId } });
    const refusedWith = async (message: string) => {
      const refused = await step(SUBMIT_PROJECT, esco);
      expect(refused).toMatchObject({ status: 409, body: { code: "project/no-customer", message } });
      expect((await step(GET_PROJECT_STATE, esco)).body).toMatchObject({ approval: 1, missingCustomer: message });
    };
    const none =
      "No customer can approve this project yet. Give a customer the role Project initiator under Access before the project is submitted.";
    const colleague = await signIn(server, { group: UserGroup.Esco });
    await grant(colleague.user.email, 1);
    await grant(customer.user.email, 3);
    await grant("reader@example.org", 3);
    await refusedWith(none);
    const closed = await createUser(server, { isActive: false });
    await grant(closed.email, 1);
    await refusedWith(none);
    await grant("new@example.org", 1);
    await refusedWith(
      "No customer can approve this project yet. new@example.org must accept the invitation as Project initiator before the project is submitted.",
    );
    await server.call(REMOVE_PROJECT_ACCESS, {
      ...access,
      params: { id, memberId: customer.user.id },
    });
    await grant(customer.user.email, 1);
    expect((await step(GET_PROJECT_STATE, esco)).body).not.toHaveProperty("missingCustomer");
    expect((await step(SUBMIT_PROJECT, esco)).status).toBe(200);
    expect(queuedMails(server, "projectSubmitted", customer.user.email)).toHaveLength(1);
  });

  test("the state says what each may do", async () => {
    const own = async (who: { token: string }) => (await step(GET_PROJECT_STATE, who)).body.allowedActions;
    expect(await own(esco)).toEqual(["view", "edit", "submit", "keepRecords"]);
    expect(await own(customer)).toEqual([
      "view",
      "edit",
      "delete",
      "manageAccess",
      "keepRecords",
      "approveMeasurement",
      "agreeToOffice",
    ]);
  });

  test("the people of the next step get a message, and not those who took the step", async () => {
    const by = `Ada ${esco.user.lastName} (Example District)`;
    const link = `http://epb.test/portfolio/${id}`;
    expect(queuedMails(server, "projectInitiated", esco.user.email)).toMatchObject([
      { projectName: "Campus", projectNumber: 1, link },
    ]);
    await step(SUBMIT_PROJECT, esco);
    expect(queuedMails(server, "projectSubmitted", customer.user.email)).toEqual([
      { projectName: "Campus", projectNumber: 1, by, link },
    ]);
    await step(RETURN_PROJECT, customer, { reason: "Prices are missing." });
    const returned = queuedMails(server, "projectReturned", esco.user.email);
    expect(returned).toMatchObject([{ reason: "Prices are missing." }]);
    await step(SUBMIT_PROJECT, esco);
    await step(APPROVE_PROJECT, customer, await approvalRequest(server, customer.token, id));
    expect(queuedMails(server, "projectApproved", esco.user.email)).toHaveLength(1);
    expect(queuedMails(server, "projectApproved", customer.user.email)).toEqual([]);
    await step(REOPEN_PROJECT, customer, REASON);
    expect(queuedMails(server, "projectReopened", esco.user.email)).toMatchObject([
      { projectName: "Campus", projectNumber: 1, link, ...REASON },
    ]);
  });

  test("every step is in the audit log", async () => {
    await step(SUBMIT_PROJECT, esco);
    await step(APPROVE_PROJECT, customer, await approvalRequest(server, customer.token, id));
    const entries = await server.services.store.auditEntries(0, 100);
    const steps = entries.filter(({ subject }) => subject?.id === id);
    expect(steps.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["project.created", customer.user.id],
      ["access.granted", customer.user.id],
      ["project.submitted", esco.user.id],
      ["project.approved", customer.user.id],
    ]);
  });
});

describe("an approval", () => {
  test("needs a reason for each open error, and is of the revision that was reviewed", async () => {
    await step(SUBMIT_PROJECT, esco);
    const request = await approvalRequest(server, customer.token, id);
    const missing = await step(APPROVE_PROJECT, customer, { revision: request.revision });
    expect([missing.status, missing.body]).toMatchObject([409, { code: "project/reasons-missing" }]);
    expect((missing.body as object as { issues: object[] }).issues).toHaveLength(request.reasons?.length ?? 0);
    const some = { ...request, reasons: request.reasons?.slice(1) ?? [] };
    expect((await step(APPROVE_PROJECT, customer, some)).status).toBe(409);
    const other = await step(APPROVE_PROJECT, customer, { ...request, revision: request.revision + 1 });
    expect([other.status, other.body]).toMatchObject([409, { code: "stale" }]);
    expect((await step(APPROVE_PROJECT, customer, request)).status).toBe(200);
  });

  test("keeps the statement, the reasons, and the figures of the revision, also after it is changed", async () => {
    await step(SUBMIT_PROJECT, esco);
    const request = await approvalRequest(server, customer.token, id);
    await step(APPROVE_PROJECT, customer, request);
    const errors = request.reasons?.length ?? 0;
    const [approval] = (await step(LIST_APPROVALS, esco)).body;
    expect(approval).toMatchObject({
      by: { id: customer.user.id },
      revision: request.revision,
      statement: `I approve revision ${request.revision} of Campus for Example District, with the data and figures shown here. I accept ${errors} open errors for the reasons given.`,
      reasons: request.reasons,
    });
    const figures = async () =>
      (await server.call(LIST_FIGURES, { token: esco.token, params: { id }, query: { approval: approval?.id ?? "" } }))
        .body.items;
    const approved = await figures();
    await step(REOPEN_PROJECT, customer, REASON);
    const ecms = [{ uuid: "ecm-1", ecmNumber: "1", implementation: { baseConstructionCost: "600000" } }];
    await server.call(SAVE_PROJECT, {
      token: esco.token,
      body: { id, data: { changed: { ecms } } } as never,
    });
    expect(await figures()).toEqual(approved);
    const present = (await server.call(LIST_FIGURES, { token: esco.token, params: { id } })).body.items;
    expect(present).not.toEqual(approved);
  });

  test("is hidden from users who may not see its project", async () => {
    await step(SUBMIT_PROJECT, esco);
    await step(APPROVE_PROJECT, customer, await approvalRequest(server, customer.token, id));
    const [approval] = (await step(LIST_APPROVALS, customer)).body;
    const stranger = await signIn(server);
    expect((await step(LIST_APPROVALS, stranger)).status).toBe(404);
    const { body: other } = await server.call(CREATE_PROJECT, { token: stranger.token, body: newProjectForm() });
    const asked = { token: stranger.token, params: { id: other.id }, query: { approval: approval?.id ?? "" } };
    expect((await server.call(LIST_FIGURES, asked)).status).toBe(404);
  });
});
