import { describe, expect, test } from "vitest";
import { leverNumber, leverText, typedText } from "./lever-numbers.js";
import { leverValues, searchOfLevers } from "./levers.js";

describe("the number of a lever", () => {
  test.each([
    ["rate", "0.0345", "3.45", "3.45%"],
    ["points", "-0.01", "-1", "-1 percentage points"],
    ["change", "1.1", "10", "+10%"],
    ["months", "12", "12", "12 months"],
  ] as const)("of kind %s is typed and displayed in its usual format", (look, value, typed, text) => {
    expect(typedText(look, value)).toBe(typed);
    expect(leverNumber(look, typed)).toBe(value);
    expect(leverText(look, value)).toBe(text);
  });

  test("may have its percent sign", () => {
    expect(leverNumber("rate", "3.45%")).toBe("0.0345");
    expect(leverNumber("points", "\u22121 %")).toBe("-0.01");
    expect(leverNumber("months", "12%")).toBeUndefined();
  });

  test.each(["", "abc", "1e5", "3.4.5", "--1", "3,45"])("is not made of %j", (typed) => {
    expect(leverNumber("rate", typed)).toBeUndefined();
  });

  test("is read with as many decimals as there is room for", () => {
    expect(leverText("change", "0.953426240381683")).toBe("-4.657376%");
    expect(leverText("change", "1.046573759618317", 3)).toBe("+4.657%");
    expect(leverText("points", "0.012345678", 3)).toBe("+1.235 percentage points");
    expect(leverText("rate", "0.01167644", 3)).toBe("1.168%");
  });

  test("is known while it is still being typed", () => {
    expect(leverNumber("rate", "3.")).toBe("0.03");
    expect(leverNumber("change", "+5")).toBe("1.05");
  });
});

test("the URL contains only the moved levers, and nothing else is read from it", () => {
  const values = leverValues(new URLSearchParams("index=0.05&guarantee=no&other=1&prices=1.1"));
  expect(values).toEqual({ index: "0.05", prices: "1.1" });
  expect(searchOfLevers(values).toString()).toBe("index=0.05&prices=1.1");
});
