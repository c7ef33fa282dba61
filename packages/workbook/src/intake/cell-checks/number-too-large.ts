import { numberInText } from "@epb/engine";
import { inputDecimal } from "../../templates/input-decimal.js";
import { type CellRule, quoted } from "./cell-rule.js";

/** A number of more digits than any amount of a project has. */
export const numberTooLarge: CellRule = ({ cell, value }) => {
  if (value.kind !== "decimal") return undefined;
  const number = cell.type === "number" ? cell.value : numberInText(cell.value)?.number;
  return number === undefined || inputDecimal(number) !== undefined
    ? undefined
    : {
        name: "cell/number-too-large",
        details: { found: quoted(cell.value), expected: "at most 20 digits before the point" },
      };
};
