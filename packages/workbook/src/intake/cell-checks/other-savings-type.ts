import { otherSavingsTypeText } from "@epb/engine";
import { OPTION_LISTS } from "../../templates/option-lists.js";
import { fuelOfOtherSavingsType } from "../../templates/other-savings-type.js";
import { type CellRule, quoted } from "./cell-rule.js";

/**
 * `Other Savings Type N: category` with another number than its cell's, or a category that is no fuel.
 *
 * @spec C §8 'Invalid Other Savings Type Number', 'Invalid Savings Type Category'
 */
export const otherSavingsType: CellRule = ({ cell, value }) => {
  if (value.kind !== "otherSavingsType") return undefined;
  const problem = fuelOfOtherSavingsType(cell.value, value.typeNumber);
  if (problem !== "number" && problem !== "category") return undefined;
  const fuels = OPTION_LISTS.fuelCategories.map(({ label }) => label);
  return problem === "number"
    ? {
        name: "cell/other-savings-type-number",
        details: { found: quoted(cell.value), expected: otherSavingsTypeText(value.typeNumber, "category") },
      }
    : {
        name: "cell/other-savings-type-category",
        details: { found: quoted(cell.value), expected: `one of ${fuels.join(", ")}` },
      };
};
