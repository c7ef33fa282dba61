import { type CellRule, expectation } from "./cell-rule.js";

/** `#REF!`, `#DIV/0!` and their like in an input cell. */
export const errorValue: CellRule = ({ cell, value }) =>
  cell.type === "error"
    ? { name: "cell/error-value", details: { found: cell.value, expected: expectation(value) } }
    : undefined;
