import type { CellRule } from "./cell-rule.js";
import { errorValue } from "./error-value.js";
import { formulaWithoutValue } from "./formula-without-value.js";
import { negativeValue } from "./negative-value.js";
import { notADate } from "./not-a-date.js";
import { notAWholeNumber } from "./not-a-whole-number.js";
import { numberTooLarge } from "./number-too-large.js";
import { otherSavingsType } from "./other-savings-type.js";
import { percentText } from "./percent-text.js";
import { plainNumberAsText } from "./plain-number-as-text.js";
import { quantityWithUnit } from "./quantity-with-unit.js";
import { textInDateCell } from "./text-in-date-cell.js";
import { textInNumberCell } from "./text-in-number-cell.js";
import { textTooLong } from "./text-too-long.js";
import { unseenCharacters } from "./unseen-characters.js";
import { valueOutsideList } from "./value-outside-list.js";
import { wrongKind } from "./wrong-kind.js";

/** Every rule on a single cell; the first that applies speaks, and the last always does. */
export const CELL_RULES: readonly CellRule[] = [
  formulaWithoutValue,
  errorValue,
  textTooLong,
  unseenCharacters,
  numberTooLarge,
  percentText,
  plainNumberAsText,
  quantityWithUnit,
  textInNumberCell,
  textInDateCell,
  notADate,
  valueOutsideList,
  otherSavingsType,
  negativeValue,
  notAWholeNumber,
  wrongKind,
];
