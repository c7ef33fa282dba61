import { type CellRule, expectation } from "./cell-rule.js";

/** A minus sign in an input without negative amounts. */
export const negativeValue: CellRule = ({ cell, value }) =>
  value.kind === "decimal" && value.isNonNegative && cell.type === "number" && cell.value.startsWith("-")
    ? { name: "cell/negative", details: { found: cell.value, expected: expectation(value) } }
    : undefined;
