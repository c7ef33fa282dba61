import { LOGIN, REQUEST_PASSWORD_RESET } from "@epb/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUser } from "../../../testing/factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { LIMIT_RULES, type LimitRules } from "../../http/limits/limit-rules.js";

/** Nothing is limited: what is measured is the answer itself. */
const UNLIMITED: LimitRules = { ...LIMIT_RULES, login: [], passwordResetRequest: [] };
const ROUNDS = 25;

let server: TestServer;
let known: string;
beforeAll(async () => {
  server = await TestServer.start({ limitRules: UNLIMITED });
  known = (await createUser(server)).email;
});
afterAll(() => server.stop());

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/**
 * Ratio of the shortest times of the two. Other work of the machine, and mail that is sent after a reply, make some calls
 * slower and none faster.
 */
async function ratio(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
  await Promise.all([one(), other()]);
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await milliseconds(one));
    times[1].push(await milliseconds(other));
  }
  return Math.min(...times[0]) / Math.min(...times[1]);
}

describe("nobody learns whether there is an account", () => {
  const wrong = (email: string) => () => server.call(LOGIN, { body: { email, password: "a wrong password" } });
  const forgot = (accountEmail: string) => () => server.call(REQUEST_PASSWORD_RESET, { body: { accountEmail } });

  test("from the time of a login", async () => {
    // A login without a hash takes a tenth of one with: the ratio would be 10.
    const times = await ratio(wrong(known), wrong("nobody@example.org"));
    expect(times).toBeGreaterThan(0.5);
    expect(times).toBeLessThan(2);
  });

  test("from the answer of a forgotten password", async () => {
    const [one, other] = [await forgot(known)(), await forgot("nobody@example.org")()];
    expect([one.status, one.text]).toEqual([200, '{"success":true}']);
    expect([other.status, other.text]).toEqual([one.status, one.text]);
    const names = (headers: Headers): string[] => [...headers.keys()].sort();
    expect(names(other.headers)).toEqual(names(one.headers));
  });

  test("from its time", async () => {
    const times = await ratio(forgot(known), forgot("nobody@example.org"));
    expect(times).toBeGreaterThan(0.5);
    expect(times).toBeLessThan(2);
  });
});
