import {
  ADD_ORGANIZATION_MEMBER,
  CHANGE_ORGANIZATION,
  CREATE_ORGANIZATION,
  GET_ORGANIZATION,
  HAND_OVER_PROJECTS,
  LIST_ORGANIZATIONS,
  LIST_PROJECTS,
  REMOVE_ORGANIZATION,
  REMOVE_ORGANIZATION_MEMBER,
  SHARE_PROJECTS,
  STOP_SHARING_PROJECT,
} from "@epb/contract";
import { expect } from "vitest";
import { readAForm } from "./read-a-form.js";
import type { People } from "./story.js";

const OFFICE = { name: "Example Energy Office", kind: "customer", states: [], agencies: [] } as const;

/** An organization whose member views a project. */
export async function workTogether({ admin, customer, esco, qualifiedListMember }: People, id: string): Promise<void> {
  const { id: organizationId } = await admin.call(CREATE_ORGANIZATION, { body: OFFICE });
  const params = { id: organizationId };
  await admin.call(CHANGE_ORGANIZATION, { params, body: { ...OFFICE, name: "Example Energy" } });
  await admin.call(ADD_ORGANIZATION_MEMBER, { params, body: { email: qualifiedListMember.email } });
  await admin.call(ADD_ORGANIZATION_MEMBER, { params, body: { email: customer.email } });
  expect((await customer.call(LIST_ORGANIZATIONS)).items).toMatchObject([{ name: "Example Energy", isMember: true }]);
  expect(await qualifiedListMember.call(LIST_PROJECTS)).toEqual([]);
  const body = { projectIds: [id], organizationId };
  expect(await customer.call(SHARE_PROJECTS, { body })).toEqual({ shared: 1, unchanged: [] });
  expect(await qualifiedListMember.call(LIST_PROJECTS)).toMatchObject([{ id, userRole: 3 }]);
  expect(await qualifiedListMember.call(GET_ORGANIZATION, { params })).toMatchObject({ projects: 1 });
  const people = { fromUserId: qualifiedListMember.id, toUserId: customer.id };
  expect(await admin.call(HAND_OVER_PROJECTS, { params, body: people })).toEqual({ handedOver: 0, unchanged: [] });
  await customer.call(STOP_SHARING_PROJECT, { params: { id, organizationId } });
  expect(await qualifiedListMember.call(LIST_PROJECTS)).toEqual([]);
  await readAForm(admin, { member: customer, other: esco }, organizationId);
  await admin.call(REMOVE_ORGANIZATION_MEMBER, { params: { ...params, userId: customer.id } });
  await admin.call(REMOVE_ORGANIZATION, { params });
}
