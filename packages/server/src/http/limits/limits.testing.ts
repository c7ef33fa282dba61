import { expect, test } from "vitest";
import type { ApiError } from "../../base/api-error.js";
import type { Limits } from "../../base/limits.js";
import type { LimitRule, LimitRules } from "./limit-rules.js";

/** Rules with blocks of a few seconds. */
const QUICK: Omit<LimitRule, "by"> = {
  tries: 2,
  withinSeconds: 60,
  firstBreakSeconds: 1,
  longestBreakSeconds: 2,
};

export const QUICK_RULES: LimitRules = {
  login: [
    { by: "address", ...QUICK, tries: 6 },
    { by: "accountFromAddress", ...QUICK },
    { by: "account", ...QUICK, tries: 4 },
  ],
  loginFromDevice: [{ by: "account", ...QUICK }],
  passwordResetRequest: [{ by: "account", ...QUICK }],
  passwordReset: [],
  verificationCode: [],
  verification: [],
  password: [],
  accountRequest: [],
  emailCheck: [{ by: "address", ...QUICK }],
  appLog: [{ by: "everybody", ...QUICK }],
  errorLog: [],
  invitation: [],
  upload: [],
  bodyKilobytes: [{ by: "account", ...QUICK, tries: 100 }],
  bodyMilliseconds: [],
};

/** Seconds to wait; 0 for an allowed attempt. */
async function waitAfter(limits: Limits, ...what: Parameters<Limits["take"]>): Promise<number> {
  try {
    await limits.take(...what);
    return 0;
  } catch (error) {
    return (error as ApiError).details.retryAfterSeconds ?? Number.NaN;
  }
}

const pass = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Tests for every implementation of limits. @param create - Creates limits with {@link QUICK_RULES}. */
export function limitsBehave(create: () => Promise<Limits>): void {
  test("let so many tries through, and then say how long to wait", async () => {
    const limits = await create();
    const waits = [];
    for (let count = 0; count < 4; count += 1)
      waits.push(await waitAfter(limits, "emailCheck", { address: "192.0.2.1" }));
    expect(waits).toEqual([0, 0, 1, 1]);
    expect(await waitAfter(limits, "emailCheck", { address: "192.0.2.2" })).toBe(0);
  });

  test("count the tries of everybody together", async () => {
    const limits = await create();
    const waits = [];
    for (let count = 0; count < 3; count += 1)
      waits.push(await waitAfter(limits, "appLog", { address: `192.0.2.${count}`, account: `account ${count}` }));
    expect(waits).toEqual([0, 0, 1]);
  });

  test("double the break each time, up to the longest, and let tries through after it", async () => {
    const limits = await create();
    const breaks: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      expect(await waitAfter(limits, "emailCheck", { address: "192.0.2.3" })).toBe(0);
      expect(await waitAfter(limits, "emailCheck", { address: "192.0.2.3" })).toBe(0);
      const wait = await waitAfter(limits, "emailCheck", { address: "192.0.2.3" });
      breaks.push(wait);
      await pass(wait * 1000 + 50);
    }
    expect(breaks).toEqual([1, 2, 2]);
  });

  test("count by amounts, and take up again after the break", async () => {
    const limits = await create();
    const by = { account: "a" };
    const waits = [];
    for (const amount of [60, 40, 1, 500]) waits.push(await waitAfter(limits, "bodyKilobytes", by, amount));
    expect(waits).toEqual([0, 0, 1, 1]);
    await pass(1050);
    expect(await waitAfter(limits, "bodyKilobytes", by, 100)).toBe(0);
    expect(await waitAfter(limits, "bodyKilobytes", by, 1)).toBe(2);
  });

  test("keep a stranger's guesses apart from the owner, who comes from elsewhere", async () => {
    const limits = await create();
    const stranger = { account: "owner@example.org", address: "192.0.2.4" };
    for (let count = 0; count < 2; count += 1) await limits.take("login", stranger);
    await expect(limits.take("login", stranger)).rejects.toThrow("Too many tries.");
    await limits.take("login", { account: "owner@example.org", address: "192.0.2.5" });
  });

  test("stop guesses for one account that come from many addresses", async () => {
    const limits = await create();
    const waits = [];
    for (let count = 0; count < 5; count += 1) {
      waits.push(await waitAfter(limits, "login", { account: "many@example.org", address: `198.51.100.${count}` }));
    }
    expect(waits).toEqual([0, 0, 0, 0, 1]);
  });

  test("stop guesses for many accounts that come from one address", async () => {
    const limits = await create();
    const waits = [];
    for (let count = 0; count < 7; count += 1) {
      waits.push(await waitAfter(limits, "login", { account: `user-${count}@example.org`, address: "198.51.100.99" }));
    }
    expect(waits).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });

  test("do not count what was right", async () => {
    const limits = await create();
    const by = { account: "right@example.org", address: "192.0.2.6" };
    for (let count = 0; count < 20; count += 1) {
      await limits.take("login", by);
      await limits.forgive("login", by);
    }
  });

  test("count tries at once as one after the other", async () => {
    const limits = await create();
    const tries = Array.from({ length: 20 }, () => waitAfter(limits, "emailCheck", { address: "192.0.2.7" }));
    expect((await Promise.all(tries)).filter((wait) => wait === 0)).toHaveLength(2);
  });
}
