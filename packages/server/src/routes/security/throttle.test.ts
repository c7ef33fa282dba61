import {
  ADD_PROJECT_FILE,
  CHECK_EMAIL,
  CHECK_EMAIL_IN_BODY,
  CREATE_PROJECT,
  GRANT_PROJECT_ACCESS,
  LOGIN,
  REMOVE_SECOND_FACTOR,
  REQUEST_ACCOUNT,
  REQUEST_PASSWORD_RESET,
  REQUEST_VERIFICATION_CODE,
  RESET_PASSWORD,
  START_SECOND_FACTOR,
  UPDATE_PASSWORD,
  UPLOAD_PROJECT,
  VERIFY_CODE,
  VERIFY_CODE_IN_BODY,
  WRITE_APP_LOG,
  WRITE_ERROR_LOG,
} from "@epb/contract";
import { ProjectAccessRole } from "@epb/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountRequest, signIn } from "../../../testing/factories.js";
import { createProject, newProjectForm } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";
import type { LimitName } from "../../base/limits.js";
import { LIMIT_RULES, type LimitKind, type LimitRules } from "../../http/limits/limit-rules.js";

/** Attempts, seconds of the period, and the longest block: repeated here, so that a removed limit fails. */
const EXPECTED: Readonly<Record<LimitName, Readonly<Partial<Record<LimitKind, readonly [number, number, number]>>>>> = {
  login: { address: [100, 900, 900], accountFromAddress: [5, 900, 900], account: [50, 3600, 900] },
  loginFromDevice: { account: [10, 900, 900] },
  passwordResetRequest: { address: [20, 3600, 3600], account: [5, 3600, 3600] },
  passwordReset: { address: [30, 900, 900] },
  verificationCode: { account: [5, 900, 900] },
  verification: { account: [10, 900, 3600] },
  password: { account: [10, 900, 900] },
  accountRequest: { address: [10, 3600, 3600], account: [3, 86_400, 3600] },
  emailCheck: { address: [30, 3600, 3600] },
  appLog: { address: [60, 60, 300], account: [60, 60, 300], everybody: [300, 60, 300] },
  errorLog: { address: [300, 60, 300], account: [60, 60, 300] },
  invitation: { account: [100, 3600, 3600] },
  upload: { account: [120, 3600, 3600] },
  bodyKilobytes: { account: [400_000, 600, 600] },
  bodyMilliseconds: { account: [30_000, 600, 600] },
};

test("limits have the expected numbers, and no block is longer than an hour", () => {
  const found = Object.fromEntries(
    Object.entries(LIMIT_RULES).map(([name, rules]) => [
      name,
      Object.fromEntries(
        rules.map(({ by, tries, withinSeconds, longestBreakSeconds }) => [
          by,
          [tries, withinSeconds, longestBreakSeconds],
        ]),
      ),
    ]),
  );
  expect(found).toEqual(EXPECTED);
});

/** All limits have one scope, with two attempts. */
const rulesBy = (by: LimitKind): LimitRules => {
  const rule = { by, tries: 2, withinSeconds: 600, firstBreakSeconds: 600, longestBreakSeconds: 600 };
  const rules = Object.fromEntries(Object.keys(LIMIT_RULES).map((name) => [name, [rule]])) as unknown as LimitRules;
  // Creating the project of a test must not use up an attempt.
  const { bodyKilobytes, bodyMilliseconds } = LIMIT_RULES;
  return { ...rules, bodyKilobytes, bodyMilliseconds };
};

interface Person {
  readonly email: string;
  readonly token: string;
}
type Try = (server: TestServer, who: Person) => Promise<{ readonly status: number }>;

const strangersEmail = (): string => `${crypto.randomUUID()}@example.org`;
const wrongPassword = "a wrong password";
const newPassword = { password: "brass lantern fjord", confirmation: "brass lantern fjord" };
const report = { name: "Error", appId: "epb", time: 1, id: "1", url: "/home", message: "a" };

/** Limits with tests elsewhere: in hostile-bodies.test.ts, and in known-devices.test.ts. */
type LimitElsewhere = "bodyKilobytes" | "bodyMilliseconds" | "loginFromDevice";

/** An attempt at each limited call, by its rule. */
const TRIES: Readonly<Record<Exclude<LimitName, LimitElsewhere>, Readonly<Record<string, Try>>>> = {
  login: { login: (server, { email }) => server.call(LOGIN, { body: { email, password: wrongPassword } }) },
  passwordResetRequest: {
    requestPasswordReset: (server, { email }) => server.call(REQUEST_PASSWORD_RESET, { body: { accountEmail: email } }),
  },
  passwordReset: {
    resetPassword: (server) => {
      const params = { uuid: crypto.randomUUID(), token: "a".repeat(43) };
      return server.call(RESET_PASSWORD, { params, body: newPassword });
    },
  },
  verificationCode: {
    requestVerificationCode: (server, { token }) => server.call(REQUEST_VERIFICATION_CODE, { token }),
  },
  verification: {
    verifyCode: (server, { token }) => server.call(VERIFY_CODE, { token, params: { code: "123456" } }),
    verifyCodeInBody: (server, { token }) => server.call(VERIFY_CODE_IN_BODY, { token, body: { code: "123456" } }),
  },
  password: {
    updatePassword: (server, { token }) =>
      server.call(UPDATE_PASSWORD, { token, body: { password: "aaaaaaaaaaaaaaaa", confirmation: "aaaaaaaaaaaaaaaa" } }),
    startSecondFactor: (server, { token }) =>
      server.call(START_SECOND_FACTOR, { token, body: { password: wrongPassword } }),
    removeSecondFactor: (server, { token }) =>
      server.call(REMOVE_SECOND_FACTOR, { token, body: { password: wrongPassword, code: "123456" } }),
  },
  accountRequest: {
    requestAccount: (server, { email }) =>
      server.call(REQUEST_ACCOUNT, { body: accountRequest({ officeEmailAddress: `office-${email}` }) }),
  },
  emailCheck: {
    checkEmail: (server, { email }) => server.call(CHECK_EMAIL, { params: { email } }),
    checkEmailInBody: (server, { email }) => server.call(CHECK_EMAIL_IN_BODY, { body: { email } }),
  },
  appLog: {
    writeAppLog: (server, { token }) => server.call(WRITE_APP_LOG, { token, body: { logLevel: "info", message: "a" } }),
  },
  errorLog: {
    writeErrorLog: (server, { token }) => server.call(WRITE_ERROR_LOG, { token, body: report }),
  },
  invitation: {
    createProject: (server, { token }) => {
      const _name = `Project ${crypto.randomUUID()}`;
      const email = strangersEmail();
      const body = newProjectForm({ _name, _email: email, _projectBuilderId: email });
      return server.call(CREATE_PROJECT, { token, body });
    },
    grantProjectAccess: async (server, { token }) => {
      const { id } = await createProject(server, token);
      const body = { email: strangersEmail(), roleId: ProjectAccessRole.ProjectViewer };
      return server.call(GRANT_PROJECT_ACCESS, { token, params: { id }, body });
    },
  },
  upload: {
    uploadProject: (server, { token }) =>
      server.call(UPLOAD_PROJECT, { token, query: { fileName: "a.xlsx" }, body: new Uint8Array(3) }),
    addProjectFile: async (server, { token }) => {
      const params = { id: (await createProject(server, token)).id };
      return server.call(ADD_PROJECT_FILE, { token, params, query: { fileName: "a.pdf" }, body: new Uint8Array(3) });
    },
  },
};

/** A verification needs an unverified account; a password change needs a verified one. */
const UNREADY: ReadonlySet<string> = new Set(["verificationCode", "verification"]);

describe.each(["address", "account", "accountFromAddress"] as const)("counted by %s,", (by) => {
  let server: TestServer;
  const people = new Map<string, Person>();
  const names = (Object.keys(TRIES) as (keyof typeof TRIES)[]).filter((name) =>
    LIMIT_RULES[name].some((rule) => rule.by === by),
  );
  const person = (name: LimitName, which: number): Person => {
    const found = people.get(`${name} ${which}`);
    if (found === undefined) throw new Error("nobody is logged in");
    return found;
  };
  const cases = names.map((name) => [name, Object.entries(TRIES[name])] as const);

  beforeAll(async () => {
    server = await TestServer.start({ limitRules: rulesBy(by) });
    // One after the other, and before any block: sign-in is limited as well.
    for (const name of names) {
      for (let which = 0; which < 3; which += 1) {
        const { user, token } = await signIn(server, UNREADY.has(name) ? { verifiedAt: undefined as never } : {});
        people.set(`${name} ${which}`, { email: user.email, token });
      }
    }
  });
  afterAll(() => server.stop());

  test.each(cases)("%s allows two attempts", async (name, tries) => {
    const first = person(name, 0);
    // With counts by address, all people with one address share a count.
    const second = by === "address" ? person(name, 1) : first;
    for (const [index, who] of [first, second].entries()) {
      const [, attempt] = tries[index % tries.length] ?? [];
      expect((await attempt?.(server, who))?.status).not.toBe(429);
    }
    // All calls of a rule share a count: a block at one of them is a block at the others.
    for (const [call, attempt] of tries) expect([call, (await attempt(server, first)).status]).toEqual([call, 429]);
    if (by === "address") return;
    const [[, attempt] = []] = tries;
    expect((await attempt?.(server, person(name, 2)))?.status, "somebody else").not.toBe(429);
  });
});
