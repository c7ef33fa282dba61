import { expect, test } from "vitest";
import { isShortfall } from "./shortfall.js";

test("a difference that is shown as $0.00 is no shortfall", () => {
  expect(["-0.01", "-0.005", "-0.0049", "0", "12", undefined].map(isShortfall)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
