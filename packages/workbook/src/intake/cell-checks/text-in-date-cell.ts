import { withoutUnseen } from "../../templates/unseen-characters.js";
import { type CellRule, expectation, quoted } from "./cell-rule.js";
import { correctionField, dateCorrections } from "./corrections.js";
import { datesInText } from "./date-text.js";

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

/**
 * A date typed as text. `2024-01-31` means one day everywhere and is read; `01/02/2024` is ambiguous and is not read.
 */
export const textInDateCell: CellRule = ({ cell, value }) => {
  if (cell.type !== "text" || value.kind !== "date") return undefined;
  const details = {
    found: `text ${quoted(cell.value)}`,
    expected: expectation(value),
    ...correctionField(dateCorrections(cell.value)),
  };
  const dates = datesInText(cell.value);
  const [only] = dates;
  if (only === undefined) return { name: "cell/text-in-date-cell", details };
  if (ISO_DATE.test(withoutUnseen(cell.value).trim())) return { name: "cell/date-as-text", details, takenAs: only };
  const advice =
    dates.length === 1
      ? `Enter ${only} into the cell as a date, if that is what is meant.`
      : `Enter ${dates.join(" or ")}, whichever is meant, into the cell as a date.`;
  return { name: "cell/text-in-date-cell", details: { ...details, advice } };
};
