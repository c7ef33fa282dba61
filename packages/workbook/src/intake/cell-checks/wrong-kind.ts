import { type CellRule, expectation } from "./cell-rule.js";

/** What is left: `TRUE` or a date where a number belongs, and their like. Nothing is dropped without a word. */
export const wrongKind: CellRule = ({ cell, value }) => ({
  name: "cell/wrong-kind",
  details: { found: `${cell.type} ${cell.value}`, expected: expectation(value) },
});
