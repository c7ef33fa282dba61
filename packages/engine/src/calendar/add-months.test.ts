import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { dateText } from "../../testing/arbitraries.js";
import { addMonths, addYears } from "./add-months.js";
import type { CalendarDate } from "./calendar-date.js";

const date = (text: string): CalendarDate => text as CalendarDate;

test.each([
  ["2024-01-31", 18, "2025-07-31"],
  ["2024-01-31", 1, "2024-02-29"],
  ["2023-01-31", 1, "2023-02-28"],
  ["2023-03-31", 1, "2023-04-30"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2024-02-29", 48, "2028-02-29"],
  ["2023-12-31", 2, "2024-02-29"],
  ["2024-03-31", -1, "2024-02-29"],
  ["2024-01-15", -1, "2023-12-15"],
  ["2024-01-15", -13, "2022-12-15"],
  ["2024-06-30", 0, "2024-06-30"],
])("%s + %i months = %s", (start, months, expected) => {
  expect(addMonths(date(start), months)).toBe(expected);
});

test("a year is twelve months, and 29 February becomes 28 where it has to", () => {
  expect(addYears(date("2024-02-29"), 1)).toBe("2025-02-28");
  expect(addYears(date("2025-07-31"), 16)).toBe("2041-07-31");
});

test("counts like a clock in Greenwich that is set back to the last day of the month", () => {
  fc.assert(
    fc.property(dateText, fc.integer({ min: -600, max: 600 }), (start, months) => {
      expect(addMonths(date(start), months)).toBe(greenwich(start, months));
    }),
    { numRuns: runs(1000) },
  );
});

test("days up to the 28th come back by the same number of months", () => {
  fc.assert(
    fc.property(dateText, fc.integer({ min: 0, max: 600 }), (start, months) => {
      const early = date(`${start.slice(0, 8)}15`);
      expect(addMonths(addMonths(early, months), -months)).toBe(early);
    }),
  );
});

describe("means the same in every office", () => {
  const pairs = [
    ["2024-01-31", 1],
    ["2024-03-09", 1],
    ["2024-10-31", 1],
    ["2011-11-30", 1],
    ["1994-11-30", 1],
    ["1994-12-31", 12],
  ] as const;
  const script = `
    const { addMonths } = await import(${JSON.stringify(new URL("./add-months.ts", import.meta.url).href)});
    const { calendarDate } = await import(${JSON.stringify(new URL("./calendar-date.ts", import.meta.url).href)});
    const pairs = ${JSON.stringify(pairs)};
    process.stdout.write(JSON.stringify(pairs.map(([start, months]) => addMonths(calendarDate(start), months))));
  `;
  const expected = ["2024-02-29", "2024-04-09", "2024-11-30", "2011-12-30", "1994-12-30", "1995-12-31"];

  // Samoa had no 30 December 2011, Kiritimati no 31 December 1994.
  test.each(["America/Denver", "Asia/Tokyo", "Pacific/Apia", "Pacific/Kiritimati"])("in %s", (zone) => {
    const output = execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script], {
      env: { ...process.env, TZ: zone },
      encoding: "utf8",
    });
    expect(JSON.parse(output)).toEqual(expected);
  });
});

/** The same by other means: the first of the month, then as many days as the month has. */
function greenwich(start: string, months: number): string {
  const day = Number(start.slice(8));
  const first = new Date(`${start.slice(0, 8)}01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1);
  last.setUTCDate(0);
  first.setUTCDate(Math.min(day, last.getUTCDate()));
  return first.toISOString().slice(0, 10);
}
