import { Decimal, ZERO } from "../decimal/decimal.js";
import { roundTo } from "../decimal/rounding.js";
import { sum } from "../decimal/sum.js";
import { formatDollars } from "../issues/format.js";
import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { ScheduleTable } from "./report-source.js";
import type { ReportCell, ReportColumn, ReportRow } from "./report-table.js";
import { isWithheld } from "./withheld-cells.js";

/** A note in addition to that of the table. */
export function withNote<Table extends ScheduleTable>(table: Table, note: string | undefined): Table {
  if (note === undefined) return table;
  return { ...table, note: table.note === undefined ? note : `${table.note} ${note}` };
}

/**
 * The table with a note that names the columns of dollars whose printed rows do not add up to the printed total. The cells
 * themselves add up: only what is printed is rounded.
 */
export function withRoundingNote<Table extends ScheduleTable>(table: Table): Table {
  const { columns, opening, rows, totals, dollarDecimals } = table;
  if (totals === undefined) return table;
  const body = opening === undefined ? rows : [opening, ...rows];
  const apart = columns.filter((column, index) => !addsUpInPrint(column, index, body, totals[index], dollarDecimals));
  if (apart.length === 0) return table;
  const names = apart.map(({ label, group }) => (group === undefined ? label : `${group}: ${label}`));
  const unit = dollarDecimals === 0 ? "whole dollars" : "cents";
  const note = `Amounts are printed in ${unit}, and totals are sums of the exact amounts, so printed rows and total differ by rounding in: ${names.join("; ")}.`;
  return withNote(table, note);
}

function addsUpInPrint(
  { quantity, unit }: ReportColumn,
  index: number,
  rows: readonly ReportRow[],
  total: ReportCell,
  decimals: number,
): boolean {
  if (quantity !== "dollars" || (unit !== undefined && unit !== "$") || !Decimal.isDecimal(total)) return true;
  const cells = rows.map((row) => row[index]);
  // What is withheld is missing in the sum, whatever the rounding.
  if (cells.some(isWithheld)) return true;
  const printed = cells.filter((cell) => Decimal.isDecimal(cell));
  return sum(printed.map((amount) => roundTo(amount, decimals))).eq(roundTo(total, decimals));
}

/**
 * Note for tables of a loan that is paid off: principal and interest are whole dollars in each year, so their totals can
 * differ from the amount financed and from the debt service; undefined where they do not.
 *
 * @spec C §9 Amortization, "yearly principal and interest to whole"; D4
 */
export function principalNote({ amortization, projectSummary }: PartialCalculatedValues): string | undefined {
  if (amortization?.paidOff !== true) return undefined;
  const { totalPrincipal, totalInterest, totalPrincipalPlusInterest } = amortization.total;
  const differences = [
    difference(
      "total principal",
      totalPrincipal,
      "amount financed",
      projectSummary?.capitalization.totalAmountFinanced,
    ),
    difference(
      "total principal plus total interest",
      Decimal.isDecimal(totalPrincipal) && Decimal.isDecimal(totalInterest)
        ? totalPrincipal.plus(totalInterest)
        : undefined,
      "total debt service",
      totalPrincipalPlusInterest,
    ),
  ].filter((text) => text !== undefined);
  if (differences.length === 0) return undefined;
  return `Principal and interest are rounded to whole dollars in each year: ${differences.join("; ")}.`;
}

function difference(name: string, total: unknown, other: string, amount: unknown): string | undefined {
  if (!Decimal.isDecimal(total) || !Decimal.isDecimal(amount)) return undefined;
  const [ours, theirs] = [roundTo(total, 0), roundTo(amount, 0)];
  return ours.minus(theirs).eq(ZERO) ? undefined : `${name} is ${dollars(ours)}, ${other} ${dollars(theirs)}`;
}

/** `$2,511,380` */
const dollars = (amount: Decimal): string => formatDollars(amount).replace(/\.00$/, "");
