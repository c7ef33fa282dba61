import { describe, expect, test } from "vitest";
import { displayWidth, truncate } from "./display-width.js";
import { printable } from "./printable.js";
import { hang, wrap } from "./wrap.js";

describe("text from a file", () => {
  test("cannot control the terminal or reorder text", () => {
    expect(printable("Roof\u001b[2J\u0007\r\nand\u202e walls")).toBe("Roof [2J and  walls");
  });
});

describe("width", () => {
  test("counts wide characters twice and marks not at all", () => {
    expect(displayWidth("Lighting")).toBe(8);
    expect(displayWidth("照明")).toBe(4);
    expect(displayWidth("e\u0301te\u0301")).toBe(3);
    expect(displayWidth("── Zürich · “5 %” …")).toBe(19);
    expect(displayWidth("│ 照明 │ ☕")).toBe(11);
  });

  test("a cut text fits and shows that it was cut", () => {
    expect(truncate("Lighting", 8)).toBe("Lighting");
    expect(truncate("Lighting upgrade", 10)).toBe("Lighting…");
    expect(displayWidth(truncate("照明照明照明", 6))).toBeLessThanOrEqual(6);
  });
});

describe("wrapping", () => {
  test("breaks between words", () => {
    expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
  });

  test("puts a long word on its own line", () => {
    expect(wrap("a performancePeriod[year=4].retainedSavings b", 10)).toEqual([
      "a",
      "performancePeriod[year=4].retainedSavings",
      "b",
    ]);
  });

  test("indents the other lines below the first", () => {
    expect(hang("  do  ", "one two three", 13)).toEqual(["  do  one two", "      three"]);
  });
});
