import { CHECK_EMAIL, LOGIN, REQUEST_PASSWORD_RESET } from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createUser, PASSWORD } from "../../../testing/factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { LIMIT_RULES } from "../../http/limits/limit-rules.js";

let server: TestServer;
beforeEach(async () => {
  // A proxy reports the client's address, so that tests come from many addresses.
  server = await TestServer.start({ config: { trustsProxy: true } });
});
afterEach(() => server.stop());

const from = (address: string) => ({ "x-forwarded-for": address });
const login = (email: string, password: string, address: string) =>
  server.call(LOGIN, { body: { email, password }, headers: from(address) });

describe("who guesses passwords", () => {
  test("has five attempts and then must wait, for existing and unknown accounts", async () => {
    const { email } = await createUser(server);
    for (const account of [email, "nobody@example.org"]) {
      const statuses = [];
      for (let count = 0; count < 6; count += 1) statuses.push((await login(account, "wrong", "192.0.2.1")).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    }
    const refused = await login(email, PASSWORD, "192.0.2.1");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(refused.body).toMatchObject({ code: "too-many-tries" });
  });

  test("does not lock the owner out, who comes from elsewhere", async () => {
    const { email } = await createUser(server);
    for (let count = 0; count < 10; count += 1) await login(email, "wrong", "192.0.2.1");
    expect((await login(email, PASSWORD, "192.0.2.2")).status).toBe(200);
  });

  test("is stopped when guessing from many addresses", async () => {
    const { email } = await createUser(server);
    const tries = LIMIT_RULES.login.find(({ by }) => by === "account")?.tries ?? 0;
    const statuses = new Set<number>();
    for (let count = 0; count < tries; count += 1)
      statuses.add((await login(email, "wrong", `198.51.100.${count}`)).status);
    expect([...statuses]).toEqual([401]);
    expect((await login(email, "wrong", "198.51.100.200")).status).toBe(429);
  });

  test("is not charged for correct passwords", async () => {
    const { email } = await createUser(server);
    for (let count = 0; count < 8; count += 1) {
      expect((await login(email, "wrong", "192.0.2.3")).status).toBe(401);
      expect((await login(email, PASSWORD, "192.0.2.3")).status).toBe(200);
    }
  });
});

test("a forgotten password sends at most five messages an hour to an address, with or without an account", async () => {
  for (const accountEmail of [(await createUser(server)).email, "nobody@example.org"]) {
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      const headers = from(`192.0.2.${count + 10}`);
      statuses.push((await server.call(REQUEST_PASSWORD_RESET, { body: { accountEmail }, headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

test("email addresses are checked at most thirty times an hour from one network address", async () => {
  const statuses = [];
  for (let count = 0; count < 31; count += 1) {
    const params = { email: `person-${count}@example.org` };
    statuses.push((await server.call(CHECK_EMAIL, { params, headers: from("2001:db8::1") })).status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  const neighbour = await server.call(CHECK_EMAIL, {
    params: { email: "x@example.org" },
    headers: from("2001:db8::2"),
  });
  expect(neighbour.status).toBe(429);
});
