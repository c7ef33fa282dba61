import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { BodyBudget } from "./body-budget.js";

const MEGABYTE = 1_000_000;

describe("the budget of large bodies", () => {
  test("of all accounts counts what has arrived, and not what was announced", () => {
    const budget = new BodyBudget();
    const slow = Array.from({ length: 20 }, (_, index) => budget.reserve(`slow ${index}`, 8 * MEGABYTE));
    for (const { receive } of slow) receive(1);
    const saved = budget.reserve("saves", 8 * MEGABYTE);
    expect(() => saved.receive(8 * MEGABYTE)).not.toThrow();
  });

  test("of all accounts is free again when a body is done", () => {
    const budget = new BodyBudget();
    const shares = Array.from({ length: 8 }, (_, index) => budget.reserve(`account ${index}`, 8 * MEGABYTE));
    for (const { receive } of shares) receive(8 * MEGABYTE);
    const late = budget.reserve("late", 8 * MEGABYTE);
    expect(() => late.receive(1)).toThrow(expect.objectContaining({ status: 503, code: "body/busy" }));
    shares[0]?.giveBack();
    expect(() => late.receive(1)).not.toThrow();
  });

  test("of one account counts what was announced", () => {
    const budget = new BodyBudget();
    const [first] = [budget.reserve("one", 8 * MEGABYTE), budget.reserve("one", 8 * MEGABYTE)];
    expect(() => budget.reserve("one", 1)).toThrow(expect.objectContaining({ status: 429, code: "body/too-many" }));
    first.giveBack();
    expect(() => budget.reserve("one", 1)).not.toThrow();
  });
});

describe("work on bodies", () => {
  test("is done on one of the largest at a time, and on many small ones", async () => {
    const budget = new BodyBudget();
    let [atWork, most] = [0, 0];
    const work = async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await setImmediate();
      atWork -= 1;
    };
    await Promise.all([8, 8, 8].map((size) => budget.atWork(size * MEGABYTE, work)));
    expect(most).toBe(1);
    await Promise.all(Array.from({ length: 20 }, () => budget.atWork(0.02 * MEGABYTE, work)));
    expect(most).toBe(20);
  });

  test("goes on after one that fails", async () => {
    const budget = new BodyBudget();
    const failed = budget.atWork(8 * MEGABYTE, () => Promise.reject(new Error("fails")));
    const next = budget.atWork(8 * MEGABYTE, async () => "done");
    await expect(failed).rejects.toThrow("fails");
    expect(await next).toBe("done");
  });
});
