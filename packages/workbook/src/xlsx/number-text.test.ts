import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { plainNumberText, shortNumber } from "./number-text.js";

/**
 * The float's exact value, a fraction of integers, rounded half away from zero to 15 significant digits: all of it in
 * BigInt, with nothing of the way numbers are usually printed.
 */
function roundExactly(value: number): string {
  if (value === 0) return "0";
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, Math.abs(value));
  const bits = view.getBigUint64(0);
  const biased = Number(bits >> 52n);
  const mantissa = (bits & ((1n << 52n) - 1n)) | (biased === 0 ? 0n : 1n << 52n);
  const exponent = (biased === 0 ? 1 : biased) - 1075;
  const numerator = exponent > 0 ? mantissa << BigInt(exponent) : mantissa;
  const denominator = exponent > 0 ? 1n : 1n << BigInt(-exponent);

  // value = digits × 10^scale with 10^14 ≤ digits < 10^15; scale is found by trying.
  const scaled = (at: number): bigint => {
    const top = at < 0 ? numerator * 10n ** BigInt(-at) : numerator;
    const bottom = at < 0 ? denominator : denominator * 10n ** BigInt(at);
    return (2n * top + bottom) / (2n * bottom);
  };
  let scale = Math.floor(Math.log10(Math.abs(value))) - 16;
  while (scaled(scale) >= 10n ** 15n) scale++;
  const digits = scaled(scale).toString();
  const plain = scale >= 0 ? digits + "0".repeat(scale) : placePoint(digits, -scale);
  return (value < 0 ? "-" : "") + plain;
}

function placePoint(digits: string, decimals: number): string {
  const padded = digits.padStart(decimals + 1, "0");
  const fraction = padded.slice(-decimals).replace(/0+$/, "");
  const whole = padded.slice(0, -decimals);
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

/** Smaller floats have fewer than 53 binary digits. */
const isTooSmall = (value: number): boolean => value !== 0 && Math.abs(value) < 2 ** -1022;

describe("a stored number", () => {
  test.each([
    ["0.30000000000000004", "0.3"],
    ["1.1000000000000001", "1.1"],
    ["2716.0510000000004", "2716.051"],
    ["0.1", "0.1"],
    ["1E-3", "0.001"],
    ["1.5e+20", "150000000000000000000"],
    ["9.99E307", `999${"0".repeat(305)}`],
    ["123456789012345678", "123456789012346000"],
    ["0.000001234567890123456", "0.00000123456789012346"],
    ["999999999999999.9", "1000000000000000"],
    ["-0", "0"],
    ["-0.0", "0"],
    ["-12.50", "-12.5"],
    ["+7", "7"],
    ["007", "7"],
    [".5", "0.5"],
    ["5.", "5"],
    [" 12\n", "12"],
    ["100", "100"],
  ])("%s is %s", (stored, plain) => {
    expect(plainNumberText(stored)).toBe(plain);
  });

  test.each([
    "",
    " ",
    "-",
    ".",
    "1,5",
    "1e",
    "1e999",
    "-1e999",
    "0x10",
    "Infinity",
    "NaN",
    "1 2",
    "--1",
    "1".repeat(500),
  ])("is not %j", (stored) => {
    expect(plainNumberText(stored)).toBeUndefined();
  });

  test("is its float's exact value at 15 digits", () => {
    const check = (value: number): void => {
      expect(plainNumberText(String(value))).toBe(roundExactly(value));
    };
    const finite = fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .filter((value) => Math.abs(value) > 1e-300 || value === 0);
    fc.assert(fc.property(finite, check));
    const money = fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((value) => !isTooSmall(value));
    fc.assert(fc.property(money, check));
  });

  test("is none where it is too small for a float with all its digits, and not 0", () => {
    const tooSmall = fc.double({ min: -2.225e-308, max: 2.225e-308, noNaN: true }).filter(isTooSmall);
    fc.assert(
      fc.property(tooSmall, (value) => {
        expect(plainNumberText(String(value))).toBeUndefined();
      }),
    );
    const texts = ["1e-400", "-1e-9999", "0.5e-320", `0.${"0".repeat(350)}1`, "4.9406564584124654E-324"];
    expect(texts.map(plainNumberText)).toEqual(texts.map(() => undefined));
    expect(plainNumberText("2.2250738585072014e-308")).toMatch(/^0\.0{307}222507385850720?/);
  });

  test("is 0 for a zero, with any sign, point, or exponent", () => {
    for (const zero of ["0", "-0", "+0", "0.0", "-0.00", "0e-400", "-0E9"]) expect(plainNumberText(zero)).toBe("0");
  });

  test("of up to 15 digits keeps every one of them", () => {
    const digits = fc.tuple(
      fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }),
      fc.integer({ min: 0, max: 20 }),
    );
    fc.assert(
      fc.property(digits, ([whole, decimals]) => {
        const sign = whole < 0n ? "-" : "";
        const absolute = (whole < 0n ? -whole : whole).toString();
        const written = decimals === 0 ? absolute : placePoint(absolute, decimals);
        const expected = written === "0" ? "0" : sign + written;
        expect(plainNumberText(sign + written)).toBe(expected);
        expect(plainNumberText(`${sign}${absolute}E-${decimals}`)).toBe(expected);
      }),
    );
  });
});

describe("a number read from its bytes", () => {
  const shortOf = (text: string): number => {
    const bytes = new TextEncoder().encode(`<v>${text}</v>`);
    return shortNumber(bytes, "<v>".length, bytes.length - "</v>".length);
  };

  test("is the float of its text, or left to the longer way", () => {
    const digits = fc.string({ unit: fc.constantFrom(..."0123456789.-"), maxLength: 22 });
    const numbers = fc.tuple(fc.maxSafeInteger(), fc.nat(25)).map(([units, places]) => withPoint(units, places));
    fc.assert(
      fc.property(fc.oneof(digits, numbers), (text) => {
        const short = shortOf(text);
        const plain = plainNumberText(text);
        if (!Number.isNaN(short)) expect(short).toBe(Number(plain ?? Number.NaN));
      }),
      { numRuns: runs(5000) },
    );
  });

  test("is the float of its 15 significant digits, also where it has more", () => {
    const floats = fc.oneof(
      fc.double({ min: -1e15, max: 1e15, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc
        .tuple(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.nat(12))
        .map(([x, places]) => Number(x.toFixed(places))),
    );
    let read = 0;
    fc.assert(
      fc.property(floats, (value) => {
        const text = String(value);
        const short = shortOf(text);
        if (!Number.isNaN(short)) expect(short).toBe(Number(plainNumberText(text)));
        if (!Number.isNaN(short)) read++;
      }),
      { numRuns: runs(5000) },
    );
    expect(read).toBeGreaterThan(1000);
  });

  test.each([
    ["0.30000000000000004", 0.3],
    ["2716.0510000000004", 2716.051],
    ["999999999999999.9", 1e15],
    ["123456789012345978", 123456789012346000],
    ["-1.1000000000000001", -1.1],
  ])("%s is %d", (text, number) => {
    expect(shortOf(text)).toBe(number);
  });

  test("is read so where it has up to 15 digits", () => {
    const short = fc.tuple(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), fc.nat(15));
    fc.assert(
      fc.property(short, ([units, places]) => {
        const text = withPoint(units, places);
        expect(shortOf(text)).toBe(Number(text) + 0);
      }),
      { numRuns: runs(5000) },
    );
  });

  test.each(["", "-", ".", "1.2.3", "1e3", "+1", " 1", "1234567890123456", "0.00000000000000000000001"])(
    "%j is left to the longer way",
    (text) => {
      expect(shortOf(text)).toBeNaN();
    },
  );
});

/** -1234 with two places is `-12.34`. */
function withPoint(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  const fraction = places === 0 ? "" : `.${digits.slice(-places)}`;
  return `${units < 0 ? "-" : ""}${whole}${fraction}`;
}
