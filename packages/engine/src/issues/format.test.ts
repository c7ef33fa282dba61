import { expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { formatDollars, formatPercent, subregionsText } from "./format.js";

test.each([
  ["0", "$0.00"],
  ["999.995", "$1,000.00"],
  ["1234.5", "$1,234.50"],
  ["1234567.891", "$1,234,567.89"],
  ["-1234.5", "−$1,234.50"],
  ["-0.005", "−$0.01"],
  ["-0.004", "$0.00"],
  ["-0", "$0.00"],
  ["99999999999999999999", "$99,999,999,999,999,999,999.00"],
  ["1000000000000000000000", "$1.00e+21"],
  ["-123456789012345678901234567890", "−$1.23e+29"],
])("%s is %s", (amount, text) => {
  expect(formatDollars(new Decimal(amount))).toBe(text);
});

test.each([
  ["0.950002", "95.0002%"],
  ["2.5", "250%"],
  ["0", "0%"],
])("%s is %s", (fraction, text) => {
  expect(formatPercent(new Decimal(fraction))).toBe(text);
});

test.each([
  [{ subregions: [20], zipPrefix: "802" }, "RMPA for ZIP codes that begin with 802"],
  [{ subregions: [20, 12], state: "CO" }, "RMPA or NWPP for CO"],
] as const)("the possible grid subregions %j are %s", (possible, text) => {
  expect(subregionsText(possible)).toBe(text);
});
