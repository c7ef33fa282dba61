import { describe, expect, test } from "vitest";
import { DOLLARS, type InputValue, PERCENT, SIGNED_DOLLARS, SIGNED_PERCENT } from "../../templates/input-value.js";
import { dateCorrections, numberCorrections } from "./corrections.js";

const AMOUNT: InputValue = DOLLARS;
const RATE: InputValue = PERCENT;
const MONTHS: InputValue = { kind: "wholeNumber", minimum: 0, maximum: 120 };

const numbers = (text: string, value: InputValue): readonly string[] =>
  numberCorrections(text, value).map((correction) => correction.value);

describe("the possible numbers of a text", () => {
  test.each([
    ["$612,000.00", AMOUNT, ["612000.00"]],
    [" 12 000 ", AMOUNT, ["12000"]],
    ["USD 500", AMOUNT, ["500"]],
    ["18", MONTHS, ["18"]],
    ["4.75%", RATE, ["0.0475"]],
    ["4,75 %", RATE, ["0.0475"]],
    ["4.75", RATE, ["0.0475"]],
    ["4,75", RATE, ["0.0475"]],
    ["95", RATE, ["0.95"]],
    ["0.0475", RATE, ["0.0475"]],
    ["6 pct", RATE, ["0.06"]],
    ["$-5,000", SIGNED_DOLLARS, ["-5000"]],
    ["(0.5)%", SIGNED_PERCENT, ["-0.005"]],
  ])("%j leaves no doubt", (text, value, expected) => {
    expect(numbers(text, value)).toEqual(expected);
  });

  test.each([
    ["538.000", AMOUNT, ["538.000", "538000"]],
    ["$538.000", AMOUNT, ["538.000", "538000"]],
    ["450,00", AMOUNT, ["450.00", "45000"]],
    ["1.05", RATE, ["1.05", "0.0105"]],
    ["0,75", RATE, ["0.75", "0.0075"]],
  ])("%j may be either", (text, value, expected) => {
    expect(numbers(text, value)).toEqual(expected);
  });

  test.each([
    ["about 5,000", AMOUNT],
    ["(42,000)", AMOUNT],
    ["$-5,000", AMOUNT],
    ["($5,000", SIGNED_DOLLARS],
    ["450,0000", AMOUNT],
    ["1,8", MONTHS],
    ["€1,000.00", AMOUNT],
    ["5%", AMOUNT],
    ["18.5", MONTHS],
    ["1,000", MONTHS],
    ["1234567890123456.78", AMOUNT],
  ])("%j is none that the cell takes", (text, value) => {
    expect(numbers(text, value)).toEqual([]);
  });
});

test("a day in words is one day, in digits two where day and month may be either", () => {
  expect(dateCorrections("July 1, 2025")).toEqual([{ kind: "date", value: "2025-07-01" }]);
  expect(dateCorrections("01/02/2025").map(({ value }) => value)).toEqual(["2025-01-02", "2025-02-01"]);
  expect(dateCorrections("TBD")).toEqual([]);
});
