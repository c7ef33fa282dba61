import { makeFinding } from "../../findings/cell-finding.js";
import { type CellRange, formatRange } from "../../xlsx/cell-address.js";
import { type CoveredInput, coveredInputs } from "../covered-inputs.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** Merged ranges that cover input cells: the values are lost, or exist but are invisible. */
export const mergedInputs: WorkbookRule = ({ sheets }) =>
  sheets.flatMap((located) =>
    [...byRange(coveredInputs(located))].map(([range, { sheet, label, isLost }]) =>
      makeFinding(isLost ? "cell/lost-under-merge" : "cell/merged-inputs", {
        place: { sheet: sheet.name, address: formatRange(range) },
        field: label,
      }),
    ),
  );

/** One covered input for each range; prefers a lost input. */
function byRange(covered: readonly CoveredInput[]): ReadonlyMap<CellRange, CoveredInput> {
  const found = new Map<CellRange, CoveredInput>();
  for (const input of covered) {
    const known = found.get(input.range);
    if (known === undefined || (input.isLost && !known.isLost)) found.set(input.range, input);
  }
  return found;
}
