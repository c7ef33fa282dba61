import { type CellRule, expectation } from "./cell-rule.js";

/** A fraction, or a number outside the limits, where a whole number within them belongs. */
export const notAWholeNumber: CellRule = ({ cell, value }) =>
  value.kind === "wholeNumber" && cell.type === "number"
    ? { name: "cell/not-a-whole-number", details: { found: cell.value, expected: expectation(value) } }
    : undefined;
