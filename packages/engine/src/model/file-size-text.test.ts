import fc from "fast-check";
import { expect, test } from "vitest";
import { fileSizeText } from "./file-size-text.js";

test.each([
  [0, "0 B"],
  [1, "1 B"],
  [999, "999 B"],
  [1_000, "1.0 KB"],
  [1_049, "1.0 KB"],
  // 1.05 KB is a tie, and goes up.
  [1_050, "1.1 KB"],
  [1_024, "1.0 KB"],
  [999_949, "999.9 KB"],
  // 999.95 KB would be 1000.0 KB.
  [999_950, "1.0 MB"],
  [20_000_000, "20.0 MB"],
  [1.5e9, "1.5 GB"],
  [2e12, "2.0 TB"],
  [2e15, "2.0 PB"],
  [2e18, "2.0 EB"],
  [2e21, "2.0 ZB"],
  [2e24, "2.0 YB"],
  [5e27, "5000.0 YB"],
])("%d bytes are %s", (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});

test("the number shown is below 1000 and within a twentieth of its unit", () => {
  const powers: Readonly<Record<string, number>> = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12, PB: 1e15 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (bytes) => {
      const [number = "", unit = ""] = fileSizeText(bytes).split(" ");
      expect(Number(number)).toBeLessThan(1000);
      expect(Math.abs(Number(number) - bytes / (powers[unit] ?? 0))).toBeLessThanOrEqual(0.0500001);
    }),
  );
});
