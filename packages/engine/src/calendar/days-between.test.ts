import fc from "fast-check";
import { expect, test } from "vitest";
import { dateText } from "../../testing/arbitraries.js";
import type { CalendarDate } from "./calendar-date.js";
import { daysBetween } from "./days-between.js";

const days = (from: string, to: string): number => daysBetween(from as CalendarDate, to as CalendarDate);

test("counts the days, the leap day too", () => {
  expect(days("2024-02-28", "2024-03-01")).toBe(2);
  expect(days("2023-02-28", "2023-03-01")).toBe(1);
  expect(days("2024-01-01", "2025-01-01")).toBe(366);
  expect(days("1900-02-28", "1900-03-01")).toBe(1);
  expect(days("2000-02-28", "2000-03-01")).toBe(2);
  expect(days("2008-01-01", "2009-04-01")).toBe(456);
  expect(days("2024-03-01", "2024-03-01")).toBe(0);
});

test("is what the clock of Greenwich says, in both directions", () => {
  const millisecondsPerDay = 86_400_000;
  fc.assert(
    fc.property(dateText, dateText, (from, to) => {
      const expected = (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / millisecondsPerDay;
      expect(days(from, to)).toBe(expected);
      expect(days(to, from) + expected).toBe(0);
    }),
  );
});
