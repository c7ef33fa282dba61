import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isoDateToSerial, laterDaySerial, serialToIsoDate } from "./date-serial.js";

describe("a date serial", () => {
  test.each([
    ["1", "1900-01-01"],
    ["59", "1900-02-28"],
    ["61", "1900-03-01"],
    ["25569", "1970-01-01"],
    ["45322", "2024-01-31"],
    ["45322.99999", "2024-01-31"],
    ["45351", "2024-02-29"],
    ["2958465", "9999-12-31"],
  ])("%s of the 1900 epoch is %s", (serial, day) => {
    expect(serialToIsoDate(serial, false)).toBe(day);
  });

  test.each([
    ["0", "1904-01-01"],
    ["1", "1904-01-02"],
    ["43860", "2024-01-31"],
    ["2957003", "9999-12-31"],
  ])("%s of the 1904 epoch is %s", (serial, day) => {
    expect(serialToIsoDate(serial, true)).toBe(day);
  });

  test.each(["0", "60", "60.5", "2958466", "-1", "", "abc", "1e3", "99999999"])(
    "%j of the 1900 epoch is no day",
    (serial) => {
      expect(serialToIsoDate(serial, false)).toBeUndefined();
    },
  );

  test("goes up by one a day", () => {
    const next = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    fc.assert(
      fc.property(fc.integer({ min: 61, max: 2_958_464 }), fc.boolean(), (serial, date1904) => {
        const day = serialToIsoDate(String(serial), date1904);
        fc.pre(day !== undefined && day !== "9999-12-31");
        expect(serialToIsoDate(String(serial + 1), date1904)).toBe(next(day ?? ""));
      }),
    );
  });

  test("and its day lead to each other", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_957_003 }), fc.boolean(), (serial, date1904) => {
        const day = serialToIsoDate(String(serial), date1904);
        fc.pre(day !== undefined);
        expect(isoDateToSerial(day ?? "", date1904)).toBe(String(serial));
      }),
    );
  });

  test("is there for days that exist, from the epoch on", () => {
    expect(isoDateToSerial("1900-02-28", false)).toBe("59");
    expect(isoDateToSerial("1900-03-01", false)).toBe("61");
    expect(isoDateToSerial("2023-02-29", false)).toBeUndefined();
    expect(isoDateToSerial("1899-12-31", false)).toBeUndefined();
    expect(isoDateToSerial("1903-12-31", true)).toBeUndefined();
    expect(isoDateToSerial("31.01.2024", false)).toBeUndefined();
  });
});

describe("the serial of a later day", () => {
  test("is its serial as a number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 61, max: 700_000 }), fc.boolean(), (serial, date1904) => {
        expect(laterDaySerial(serialToIsoDate(String(serial), date1904) ?? "", date1904)).toBe(serial);
      }),
    );
  });

  test("is none for days that programs count in different ways", () => {
    expect(laterDaySerial("1900-02-28", false)).toBeNaN();
    expect(laterDaySerial("1800-01-01", false)).toBeNaN();
    expect(laterDaySerial("1903-12-31", true)).toBeNaN();
  });
});
