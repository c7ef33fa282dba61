import { Decimal } from "@epb/engine";
import { expect, test } from "vitest";
import { csvNumber } from "./csv-number.js";

test.each([
  ["dollars", 2, "2742378.36907216494845360824742268", "2742378.37"],
  ["dollars", 2, "395000", "395000"],
  ["dollars", 2, "-0.001", "0"],
  ["years", 1, "11.42946650695660186123652446328204", "11.4"],
  ["fraction", 4, "0.03456789", "0.034568"],
  ["fraction", 4, "0.0385", "0.0385"],
  ["dollarsPerKwh", 6, "0.12345678", "0.123457"],
  ["count", undefined, "12", "12"],
] as const)("%s with %s decimals shows %s as %s", (quantity, decimals, value, text) => {
  const definition = { quantity, ...(decimals !== undefined && { decimals }) };
  expect(csvNumber(new Decimal(value), definition)).toBe(text);
});
