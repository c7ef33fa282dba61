// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { endsSoon, hasEnded, isToBeKept, SessionClock } from "./session-clock.js";

const MINUTE = 60_000;
let now = 0;
beforeEach(() => {
  localStorage.clear();
  now = 5 * MINUTE;
});

test("windows of a browser share the time of the last use", () => {
  const [one, other] = [new SessionClock(localStorage, () => now), new SessionClock(localStorage, () => now)];
  expect(one.idleMilliseconds).toBe(0);
  one.used();
  now += 2 * MINUTE;
  expect(other.idleMilliseconds).toBe(2 * MINUTE);
  other.used();
  expect(one.idleMilliseconds).toBe(0);
});

test.each([
  // Idle limit, when typing keeps the session, when the warning comes; minutes.
  [30, 5, 27],
  [60, 5, 57],
  [1, 1 / 6, 0.4],
])(
  "a session of %f minutes is extended by typing after %f, and warned of its end after %f",
  (limit, keptAfter, soonAfter) => {
    const [idleLimit, moment] = [limit * MINUTE, 1];
    expect(isToBeKept(keptAfter * MINUTE, idleLimit)).toBe(false);
    expect(isToBeKept(keptAfter * MINUTE + moment, idleLimit)).toBe(true);
    expect(endsSoon(soonAfter * MINUTE, idleLimit)).toBe(false);
    expect(endsSoon(soonAfter * MINUTE + moment, idleLimit)).toBe(true);
    expect([hasEnded(idleLimit, idleLimit), hasEnded(idleLimit + moment, idleLimit)]).toEqual([false, true]);
  },
);
