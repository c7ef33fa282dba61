import { type CellRule, expectation } from "./cell-rule.js";

/** All other cases, such as `TRUE` or a date in a number cell. No value is dropped without a finding. */
export const wrongKind: CellRule = ({ cell, value }) => ({
  name: "cell/wrong-kind",
  details: { found: `${cell.type} ${cell.value}`, expected: expectation(value) },
});
