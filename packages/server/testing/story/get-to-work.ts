import {
  AGREE_TO_TERMS,
  CHANGE_OWN_DETAILS,
  CHANGE_USER,
  CHECK_EMAIL,
  CHECK_EMAIL_IN_BODY,
  CREATE_REQUESTED_ACCOUNTS,
  CREATE_USER,
  CURRENT_USER,
  GET_ACCOUNT_REQUEST,
  GET_USER,
  INVITE_USER,
  IS_TEST_SITE,
  LIST_ACCOUNT_REQUESTS,
  LIST_USERS,
  LOGIN,
  REQUEST_ACCOUNT,
  REQUEST_VERIFICATION_CODE,
  RESET_PASSWORD,
  SELECT_VIEW,
  SET_ACCOUNT_REQUEST_STATUS,
  UPDATE_PASSWORD,
  UserGroup,
  UserStatus,
  VERIFY_CODE,
  VERIFY_CODE_IN_BODY,
} from "@epb/contract";
import { expect } from "vitest";
import { createFirstAdministrator } from "../../src/features/accounts/first-administrator.js";
import { accountRequest } from "../factories.js";
import { lastMail, partsOfLink } from "../queued-mail.js";
import type { TestServer } from "../test-server.js";
import { callerOf, type People, type Person } from "./story.js";

const PASSWORD = "brass lantern fjord";
const PAIR = { password: PASSWORD, confirmation: PASSWORD };

/** From a site without accounts to people of every kind at work. */
export async function getToWork(site: TestServer): Promise<People> {
  const admin = await firstAdministrator(site);
  const customer = await whoAskedForAnAccount(site, admin);
  const create = (email: string, userGroupId: UserGroup) => whoWasInvited(site, admin, email, userGroupId);
  const esco = await create("builder@bright.example.org", UserGroup.Esco);
  const accreditationMember = await create("judge@board.example.org", UserGroup.AccreditationMember);
  const qualifiedListMember = await create("lists@board.example.org", UserGroup.QlMember);

  const { title, phone } = await esco.call(CURRENT_USER);
  const own = { firstName: "Grace", lastName: "Hopper", organization: "Bright", title, phone };
  await esco.call(CHANGE_OWN_DETAILS, { body: own });
  expect(await esco.call(CURRENT_USER)).toMatchObject(own);

  const { items } = await admin.call(LIST_USERS, { query: { search: "BUILDER@", limit: "10" } });
  expect(items.map(({ id }) => id)).toEqual([esco.id]);
  const params = { id: esco.id };
  const { revision } = await admin.call(GET_USER, { params });
  const changed = await admin.call(CHANGE_USER, { params, body: { organization: "Bright Energy", revision } });
  expect(changed).toMatchObject({ organization: "Bright Energy", revision: revision + 1 });
  return { admin, customer, esco, accreditationMember, qualifiedListMember };
}

/** The first administrator has a password that was printed. */
async function firstAdministrator(site: TestServer): Promise<Person> {
  const first = await createFirstAdministrator(site.services);
  if (first === undefined) throw new Error("there was somebody already");
  const { token, currentUser } = await callerOf(site)(LOGIN, { body: first });
  expect(currentUser.hasTemporaryPassword).toBe(true);
  await callerOf(site, token)(UPDATE_PASSWORD, { body: PAIR });
  return ready(site, { email: first.email, token }, UserGroup.Admin);
}

async function whoAskedForAnAccount(site: TestServer, { call: administer }: Person): Promise<Person> {
  const anybody = callerOf(site);
  expect(await anybody(IS_TEST_SITE)).toBe(false);
  const request = accountRequest();
  const email = request.officeEmailAddress;
  expect(await anybody(CHECK_EMAIL, { params: { email } })).toEqual({ exists: false });
  expect(await anybody(REQUEST_ACCOUNT, { body: request })).toEqual({ success: true });

  const [listed] = (await administer(LIST_ACCOUNT_REQUESTS, { query: { statusId: "1" } })).items;
  const params = { id: listed?.id ?? "" };
  expect(await administer(SET_ACCOUNT_REQUEST_STATUS, { params, body: { statusId: 2 } })).toMatchObject({
    statusId: 2,
  });
  expect(await administer(GET_ACCOUNT_REQUEST, { params })).toMatchObject({ statusId: 2, lastName: "Hopper" });
  const accounts = [{ address: "office", userGroupId: UserGroup.Customer, projectTypes: [1, 2] }];
  await administer(CREATE_REQUESTED_ACCOUNTS, { params, body: { accounts } });
  expect(await anybody(CHECK_EMAIL_IN_BODY, { body: { email } })).toEqual({ exists: true });

  const { token, call } = await withFirstPassword(site, email);
  await call(REQUEST_VERIFICATION_CODE);
  await call(VERIFY_CODE, { params: { code: lastMail(site, "verificationCode", email).code } });
  return ready(site, { email, token }, UserGroup.Customer);
}

async function whoWasInvited(
  site: TestServer,
  { call: administer }: Person,
  email: string,
  userGroupId: UserGroup,
): Promise<Person> {
  const { id } = await administer(CREATE_USER, {
    body: { email, firstName: "Grace", lastName: email, organization: "Bright", userGroupId, projectTypes: [1, 2] },
  });
  await administer(INVITE_USER, { params: { id } });
  const { token, call } = await withFirstPassword(site, email);
  await call(REQUEST_VERIFICATION_CODE);
  await call(VERIFY_CODE_IN_BODY, { body: { code: lastMail(site, "verificationCode", email).code } });
  return ready(site, { email, token }, userGroupId);
}

/** Follows the link of the invitation, and logs in with the password. */
async function withFirstPassword(site: TestServer, email: string) {
  const anybody = callerOf(site);
  const params = { ...partsOfLink(lastMail(site, "accountCreated", email).link) };
  expect(await anybody(RESET_PASSWORD, { params, body: PAIR })).toMatchObject({ success: true });
  const { token, currentUser } = await anybody(LOGIN, { body: { email, password: PASSWORD } });
  expect(currentUser.statusId).toBe(UserStatus.NeedsVerify);
  return { token, call: callerOf(site, token) };
}

/** Agrees to the terms and chooses a view, in the required order. */
async function ready(
  site: TestServer,
  { email, token }: { readonly email: string; readonly token: string },
  userGroupId: UserGroup,
): Promise<Person> {
  const call = callerOf(site, token);
  const statuses: UserStatus[] = [];
  const look = async () => statuses.push((await call(CURRENT_USER)).statusId);
  await look();
  for (const tos of ["privacy", "data"]) {
    await call(AGREE_TO_TERMS, { body: { tos } });
    await look();
  }
  await call(SELECT_VIEW, { body: { viewSelection: "ePB" } });
  await look();
  const { NeedsTosPrivacy, NeedsTosData, NeedsViewSelection, Ok } = UserStatus;
  expect(statuses).toEqual([NeedsTosPrivacy, NeedsTosData, NeedsViewSelection, Ok]);
  const { id, ...user } = await call(CURRENT_USER);
  expect(user).toMatchObject({ email, userGroupId, viewSelection: "ePB" });
  return { id, email, password: PASSWORD, token, call };
}
