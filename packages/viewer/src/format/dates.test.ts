import { expect, test } from "vitest";
import { calendarDay, timeAgo, webinarDate } from "./dates.js";

test("a day is the same in every time zone", () => {
  expect(calendarDay("2024-01-31")).toBe("Jan 31, 2024");
  expect(calendarDay(undefined)).toBe("–");
});

test.each([
  ["2026-12-03T18:30:00Z", "now"],
  ["2026-12-03T18:28:50Z", "1 minute ago"],
  ["2026-12-03T13:00:00Z", "5 hours ago"],
  ["2026-12-02T18:00:00Z", "yesterday"],
  ["2026-11-20T18:00:00Z", "13 days ago"],
  ["2026-10-01T18:00:00Z", "2 months ago"],
  ["2024-06-01T18:00:00Z", "2 years ago"],
  ["2026-12-03T18:40:00Z", "now"],
])("a change at %s was %s", (at, text) => {
  expect(timeAgo(at, Date.parse("2026-12-03T18:30:10Z"))).toBe(text);
});

test("a webinar has weekday, month, day, year, time with am or pm, and the name of the time zone", () => {
  expect(webinarDate("2026-12-03T18:30:00Z")).toMatch(
    /^\w+day, December \d, 2026 at \d{1,2}:30 [AP]M .*(Time|GMT|UTC)/,
  );
});
