import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { Decimal } from "../decimal/decimal.js";
import { normalProbability, normalQuantile, PPND16 } from "./normal-distribution.js";

const decimal = (text: string): Decimal => new Decimal(text);
const near = (value: Decimal, expected: string, tolerance: string): boolean =>
  value.minus(expected).abs().lte(tolerance);

describe("the part of a normal distribution below a value", () => {
  // Abramowitz and Stegun, Handbook of Mathematical Functions (1964), table 26.1.
  test.each([
    ["0", "0.5"],
    ["1", "0.841344746068543"],
    ["2", "0.977249868051821"],
    ["3", "0.998650101968370"],
    ["-1", "0.158655253931457"],
  ])("%s is %s", (z, probability) => {
    expect(near(normalProbability(decimal(z)), probability, "1e-15")).toBe(true);
  });

  test("is 0 far below the mean, and 1 far above", () => {
    expect(normalProbability(decimal("-9.5")).toFixed()).toBe("0");
    expect(normalProbability(decimal("9.5")).toFixed()).toBe("1");
  });

  test("and the part above it add up to 1", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9000 }), (thousandths) => {
        const z = new Decimal(thousandths).div(1000);
        expect(near(normalProbability(z).plus(normalProbability(z.neg())), "1", "1e-18")).toBe(true);
      }),
    );
  });
});

describe("the value below which a part of a normal distribution lies", () => {
  // The first three are the check values of AS 241; 1.959963984540054 is the common one of two-sided 95%.
  test.each([
    ["0.25", "-0.6744897501960817"],
    ["0.001", "-3.090232306167814"],
    ["1e-20", "-9.262340089798408"],
    ["0.975", "1.959963984540054"],
    ["0.5", "0"],
  ])("%s is %s", (probability, z) => {
    expect(near(normalQuantile(decimal(probability)), z, "1e-15")).toBe(true);
  });

  test("is the inverse of the part below it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.constantFrom(9, 12, 15), (units, decimals) => {
        const probability = new Decimal(units).div(new Decimal(10).pow(decimals));
        const back = normalProbability(normalQuantile(probability));
        // Both have limited precision: the value has 16 digits, the part 18 decimals.
        expect(back.minus(probability).abs().lte(probability.times("1e-14").plus("1e-18"))).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  test("grows with the part, including where the approximation changes", () => {
    const parts = [
      "1.388794e-11",
      "1.388795e-11",
      "0.0749999",
      "0.075",
      "0.0750001",
      "0.9249999",
      "0.925",
      "0.9250001",
    ];
    const values = parts.map((part) => normalQuantile(decimal(part)));
    for (const [index, value] of values.entries()) expect(values[index + 1]?.gt(value) ?? true).toBe(true);
  });
});

describe("the coefficients of PPND16", () => {
  // AS 241 gives the sums of their mantissas, d.ddd…, "for use in checking transcription", without the 1 of a
  // denominator.
  test.each([
    ["middle", "55.8831928806149014439"],
    ["tail", "49.33206503301610289036"],
    ["farTail", "47.52583317549289671629"],
  ] as const)("%s are those of the publication", (part, hashSum) => {
    const { numerator, denominator } = PPND16[part];
    const mantissas = [...numerator, ...denominator.slice(1)].map((units) => {
      const coefficient = new Decimal(units.toString());
      return coefficient.div(new Decimal(10).pow(coefficient.e));
    });
    expect(Decimal.sum(...mantissas).toFixed()).toBe(hashSum);
  });
});
