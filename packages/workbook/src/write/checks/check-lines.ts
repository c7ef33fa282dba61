import type { CheckedTemplate, CheckLine } from "./check-line.js";
import { totalsThatDoNotAdd } from "./footing-checks.js";
import { guaranteeAboveAll } from "./guarantee-check.js";
import { missingInputs } from "./input-checks.js";
import { measuresWithoutSavings } from "./measure-checks.js";
import { textInNumberCells } from "./number-checks.js";
import { rowsWithoutFormulas } from "./row-checks.js";
import { tailYear } from "./tail-check.js";

const ALL_LINES = [
  missingInputs,
  textInNumberCells,
  measuresWithoutSavings,
  rowsWithoutFormulas,
  guaranteeAboveAll,
  totalsThatDoNotAdd,
  tailYear,
];

/** Lines that a panel may have. */
export const MOST_CHECK_LINES: number = ALL_LINES.length;

/** The lines of a template's panel: those that there is something to check for. */
export function checkLines(template: CheckedTemplate): readonly CheckLine[] {
  return ALL_LINES.map((line) => line(template)).filter(({ cases }) => cases.length > 0);
}
