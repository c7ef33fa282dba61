import type { Cell, Table } from "@epb/contract";
import { Decimal } from "@epb/engine";

/** Guaranteed savings and payments of a year, $. A member is undefined where it is not known. */
export interface YearCoverage {
  readonly year: string;
  readonly savings: Decimal | undefined;
  readonly payments: Decimal | undefined;
  /** Savings for each dollar of payments; undefined in a year without payments. */
  readonly ratio: Decimal | undefined;
}

/** What the guaranteed savings of each year cover, of the schedules of a project. */
export function coverageOfYears(tables: readonly Table[]): readonly YearCoverage[] {
  const table = tables.find(({ id }) => id === "1" || id === "1u");
  if (table === undefined) return [];
  const column = (name: string): number => table.columns.findIndex((each) => each.name === name);
  const savings = column("guaranteedSavings");
  // An express project has debt service and no other payments.
  const hasPayments = table.rows.some((row) => amountOf(row[column("payment")]) !== undefined);
  const payments = column(hasPayments ? "payment" : "debtService");
  return table.rows.map((row) => {
    const [saved, paid] = [amountOf(row[savings]), amountOf(row[payments])];
    return {
      year: String(row[0] ?? ""),
      savings: saved,
      payments: paid,
      ratio: paid?.greaterThan(0) === true ? saved?.dividedBy(paid) : undefined,
    };
  });
}

/** Two decimals, the rest cut off: 0.999 does not read as 1.00. */
export function ratioText(ratio: Decimal): string {
  const [whole = "", decimals = ""] = ratio.toFixed().split(".");
  return `${whole}.${decimals.padEnd(2, "0").slice(0, 2)}`;
}

/** Whether the guaranteed savings of a year are less than its payments. */
export const isUncovered = ({ ratio }: YearCoverage): boolean => ratio?.lessThan(1) === true;

const amountOf = (cell: Cell | undefined): Decimal | undefined =>
  typeof cell === "string" && /^-?\d+(?:\.\d+)?$/.test(cell) ? new Decimal(cell) : undefined;
