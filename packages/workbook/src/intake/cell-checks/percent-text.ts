import { Decimal, numberInText } from "@epb/engine";
import { type CellRule, expectation, isNumeric, quoted } from "./cell-rule.js";
import { correctionField, isPercentPoints, numberCorrections } from "./corrections.js";

/** `4.75%` typed as text, and `4.75` as text where a rate belongs: in a number cell it would be 0.0475. @spec D2 */
export const percentText: CellRule = ({ cell, value }) => {
  if (cell.type !== "text" || !isNumeric(value)) return undefined;
  const parsed = numberInText(cell.value);
  if (parsed === undefined || !(parsed.isPercentage || isPercentPoints(parsed, value))) return undefined;
  const fraction = new Decimal(parsed.number).div(100).toFixed();
  return {
    name: "cell/percent-as-text",
    details: {
      found: `text ${quoted(cell.value)}`,
      expected: expectation(value),
      ...correctionField(numberCorrections(cell.value, value)),
      advice: `Type ${parsed.number}% into the cell as a number; the cell then holds ${fraction}.`,
    },
  };
};
