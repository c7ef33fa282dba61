import { describe, expect, test } from "vitest";
import { isLinearizable, type Operation, type Outcome } from "../../../testing/linearizability/check-history.js";
import { projectModel, takenOnceModel } from "../../../testing/linearizability/models.js";

const PROJECT = projectModel({ revision: 1, value: "a", status: "open" });

function operation(
  action: string,
  [invokedAt, returnedAt]: readonly [number, number],
  outcome: Outcome,
  input?: unknown,
): Operation {
  return { object: "one", action, invokedAt, returnedAt, outcome, input };
}
const DONE: Outcome = { kind: "done" };
const REFUSED: Outcome = { kind: "refused" };
const UNKNOWN: Outcome = { kind: "unknown" };
const save = (times: readonly [number, number], outcome: Outcome, revision = 1, value = "b") =>
  operation("save", times, outcome, { revision, value });
const read = (times: readonly [number, number], revision: number, value: string) =>
  operation("read", times, { kind: "done", value: { revision, value } });

describe("a history of calls one after the other", () => {
  test("is possible if each call sees the one before", () => {
    expect(isLinearizable(PROJECT, [save([0, 1], DONE), read([2, 3], 2, "b"), save([4, 5], REFUSED)])).toBe(true);
  });

  test.each([
    ["a read that sees what was before a save", [save([0, 1], DONE), read([2, 3], 1, "a")]],
    ["a save that is lost", [save([0, 1], DONE), save([2, 3], DONE, 1, "c")]],
    ["a refusal without a reason", [save([0, 1], REFUSED)]],
    ["a save of a submitted project", [operation("submit", [0, 1], DONE), save([2, 3], DONE)]],
    ["an approval before the submission", [operation("approve", [0, 1], DONE), operation("submit", [2, 3], DONE)]],
  ])("is impossible with %s", (_, operations) => {
    expect(isLinearizable(PROJECT, operations)).toBe(false);
  });
});

describe("a history of calls that overlap", () => {
  test("may have a read that sees either side of a save", () => {
    for (const [revision, value] of [
      [1, "a"],
      [2, "b"],
    ] as const) {
      expect(isLinearizable(PROJECT, [save([0, 9], DONE), read([1, 2], revision, value)])).toBe(true);
    }
  });

  test("has no read that goes back behind another", () => {
    expect(isLinearizable(PROJECT, [save([0, 9], DONE), read([1, 2], 2, "b"), read([3, 4], 1, "a")])).toBe(false);
  });

  test("lets one of two take what is taken once", () => {
    const take = (outcome: Outcome) => operation("take", [0, 9], outcome);
    expect(isLinearizable(takenOnceModel, [take(DONE), take(REFUSED)])).toBe(true);
    expect(isLinearizable(takenOnceModel, [take(DONE), take(DONE)])).toBe(false);
  });
});

test("a call without a reply may have been done at any later time, or never", () => {
  const lost = save([0, Number.POSITIVE_INFINITY], UNKNOWN);
  expect(isLinearizable(PROJECT, [lost, read([5, 6], 1, "a"), read([7, 8], 2, "b")])).toBe(true);
  expect(isLinearizable(PROJECT, [lost, read([5, 6], 1, "a")])).toBe(true);
  expect(isLinearizable(PROJECT, [lost, read([5, 6], 2, "b"), read([7, 8], 1, "a")])).toBe(false);
});
