import { LOGIN } from "@epb/contract";
import { describe, expect, test } from "vitest";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { createUser } from "../../../testing/factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { hashPassword, isPassword } from "./password-hash.js";

describe("a password's hash", () => {
  test("is argon2id with the memory and time of OWASP's recommendation, and a salt of its own", async () => {
    const [one, other] = await Promise.all([hashPassword("correct horse"), hashPassword("correct horse")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  test("is that of its password and of no other", async () => {
    const hash = await hashPassword("correct horse");
    expect(await isPassword("correct horse", hash)).toBe(true);
    expect(await isPassword("correct horsf", hash)).toBe(false);
  });

  test("matches nothing where there is none", async () => {
    expect(await isPassword("nobody", undefined)).toBe(false);
  });
});

// Computes 400 hashes.
test("more people than can be served in a few seconds are asked to come back", {
  timeout: timeLimit(60_000),
}, async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 450 }, () => isPassword("x", undefined)));
  const refused = attempts.filter(({ status }) => status === "rejected");
  // Those that run at once are as many as the machine has cores for.
  expect(refused.length).toBeGreaterThanOrEqual(450 - 403);
  expect(refused.length).toBeLessThanOrEqual(450 - 401);
  expect(refused[0]).toMatchObject({ reason: { status: 503, details: { retryAfterSeconds: 5 } } });
});

test("a login takes its turn for a hash, also without an account, so its time tells nobody that there is none", async () => {
  const server = await TestServer.start();
  const { email: known } = await createUser(server);
  for (const email of [known, "nobody@example.org"]) {
    let checked = 0;
    const earlier = Array.from({ length: 30 }, () => isPassword("x", undefined).then(() => checked++));
    const { status } = await server.call(LOGIN, { body: { email, password: "a wrong password" } });
    expect([status, checked]).toEqual([401, earlier.length]);
  }
  await server.stop();
});
