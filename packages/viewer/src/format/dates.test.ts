import { expect, test } from "vitest";
import { calendarDay, webinarDate } from "./dates.js";

test("a day is the same in every time zone", () => {
  expect(calendarDay("2024-01-31")).toBe("Jan 31, 2024");
  expect(calendarDay(undefined)).toBe("–");
});

test("a webinar has weekday, month, day, year, time with am or pm, and the name of the time zone", () => {
  expect(webinarDate("2026-12-03T18:30:00Z")).toMatch(
    /^\w+day, December \d, 2026 at \d{1,2}:30 [AP]M .*(Time|GMT|UTC)/,
  );
});
