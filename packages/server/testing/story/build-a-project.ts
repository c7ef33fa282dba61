import { readFile } from "node:fs/promises";
import {
  ACCEPT_FINDING,
  APPROVE_PROJECT,
  CREATE_PROJECT,
  CURRENT_USER,
  DELETE_PROJECT,
  GET_KEPT_FINDINGS,
  GET_PROJECT,
  GET_PROJECT_ACCESS,
  GET_PROJECT_STATE,
  GRANT_PROJECT_ACCESS,
  LIST_APPROVALS,
  LIST_PROJECTS,
  PROJECT_NAME_EXISTS,
  REMOVE_PROJECT_ACCESS,
  REOPEN_PROJECT,
  RESEND_INVITATION,
  RESTORE_REVISION,
  RETURN_PROJECT,
  SAVE_PROJECT,
  SUBMIT_PROJECT,
  UPLOAD_PROJECT,
} from "@epb/contract";
import { parseProject } from "@epb/engine";
import { expect } from "vitest";
import { newProjectForm } from "../project-factories.js";
import { lastMail } from "../queued-mail.js";
import type { TestServer } from "../test-server.js";
import type { People } from "./story.js";

const FIXTURES = new URL("../../../../fixtures/", import.meta.url);
const WORKBOOK = new URL("workbooks/school-district.xlsx", FIXTURES);
const WITH_FINDINGS = new URL("seeded/placeholders-for-numbers.xlsx", FIXTURES);

/** Accepts a finding of a workbook that becomes a project, which goes again. */
export async function acceptAFinding({ esco }: Pick<People, "esco">): Promise<void> {
  const body = new Uint8Array(await readFile(WITH_FINDINGS));
  const uploaded = await esco.call(UPLOAD_PROJECT, { query: { fileName: "placeholders.xlsx" }, body });
  const params = { id: "id" in uploaded ? (uploaded.id ?? "") : "" };
  const [finding] = (await esco.call(GET_KEPT_FINDINGS, { params })).items;
  const accepted = await esco.call(ACCEPT_FINDING, {
    params: { ...params, findingId: finding?.id ?? "" },
    body: { reason: "None are expected." },
  });
  expect(accepted.items[0]?.accepted?.reason).toBe("None are expected.");
  await esco.call(DELETE_PROJECT, { params });
}

/** From the new-project form of a customer to the approval of the ESCO's entries; returns the id of the project. */
export async function buildAProject(site: TestServer, { customer, esco }: People): Promise<string> {
  const { id } = await customer.call(CREATE_PROJECT, {
    body: newProjectForm({
      _name: "North Campus",
      _email: esco.email,
      _projectBuilderId: esco.email,
      _type: 1,
      _version: "3.0.0",
    }),
  });
  const params = { id };
  expect(lastMail(site, "projectInitiated", esco.email)).toMatchObject({ projectName: "North Campus" });
  expect((await customer.call(CURRENT_USER)).projectAccessList).toMatchObject([{ projectId: id }]);
  const isTaken = await customer.call(PROJECT_NAME_EXISTS, { params: { name: " north CAMPUS" } });
  expect(isTaken).toEqual({ exists: true });

  const uploaded = await esco.call(UPLOAD_PROJECT, {
    query: { fileName: "school-district.xlsx", projectId: id },
    body: new Uint8Array(await readFile(WORKBOOK)),
    headers: { "if-match": '"1"' },
  });
  expect(uploaded).toMatchObject({ id, revision: 2 });
  const parsed = parseProject(await esco.call(GET_PROJECT, { params }));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  await esco.call(SAVE_PROJECT, { body: { id, revision: 2, data: { changed: { other: { guarPctEstSav: "0.9" } } } } });
  const reason = "The guarantee was right before.";
  await esco.call(RESTORE_REVISION, { params: { id, revision: "2" }, body: { reason, revision: 3 } });
  const [row] = await esco.call(LIST_PROJECTS, { query: { limit: "10" } });
  expect(row).toMatchObject({ id, name: "North Campus", status: "Pending" });

  await seeToAccess(params, { customer, esco });
  await esco.call(SUBMIT_PROJECT, { params });
  expect(lastMail(site, "projectSubmitted", customer.email)).toMatchObject({ projectName: "North Campus" });
  await customer.call(RETURN_PROJECT, { params, body: { reason: "Please check the rates." } });
  expect(await esco.call(GET_PROJECT_STATE, { params })).toMatchObject({ returnReason: "Please check the rates." });
  const { revision } = await esco.call(SUBMIT_PROJECT, { params });
  await customer.call(APPROVE_PROJECT, { params, body: { revision } });
  const [approval] = await customer.call(LIST_APPROVALS, { params });
  expect(approval).toMatchObject({ revision, reasons: [] });
  await customer.call(REOPEN_PROJECT, { params, body: { reason: "The utility changed its rates." } });
  const again = await esco.call(SUBMIT_PROJECT, { params });
  expect(again).toMatchObject({ status: "Pending", hasBeenApproved: true });
  expect(await customer.call(APPROVE_PROJECT, { params, body: { revision: again.revision } })).toMatchObject({
    status: "Approved",
    allowedActions: expect.not.arrayContaining(["edit"]),
  });

  const abandoned = await customer.call(CREATE_PROJECT, { body: newProjectForm() });
  await customer.call(DELETE_PROJECT, { params: { id: abandoned.id } });
  expect((await customer.call(CURRENT_USER)).projectAccessList).toHaveLength(1);
  return id;
}

async function seeToAccess(params: { readonly id: string }, { customer, esco }: Pick<People, "customer" | "esco">) {
  const invited = { email: "reader@district.example.org", roleId: 3 };
  const { invitations } = await customer.call(GRANT_PROJECT_ACCESS, { params, body: invited });
  expect(invitations).toMatchObject([invited]);
  const memberId = invitations[0]?.id ?? "";
  await customer.call(RESEND_INVITATION, { params: { ...params, memberId } });
  await customer.call(REMOVE_PROJECT_ACCESS, { params: { ...params, memberId } });
  const { members } = await esco.call(GET_PROJECT_ACCESS, { params });
  expect(members.map(({ userId, roleId }) => [userId, roleId])).toEqual([
    [customer.id, 1],
    [esco.id, 2],
  ]);
}
