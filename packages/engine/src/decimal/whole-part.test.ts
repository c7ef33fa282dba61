import { expect, test } from "vitest";
import { Decimal } from "./decimal.js";
import { wholePart } from "./whole-part.js";

test("drops the decimals, toward zero", () => {
  expect(["4.9", "4", "-4.9", "-0.5"].map((text) => wholePart(new Decimal(text)).toFixed())).toEqual([
    "4",
    "4",
    "-4",
    "0",
  ]);
});
