import type { CellRule } from "./cell-rule.js";

/** A formula whose result the file does not store: the program that saved it did not calculate. */
export const formulaWithoutValue: CellRule = ({ cell }) =>
  cell.type === "blank-formula"
    ? { name: "cell/formula-without-value", details: { found: `=${cell.formula ?? ""}` } }
    : undefined;
