import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarDate } from "./calendar-date.js";
import { daysInMonth } from "./days-in-month.js";

test.each(["2024-02-29", "2000-02-29", "2023-12-31", "1000-01-01", "2999-12-31"])("%s is a day", (text) => {
  expect(calendarDate(text)).toBe(text);
});

test.each([
  ["2023-02-29", "no leap year"],
  ["1900-02-29", "no leap year: a hundred that is no four hundred"],
  ["2024-02-30", "no such day"],
  ["2024-04-31", "no such day"],
  ["2024-01-00", "no day 0"],
  ["2024-00-10", "no month 0"],
  ["2024-13-01", "no month 13"],
  ["0024-01-31", "a year typed with two digits"],
  ["20240-01-31", "a year of five digits"],
  ["3024-01-31", "a thousand years off"],
  ["2024-1-31", "a month of one digit"],
  ["2024-01-31T00:00:00Z", "an instant"],
  [" 2024-01-31", "a space"],
  ["31.01.2024", "another order"],
  ["", "nothing"],
])("%s is none: %s", (text) => {
  expect(calendarDate(text)).toBeUndefined();
});

test("months have the days of the Gregorian calendar", () => {
  expect(Array.from({ length: 12 }, (_, index) => daysInMonth(2023, index + 1))).toEqual([
    31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
  ]);
  expect([2000, 2023, 2024, 2100].map((year) => daysInMonth(year, 2))).toEqual([29, 28, 29, 28]);
  expect([0, 13].map((month) => daysInMonth(2024, month))).toEqual([0, 0]);
});

test("every day that a clock in Greenwich shows is a day", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("1000-01-01T00:00Z"), max: new Date("2999-12-31T00:00Z"), noInvalidDate: true }),
      (instant) => {
        const text = instant.toISOString().slice(0, 10);
        expect(calendarDate(text)).toBe(text);
      },
    ),
  );
});
