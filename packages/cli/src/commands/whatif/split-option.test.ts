import { describe, expect, test } from "vitest";
import { splitOption } from "./split-option.js";

const OPERATORS = ["+=", "*=", "="];
const split = (text: string) => {
  const found = splitOption(text, OPERATORS);
  return found && [found.name, found.operator, found.rest];
};

describe("an option", () => {
  test.each([
    ["financing.indexRate=4%", ["financing.indexRate", "=", "4%"]],
    [
      "ecms[ecmNumber=3].implementation.deliveryCharge=+5%",
      ["ecms[ecmNumber=3].implementation.deliveryCharge", "=", "+5%"],
    ],
    ["escalationRates[fieldId=1,year=*].value+=0.5%", ["escalationRates[fieldId=1,year=*].value", "+=", "0.5%"]],
    ["Index rate = 4 %", ["Index rate", "=", "4 %"]],
    ["a=", ["a", "=", ""]],
    ["a=b=c", ["a", "=", "b=c"]],
  ])("%s is split after its name", (text, parts) => {
    expect(split(text)).toEqual(parts);
  });

  test.each(["", "=4", "financing.indexRate", "ecms[ecmNumber=3]"])("%j is refused", (text) => {
    expect(split(text)).toBeUndefined();
  });
});
