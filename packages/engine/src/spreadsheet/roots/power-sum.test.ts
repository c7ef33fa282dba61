import fc from "fast-check";
import { expect, test } from "vitest";
import { Decimal } from "../../decimal/decimal.js";
import { PowerSum } from "./power-sum.js";

const sumOf = (...terms: readonly (readonly [coefficient: number | string, exponent: number | string])[]): PowerSum =>
  new PowerSum(
    terms.map(([coefficient, exponent]) => ({
      coefficient: new Decimal(coefficient),
      exponent: new Decimal(exponent),
    })),
  );

const written = ({ terms }: PowerSum): string =>
  terms.map(({ coefficient, exponent }) => `${coefficient.toFixed()}·x^${exponent.toFixed()}`).join(" ");

test("adds terms of one exponent, drops what cancels, and divides by the lowest power", () => {
  expect(written(sumOf([3, 5], [2, 2], [-3, 5], [1, 3]))).toBe("2·x^0 1·x^1");
  expect(written(sumOf([1, "0.5"], [-2, -1]))).toBe("-2·x^0 1·x^1.5");
  expect(written(sumOf([1, 7], [-1, 7]))).toBe("");
});

test("keeps every digit of what it adds", () => {
  expect(written(sumOf(["1e40", 1], ["1e-40", 1], [1, 0]))).toBe(`1·x^0 1${"0".repeat(40)}.${"0".repeat(39)}1·x^1`);
});

test("finds the places where the sign changes", () => {
  expect(sumOf([-1, 0], [2, 1], [3, 2], [-4, 3]).signChanges()).toEqual([0, 2]);
  expect(sumOf([1, 0], [2, 1]).signChanges()).toEqual([]);
});

test("its derivative over a power loses that term, and turns the signs below it", () => {
  // (x² − 3x + 2) ÷ x = x − 3 + 2 ÷ x; its derivative times x² is x² − 2.
  expect(written(sumOf([2, 0], [-3, 1], [1, 2]).reducedDerivative(1))).toBe("-2·x^0 1·x^2");
});

test("that derivative, taken where the sign changes, has one change fewer", () => {
  const coefficient = fc.integer({ min: -9, max: 9 });
  fc.assert(
    fc.property(fc.array(coefficient, { minLength: 2, maxLength: 20 }), (coefficients) => {
      const sum = sumOf(...coefficients.map((value, power) => [value, power] as const));
      const changes = sum.signChanges();
      for (const change of changes) {
        expect(sum.reducedDerivative(change).signChanges()).toHaveLength(changes.length - 1);
      }
    }),
  );
});
