import { describe, expect, test } from "vitest";
import { renderBar, renderSpread } from "./bars.js";

const scale = { least: 0, most: 9 };

describe("a bar", () => {
  test("reaches from one end to the other, with a line at the base", () => {
    expect(renderBar({ from: 2, to: 6, base: 4 }, scale, 10)).toBe("  ██│██");
    expect(renderBar({ from: 6, to: 2, base: 4 }, scale, 10)).toBe("  ██│██");
  });

  test("without length is the line of the base", () => {
    expect(renderBar({ from: 4, to: 4, base: 4 }, scale, 10)).toBe("    │");
    expect(renderBar({ from: 4, to: 4, base: 4 }, { least: 4, most: 4 }, 10)).toBe("     │");
  });
});

test("a spread has a column for each count, none for nothing", () => {
  expect(renderSpread([0, 1, 8, 4])).toBe(" ▁█▄");
  expect(renderSpread([])).toBe("");
});
