import { Decimal } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import type { ReportCell, ReportRow } from "./report-table.js";
import { isWithheld } from "./withheld-cells.js";

/** Sum of a column: undefined where no cell has an amount, withheld where a cell is. */
export function columnTotal(rows: readonly ReportRow[], index: number): ReportCell {
  const cells = rows.map((row) => row[index]);
  const withheld = cells.find(isWithheld);
  if (withheld !== undefined) return withheld;
  const amounts = cells.filter((cell) => Decimal.isDecimal(cell));
  return amounts.length === 0 ? undefined : sum(amounts);
}
