import {
  CONFIRM_SECOND_FACTOR,
  CURRENT_USER,
  LOGIN,
  LOGOUT,
  REFRESH,
  REMOVE_SECOND_FACTOR,
  REQUEST_PASSWORD_RESET,
  RESET_PASSWORD,
  SECOND_FACTOR,
  SET_USER_STATUS,
  SIGN_IN_AS,
  SITE_SETTINGS,
  START_SECOND_FACTOR,
  UserStatus,
  VERIFY_CODE,
} from "@epb/contract";
import { type TOTP, URI } from "otpauth";
import { expect } from "vitest";
import { PASSWORD_RESET_JOB } from "../../src/features/accounts/password-reset-commands.js";
import { createPerson } from "../../src/features/demonstration/create-person.js";
import { demoRole } from "../../src/features/demonstration/demo-people.js";
import { signIn } from "../factories.js";
import { doJobs, lastMail, partsOfLink } from "../queued-mail.js";
import type { TestServer } from "../test-server.js";
import { callerOf, type Person } from "./story.js";

/** A user's account over time: an authenticator app, a forgotten password, the end of a session. */
export async function keepAnAccount(site: TestServer, { email, password }: Person): Promise<void> {
  const anybody = callerOf(site);
  const logIn = async () => (await anybody(LOGIN, { body: { email, password } })).token;
  const next = await anybody(REFRESH, { body: { token: await logIn() } });
  const call = callerOf(site, next.token);
  expect(next.expiresIn).toBe(900);

  const { uri } = await call(START_SECOND_FACTOR, { body: { password } });
  const code = (): string => (URI.parse(uri) as TOTP).generate({ timestamp: site.services.now().getTime() });
  const { recoveryCodes } = await call(CONFIRM_SECOND_FACTOR, { body: { code: code() } });
  expect(await call(SECOND_FACTOR)).toEqual({ isSetUp: true, recoveryCodesLeft: recoveryCodes.length });
  site.pass(60_000);
  const other = callerOf(site, await logIn());
  expect((await other(CURRENT_USER)).statusId).toBe(UserStatus.NeedsVerify);
  await other(VERIFY_CODE, { params: { code: code() } });
  expect((await other(CURRENT_USER)).statusId).toBe(UserStatus.Ok);
  await call(REMOVE_SECOND_FACTOR, { body: { password, code: recoveryCodes[0] } });
  expect(await call(SECOND_FACTOR)).toEqual({ isSetUp: false, recoveryCodesLeft: 0 });

  await anybody(REQUEST_PASSWORD_RESET, { body: { accountEmail: email } });
  await doJobs(site, PASSWORD_RESET_JOB);
  const params = { ...partsOfLink(lastMail(site, "passwordReset", email).link) };
  const changed = "quiet harbor mosaic";
  await anybody(RESET_PASSWORD, { params, body: { password: changed, confirmation: changed } });
  expect((await site.call(CURRENT_USER, { token: next.token })).status).toBe(401);

  const { token } = await anybody(LOGIN, { body: { email, password: changed } });
  await callerOf(site, token)(LOGOUT);
  expect((await site.call(CURRENT_USER, { token })).status).toBe(401);
}

/** On a demonstration site, visitors choose who they are. */
export async function chooseAPerson(demonstration: TestServer): Promise<void> {
  await createPerson(demoRole("customer"), demonstration.services);
  const anybody = callerOf(demonstration);
  const { demonstration: people = [] } = await anybody(SITE_SETTINGS);
  const email = people.find(({ role }) => role === "customer")?.email ?? "";
  const { token, currentUser } = await anybody(SIGN_IN_AS, { body: { email } });
  expect(currentUser).toMatchObject({ email, statusId: UserStatus.Ok });
  expect((await callerOf(demonstration, token)(CURRENT_USER)).email).toBe(email);
  const other = { body: { email: "someone@example.org" } };
  expect((await demonstration.call(SIGN_IN_AS, other)).status).toBe(404);
}

/** On a test site, users set their own status back. */
export async function trySteps(testSite: TestServer): Promise<void> {
  const { token } = await signIn(testSite);
  const call = callerOf(testSite, token);
  await call(SET_USER_STATUS, { body: { status: UserStatus.NeedsTosData } });
  expect((await call(CURRENT_USER)).statusId).toBe(UserStatus.NeedsTosData);
}
