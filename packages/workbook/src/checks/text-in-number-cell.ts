import { type CellRule, expectation, isNumeric, quoted } from "./cell-rule.js";
import { numberInText } from "./number-text.js";

/** Any other text where a number belongs; one that looks like a number comes with the number it looks like. */
export const textInNumberCell: CellRule = ({ cell, value }) => {
  if (cell.type !== "text" || !isNumeric(value)) return undefined;
  const found = `text ${quoted(cell.value)}`;
  const expected = expectation(value);
  const parsed = numberInText(cell.value);
  if (parsed === undefined) return { name: "cell/text-in-number-cell", details: { found, expected } };
  const advice = `Type ${parsed.number} as a number, without thousands separators or currency signs, if that is what is meant.`;
  return { name: "cell/text-in-number-cell", details: { found, expected, advice } };
};
