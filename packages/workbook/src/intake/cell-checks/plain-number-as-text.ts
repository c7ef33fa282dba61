import { numberInText } from "@epb/engine";
import { inputDecimal } from "../../templates/input-decimal.js";
import { type CellRule, expectation, quoted } from "./cell-rule.js";
import { correctionField, numberCorrections } from "./corrections.js";

/** `12000` stored as text: read as the number it plainly is, and said, since formulas of Excel skip it. */
export const plainNumberAsText: CellRule = ({ cell, value }) => {
  if (cell.type !== "text" || value.kind !== "decimal") return undefined;
  const parsed = numberInText(cell.value);
  if (parsed === undefined || !parsed.isPlain || (value.isNonNegative && parsed.number.startsWith("-")))
    return undefined;
  const takenAs = inputDecimal(parsed.number);
  if (takenAs === undefined) return undefined;
  return {
    name: "cell/number-as-text",
    details: {
      found: `text ${quoted(cell.value)}`,
      expected: expectation(value),
      ...correctionField(numberCorrections(cell.value, value)),
    },
    takenAs,
  };
};
