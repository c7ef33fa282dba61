import { ACCEPT_INVITATION, GRANT_PROJECT_ACCESS, LIST_INVITATIONS, LIST_PROJECTS, UserGroup } from "@epb/contract";
import { expect } from "vitest";
import { signIn } from "../factories.js";
import { createProject } from "../project-factories.js";
import type { TestServer } from "../test-server.js";
import { callerOf } from "./story.js";

/** On a site with EPB_EMAIL_EXISTS=blind, invited people must accept a role first. */
export async function acceptARole(blindSite: TestServer): Promise<void> {
  const [customer, esco] = [await signIn(blindSite), await signIn(blindSite, { group: UserGroup.Esco })];
  const { id } = await createProject(blindSite, customer.token);
  const body = { email: esco.user.email, roleId: 2 } as const;
  await callerOf(blindSite, customer.token)(GRANT_PROJECT_ACCESS, { params: { id }, body });
  const call = callerOf(blindSite, esco.token);
  expect(await call(LIST_PROJECTS)).toEqual([]);
  const [invitation] = await call(LIST_INVITATIONS);
  expect(await call(ACCEPT_INVITATION, { params: { id: invitation?.id ?? "" } })).toEqual([]);
  expect(await call(LIST_PROJECTS)).toMatchObject([{ id }]);
}
