import type { Cell, Table } from "@epb/contract";
import { Decimal } from "@epb/engine";
import { exactSum } from "@epb/engine/compare";
import { isWithheld } from "@epb/engine/report";

/**
 * A table of projects with the sums of its columns of dollars. A note counts the projects whose amount is not known and
 * therefore is in no sum.
 */
export function withTotals(table: Table): Table {
  const { columns, rows } = table;
  const totals = columns.map(({ quantity }, index): Cell => {
    const amounts = quantity === "dollars" ? amountsOf(rows, index) : [];
    return amounts.length === 0 ? null : exactSum(amounts).toFixed();
  });
  const incomplete = columns.flatMap(({ label }, index) => {
    const missing = totals[index] === null ? 0 : rows.length - amountsOf(rows, index).length;
    return missing === 0 ? [] : [`${label} (${missing} ${missing === 1 ? "project" : "projects"})`];
  });
  return {
    ...table,
    totals,
    ...(incomplete.length > 0 && {
      note: `Totals do not include projects without a known amount: ${incomplete.join(", ")}.`,
    }),
  };
}

const amountsOf = (rows: Table["rows"], index: number): readonly Decimal[] =>
  rows.flatMap((row) => {
    const cell = row[index];
    return typeof cell === "string" && !isWithheld(cell) ? [new Decimal(cell)] : [];
  });
