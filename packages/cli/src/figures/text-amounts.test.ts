import { describe, expect, test } from "vitest";
import { textAmounts } from "./text-amounts.js";

describe("numbers together", () => {
  const texts = (...each: readonly string[]) => {
    const amounts = textAmounts(each);
    return amounts && [amounts.kind, ...amounts.values.map((value) => value.toFixed())];
  };

  test("without signs are values", () => {
    expect(texts("3%", "0.06")).toEqual(["set", "0.03", "0.06"]);
  });

  test("in percent with signs are factors, and 0 % among them is 1", () => {
    expect(texts("-10%", "0%", "+20%")).toEqual(["multiply", "0.9", "1", "1.2"]);
  });

  test("of both kinds are refused", () => {
    expect(texts("3%", "+20%")).toBeUndefined();
    expect(texts("3%", "much")).toBeUndefined();
  });
});
