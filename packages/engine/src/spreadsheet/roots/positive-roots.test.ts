import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../../test/testing/runs.js";
import { countRoots } from "../../../testing/sturm.js";
import { Decimal } from "../../decimal/decimal.js";
import { toEngineDecimal, WideDecimal } from "../../decimal/wide-decimal.js";
import { positiveRoots } from "./positive-roots.js";
import { PowerSum } from "./power-sum.js";

const d = (value: Decimal | number | string): Decimal => new Decimal(value);
const LOWEST = "0.0001";
const HIGHEST = "10001";

const rootsOf = (coefficients: readonly (Decimal | number | string)[]): string[] =>
  positiveRoots(
    new PowerSum(coefficients.map((value, power) => ({ coefficient: d(value), exponent: d(power) }))),
    d(LOWEST),
    d(HIGHEST),
  ).map((root) => toEngineDecimal(root).toFixed());

/** Coefficients of Π (x − root), that of x^0 first. */
function product(roots: readonly string[]): Decimal[] {
  let factors = [d(1)];
  for (const root of roots) {
    factors = Array.from({ length: factors.length + 1 }, (_, power) =>
      new WideDecimal(factors[power - 1] ?? 0).minus(new WideDecimal(factors[power] ?? 0).times(root)),
    );
  }
  return factors;
}

describe("roots of a polynomial", () => {
  test.each([
    ["two", ["1.1", "1.2"]],
    ["three, one of them small", ["0.001", "1.1", "950"]],
    ["one at each end of the range, and 1", ["0.0001", "1", "10001"]],
    ["ten close to each other", ["1.01", "1.02", "1.03", "1.04", "1.05", "1.06", "1.07", "1.08", "1.09", "1.1"]],
    ["two as close as 10^−25", ["1.1", "1.1000000000000000000000001"]],
  ])("%s", (_, roots) => {
    expect(rootsOf(product(roots))).toEqual(roots);
  });

  test.each([
    ["touched", ["1.1", "1.1"], ["1.1"]],
    ["crossed three times at once", ["1.1", "1.1", "1.1"], ["1.1"]],
    ["of order four and of order two", ["1.1", "1.1", "1.1", "1.1", "0.9", "0.9"], ["0.9", "1.1"]],
    ["touched between two others", ["0.5", "1.1", "1.1", "1.2"], ["0.5", "1.1", "1.2"]],
    ["touched at 1", ["1", "1"], ["1"]],
    ["touched at the end of the range", ["10001", "10001"], ["10001"]],
    ["outside the range", ["0.00001", "20000"], []],
    ["closer than 10^−60 to another", ["1.1", `1.1${"0".repeat(62)}1`], ["1.1"]],
  ])("%s", (_, roots, found) => {
    expect(rootsOf(product(roots))).toEqual(found);
  });

  test("none where the curve stays clear of zero by a hair", () => {
    const [constant = d(0), ...others] = product(["1.1", "1.1"]);
    expect(rootsOf([constant.plus("1e-40"), ...others])).toEqual([]);
    expect(rootsOf([constant.minus("1e-40"), ...others])).toHaveLength(2);
  });

  test("none of nothing, and of terms of one sign", () => {
    expect([rootsOf([]), rootsOf([0, 0]), rootsOf([1, 2, 3]), rootsOf([0, 0, -5])]).toEqual([[], [], [], []]);
  });

  test("as many as Sturm's theorem counts", () => {
    const coefficient = fc.integer({ min: -50, max: 50 }).map((value) => (value / 10).toFixed(1));
    fc.assert(
      fc.property(fc.array(coefficient, { minLength: 2, maxLength: 9 }), (coefficients) => {
        fc.pre(coefficients.some((value) => Number(value) !== 0));
        expect(rootsOf(coefficients)).toHaveLength(countRoots(coefficients, LOWEST, HIGHEST));
      }),
      { numRuns: runs(50) },
    );
  });

  test("as many as Sturm's theorem counts where roots are multiple", () => {
    const root = fc.constantFrom("0.5", "0.9", "1", "1.1", "1.25", "-1", "3");
    fc.assert(
      fc.property(fc.array(root, { minLength: 1, maxLength: 6 }), (roots) => {
        const coefficients = product(roots).map((value) => value.toFixed());
        expect(rootsOf(coefficients)).toHaveLength(countRoots(coefficients, LOWEST, HIGHEST));
        expect(rootsOf(coefficients)).toEqual([...new Set(roots)].filter((value) => d(value).gt(0)).sort());
      }),
      { numRuns: runs(25) },
    );
  });
});

describe("Sturm's theorem, which the tests count with", () => {
  test("counts what is known", () => {
    expect(countRoots(["-2", "0", "1"], "0", "2")).toBe(1);
    expect(countRoots(["-2", "0", "1"], "-2", "2")).toBe(2);
    expect(countRoots(["1.21", "-2.2", "1"], "0", "2")).toBe(1);
    expect(countRoots(["1", "0", "1"], "-5", "5")).toBe(0);
    expect(countRoots(["-6", "11", "-6", "1"], "0", "2.5")).toBe(2);
  });
});

describe("roots of a sum of powers that are not whole", () => {
  test("√x = 2 at 4", () => {
    const sum = new PowerSum([
      { coefficient: d(1), exponent: d("0.5") },
      { coefficient: d(-2), exponent: d(0) },
    ]);
    expect(positiveRoots(sum, d(LOWEST), d(HIGHEST)).map((root) => toEngineDecimal(root).toFixed())).toEqual(["4"]);
  });

  test("exponents below 0 move no root", () => {
    const sum = new PowerSum([
      { coefficient: d(-3), exponent: d(-2) },
      { coefficient: d(6), exponent: d(-3) },
    ]);
    expect(positiveRoots(sum, d(LOWEST), d(HIGHEST)).map((root) => toEngineDecimal(root).toFixed())).toEqual(["2"]);
  });
});
