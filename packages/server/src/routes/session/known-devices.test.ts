import { LOGIN, REQUEST_PASSWORD_RESET, RESET_PASSWORD, UPDATE_PASSWORD } from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createUser, PASSWORD } from "../../../testing/factories.js";
import { doJobs, lastMail, partsOfLink } from "../../../testing/queued-mail.js";
import { TestServer } from "../../../testing/test-server.js";
import { PASSWORD_RESET_JOB } from "../../features/accounts/password-reset-commands.js";

const WRONG = "a wrong password";

let server: TestServer;
beforeEach(async () => {
  // A proxy reports the client's address, so that tests come from many addresses.
  server = await TestServer.start({ config: { trustsProxy: true } });
});
afterEach(() => server.stop());

const login = (email: string, password: string, address: string, devices?: readonly string[]) =>
  server.call(LOGIN, {
    body: { email, password, ...(devices !== undefined && { devices }) },
    headers: { "x-forwarded-for": address },
  });

async function knownDevice(email: string): Promise<string> {
  const { device } = (await login(email, PASSWORD, "192.0.2.1")).body;
  if (device === undefined) throw new Error("the login gave no device");
  return device;
}

/** Fifty wrong passwords from fifty addresses. */
async function guessFromEverywhere(email: string): Promise<void> {
  for (let count = 0; count < 50; count += 1) {
    expect((await login(email, WRONG, `198.51.100.${count}`)).status).toBe(401);
  }
}

describe("a device that is known", () => {
  test("lets the owner in from any address during attacks from everywhere", async () => {
    const { email } = await createUser(server);
    const device = await knownDevice(email);
    await guessFromEverywhere(email);
    expect((await login(email, PASSWORD, "203.0.113.7")).status).toBe(429);
    expect((await login(email, PASSWORD, "203.0.113.7", [device])).status).toBe(200);
  });

  test("lets people of an office in during an attack from there", async () => {
    const { email } = await createUser(server);
    const device = await knownDevice(email);
    for (let count = 0; count < 100; count += 1) await login(`user-${count}@example.org`, WRONG, "192.0.2.50");
    expect((await login(email, PASSWORD, "192.0.2.50")).status).toBe(429);
    expect((await login(email, PASSWORD, "192.0.2.50", [device])).status).toBe(200);
  });

  test("comes with the link for a forgotten password, so that a new device gets in as well", async () => {
    const { email } = await createUser(server);
    await guessFromEverywhere(email);
    await server.call(REQUEST_PASSWORD_RESET, { body: { accountEmail: email } });
    await doJobs(server, PASSWORD_RESET_JOB);
    const params = partsOfLink(lastMail(server, "passwordReset", email).link);
    const password = "brass lantern fjord";
    const { body } = await server.call(RESET_PASSWORD, { params, body: { password, confirmation: password } });
    expect((await login(email, password, "203.0.113.7")).status).toBe(429);
    expect((await login(email, password, "203.0.113.7", [body.device ?? ""])).status).toBe(200);
  });

  test("has ten attempts, and wrong ones block nobody elsewhere", async () => {
    const { email } = await createUser(server);
    const device = await knownDevice(email);
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await login(email, WRONG, `198.51.100.${count}`, [device])).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await login(email, PASSWORD, "203.0.113.7", [device])).status).toBe(429);
    expect((await login(email, PASSWORD, "203.0.113.7")).status).toBe(200);
  });

  test("shares its attempts with the other devices of the account", async () => {
    const { email } = await createUser(server);
    const devices = [await knownDevice(email), await knownDevice(email), await knownDevice(email)];
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      const device = devices[count % devices.length] ?? "";
      statuses.push((await login(email, WRONG, `198.51.100.${count}`, [device])).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test("is one of ten: the next one replaces the oldest", async () => {
    const { email } = await createUser(server);
    const devices = [];
    for (let count = 0; count < 11; count += 1) {
      devices.push(await knownDevice(email));
      server.pass(1_000);
    }
    await guessFromEverywhere(email);
    expect((await login(email, PASSWORD, "203.0.113.7", devices.slice(0, 1))).status).toBe(429);
    expect((await login(email, PASSWORD, "203.0.113.7", devices.slice(1, 2))).status).toBe(200);
  });

  test("is forgotten when the password is changed", async () => {
    const { email } = await createUser(server);
    const { device, token } = (await login(email, PASSWORD, "192.0.2.1")).body;
    const password = "brass lantern fjord";
    const { status } = await server.call(UPDATE_PASSWORD, { token, body: { password, confirmation: password } });
    expect(status).toBe(204);
    await guessFromEverywhere(email);
    expect((await login(email, password, "203.0.113.7", [device ?? ""])).status).toBe(429);
  });

  test("is known for its own account, among those of others on it", async () => {
    const [one, other] = [await createUser(server), await createUser(server)];
    const devices = [await knownDevice(one.email), await knownDevice(other.email)];
    await guessFromEverywhere(one.email);
    expect((await login(one.email, PASSWORD, "203.0.113.7", devices.slice(1))).status).toBe(429);
    expect((await login(one.email, PASSWORD, "203.0.113.7", [...devices].reverse())).status).toBe(200);
  });

  test("is not known by a token of a session, a changed token, or one of another site", async () => {
    const { email } = await createUser(server);
    const { body } = await login(email, PASSWORD, "192.0.2.1");
    const device = body.device ?? "";
    const elsewhere = await TestServer.start({ config: { tokenSecret: "another secret of thirty-two letters" } });
    const { email: same } = await createUser(elsewhere, { email });
    const { body: there } = await elsewhere.call(LOGIN, { body: { email: same, password: PASSWORD } });
    await elsewhere.stop();
    await guessFromEverywhere(email);
    const forged = [body.token, `${device}x`, there.device ?? "", "", "a.b.c"];
    expect((await login(email, PASSWORD, "203.0.113.7", forged)).status).toBe(429);
  });

  test("gets another token after 90 days, and is forgotten after 180", async () => {
    const { email } = await createUser(server);
    const device = await knownDevice(email);
    const after = async (days: number) => {
      server.pass(days * 86_400_000);
      return (await login(email, PASSWORD, "192.0.2.1", [device])).body;
    };
    expect((await after(89)).device).toBeUndefined();
    expect((await after(2)).device).toEqual(expect.any(String));
    await after(90);
    await guessFromEverywhere(email);
    expect((await login(email, PASSWORD, "203.0.113.7", [device])).status).toBe(429);
  });

  test("does not reveal its account", async () => {
    const { email, id } = await createUser(server);
    const device = await knownDevice(email);
    const readable = device
      .split(".")
      .slice(0, 2)
      .map((part) => Buffer.from(part, "base64url").toString());
    expect(readable.join()).not.toContain(email);
    expect(readable.join()).not.toContain(id);
  });
});
