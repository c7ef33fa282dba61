import { expect, test } from "vitest";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { totalImplementationPrice } from "./total-implementation-price.js";

const prices = [new Decimal(2_745_000), new Decimal(1_680_000)];

test("is the prices of the measures and of developing the project", () => {
  expect(totalImplementationPrice(prices, new Decimal(110_000)).toFixed()).toBe("4535000");
});

test("without measures is the development price", () => {
  expect(totalImplementationPrice([], new Decimal(110_000)).toFixed()).toBe("110000");
});

test("does not depend on the order of the measures", () => {
  expect(totalImplementationPrice([...prices].reverse(), ZERO).eq(totalImplementationPrice(prices, ZERO))).toBe(true);
});
