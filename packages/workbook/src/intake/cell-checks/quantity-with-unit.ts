import { heatInEntry, heatWords } from "../../templates/heat-in-entry.js";
import { type CellRule, expectation, quoted } from "./cell-rule.js";
import { correctionField, takenNumbers } from "./corrections.js";

/** `12,500 therms` in a cell for MMBtu of natural gas: read as the amount of heat, and reported. */
export const quantityWithUnit: CellRule = ({ cell, value, fuels }) => {
  const heat = cell.type === "text" ? heatInEntry(cell.value, value, fuels) : undefined;
  if (heat === undefined) return undefined;
  const [number] = takenNumbers([heat.mmbtu.toFixed()], value);
  if (number === undefined) return undefined;
  return {
    name: "cell/quantity-with-unit",
    details: {
      found: `text ${quoted(cell.value)}`,
      expected: `${expectation(value)} of MMBtu`,
      advice: `epb uses ${heatWords(heat)}. Type ${heat.mmbtu.toFixed()} as a number.`,
      ...correctionField([number]),
    },
    takenAs: heat.mmbtu,
  };
};
