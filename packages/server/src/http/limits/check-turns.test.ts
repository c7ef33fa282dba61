import { describe, expect, test } from "vitest";
import { CheckTurns } from "./check-turns.js";

/** Turns by a clock that only the checks move. */
function turnsOfClock(): { readonly turns: CheckTurns; readonly pass: (milliseconds: number) => void } {
  let time = 0;
  return {
    turns: new CheckTurns(() => time),
    pass: (milliseconds) => {
      time += milliseconds;
    },
  };
}

describe("checks in the process that answers people", () => {
  test("of a caller that has used up the budget are refused, and those of others are made", async () => {
    const { turns, pass } = turnsOfClock();
    await turns.check("one", () => pass(499));
    expect(turns.isUsedUp("one")).toBe(false);
    await turns.check("one", () => pass(1));
    expect(turns.isUsedUp("one")).toBe(true);
    await expect(turns.check("one", () => "made")).rejects.toMatchObject({
      status: 429,
      code: "body/too-many",
      details: { retryAfterSeconds: 10 },
    });
    expect(await turns.check("other", () => "made")).toBe("made");
  });

  test("of a caller are made again when the time of the budget is over", async () => {
    const { turns, pass } = turnsOfClock();
    await turns.check("one", () => pass(10_000));
    expect(await turns.check("one", () => "made")).toBe("made");
  });

  test("count also when they refuse", async () => {
    const { turns, pass } = turnsOfClock();
    const refusing = turns.check("one", () => {
      pass(600);
      throw new Error("refused");
    });
    await expect(refusing).rejects.toThrow("refused");
    expect(turns.isUsedUp("one")).toBe(true);
  });

  test("are made one by one, for callers in turn, and others are answered in between", async () => {
    const { turns } = turnsOfClock();
    const made: string[] = [];
    let isOver = false;
    const answerOthers = (): void => {
      made.push("-");
      if (!isOver) setImmediate(answerOthers);
    };
    const checks = ["a", "a", "a", "b"].map((caller) => turns.check(caller, () => made.push(caller)));
    setImmediate(answerOthers);
    await Promise.all(checks);
    isOver = true;
    expect(made.join("")).toMatch(/^a-+b-+a-+a-*$/);
  });
});
