import { expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { wholeSum } from "./whole-sum.js";

const kilograms = (amount: number): Decimal => new Decimal(amount);

test("adds what is there and passes over what is not", () => {
  expect(wholeSum([kilograms(3), undefined, kilograms(4)])?.toString()).toBe("7");
  expect(wholeSum([undefined, undefined])).toBeUndefined();
  expect(wholeSum([])).toBeUndefined();
});

test("is not known when one of its parts is not: a partial total would be read as the whole", () => {
  expect(wholeSum([kilograms(3), "unknown"])).toBe("unknown");
});
