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
 * The table with a note that names the columns whose printed rows do not add up to the printed total. The cells themselves
 * add up: only what is printed is rounded.
 */
export function withRoundingNote<Table extends ScheduleTable>(table: Table): Table {
  const { columns, opening, rows, totals, dollarDecimals } = table;
  if (totals === undefined) return table;
  const body = opening === undefined ? rows : [opening, ...rows];
  const apart = columns.filter((column, index) => !addsUpInPrint(column, index, body, totals[index], dollarDecimals));
  if (apart.length === 0) return table;
  const names = apart.map(({ label, group }) => (group === undefined ? label : `${group}: ${label}`));
  const note = `${roundedWords(apart, dollarDecimals)}, so printed rows and total differ by rounding in: ${names.join("; ")}.`;
  return withNote(table, note);
}

function roundedWords(apart: readonly ReportColumn[], dollarDecimals: 0 | 2): string {
  if (apart.some(({ quantity }) => quantity !== "dollars")) {
    return "Printed rows are rounded, and each total is rounded from the exact sum";
  }
  const unit = dollarDecimals === 0 ? "whole dollars" : "cents";
  return `Amounts are printed in ${unit}, and totals are sums of the exact amounts`;
}

/** Quantities whose total is no sum of what is printed above it: a payback is a price divided by savings. */
const NO_SUMS: ReadonlySet<ReportColumn["quantity"]> = new Set(["text", "count", "years", "fraction"]);

function addsUpInPrint(
  column: ReportColumn,
  index: number,
  rows: readonly ReportRow[],
  total: ReportCell,
  dollarDecimals: number,
): boolean {
  if (NO_SUMS.has(column.quantity) || !Decimal.isDecimal(total)) return true;
  const cells = rows.map((row) => row[index]);
  // Withheld figures are missing in the sum, with any rounding.
  if (cells.some(isWithheld)) return true;
  const decimals = printedDecimals(column, dollarDecimals);
  const printed = cells.filter((cell) => Decimal.isDecimal(cell));
  return sum(printed.map((amount) => roundTo(amount, decimals))).eq(roundTo(total, decimals));
}

/** As reports print a column; a test compares both. */
function printedDecimals({ quantity, decimals = 0 }: ReportColumn, dollarDecimals: number): number {
  switch (quantity) {
    case "dollars":
    case "dollarsPerYear":
      return dollarDecimals;
    case "kgCo2ePerYear":
    case "kwhPerYear":
      return 0;
    default:
      return decimals;
  }
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
