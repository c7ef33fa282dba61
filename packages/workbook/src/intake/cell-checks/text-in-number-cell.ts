import { type NumberInText, numberInText } from "@epb/engine";
import type { InputValue } from "../../templates/input-value.js";
import { type CellRule, expectation, isNumeric, quoted } from "./cell-rule.js";
import { correctionField, numberCorrections } from "./corrections.js";

/** Any other text in a number cell; a text that looks like a number has this number as a correction. */
export const textInNumberCell: CellRule = ({ cell, value, unit }) => {
  if (cell.type !== "text" || !isNumeric(value)) return undefined;
  const found = `text ${quoted(cell.value)}`;
  const expected = expectation(value);
  const parsed = numberInText(cell.value);
  if (parsed === undefined) {
    const [suggestion] = numberCorrections(withoutUnit(cell.value, unit) ?? "", value);
    const advice = suggestion && `Did you mean ${suggestion.value}? Enter it as a number.`;
    return {
      name: "cell/text-in-number-cell",
      details: { found, expected, ...(suggestion !== undefined && { suggestion, advice }) },
    };
  }
  const corrections = correctionField(numberCorrections(cell.value, value));
  return {
    name: "cell/text-in-number-cell",
    details: { found, expected, ...corrections, advice: adviceFor(parsed, value) },
  };
};

/** `10` for `10 months` in a field of months; undefined for other text. */
function withoutUnit(text: string, unit: string | undefined): string | undefined {
  const [, number, word = ""] = /^\s*([\d.,]+)\s*([a-z]+)\.?\s*$/i.exec(text) ?? [];
  const isUnit = unit !== undefined && singular(word) === singular(unit);
  return isUnit ? number : undefined;
}

const singular = (word: string): string => word.toLowerCase().replace(/s$/, "");

function adviceFor({ number, other }: NumberInText, value: InputValue): string {
  if (value.kind === "decimal" && value.isNonNegative && number.startsWith("-")) {
    return `It looks like ${number}, and a negative number does not belong here: amounts that are taken off have fields of their own.`;
  }
  return other === undefined
    ? `Type ${number} as a number, without thousands separators or currency signs, if that is what is meant.`
    : `Type ${number} or ${other} as a number, whichever is meant.`;
}
