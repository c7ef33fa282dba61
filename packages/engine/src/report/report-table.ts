import type { FigureQuantity, FigureValue } from "../model/figure.js";
import type { ScheduleId } from "./schedule-id.js";

/** A table of figures and inputs without formatting: what every face shows of a schedule. */
export interface ReportTable {
  readonly id: ScheduleId;
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  /** Number of key columns at the start of a row. */
  readonly keyColumns: number;
  /** Row before the other rows, such as the implementation period. Its first cell is its name. */
  readonly opening?: ReportRow;
  /** A cell for every column. */
  readonly rows: readonly ReportRow[];
  /** Sums of the opening and the rows, for the columns that have one; its first cell is empty. */
  readonly totals?: ReportRow;
  /**
   * Rows that lead from the totals to another figure, such as from the project development price to the total price.
   * The name of a row is in the last key column.
   */
  readonly closing?: readonly ReportRow[];
  /** Decimals in which a schedule prints $; the cells have them in full. */
  readonly dollarDecimals: 0 | 2;
  /** Facts that a reader needs for the table. */
  readonly note?: string;
  /**
   * Meaning of the dashes of the table, or the reason why it has no rows. Absent in a table without withheld figures.
   */
  readonly withheldNote?: string;
}

export interface ReportColumn {
  /** Stable name for programs: `estimatedSavings`. */
  readonly name: string;
  readonly label: string;
  /** Adjacent columns of one group have its name above them. */
  readonly group?: string;
  readonly quantity: FigureQuantity | "text";
  readonly unit?: string;
  readonly decimals?: number;
}

/** Undefined where a figure is not known, or nothing is entered. */
export type ReportCell = FigureValue | string | undefined;
export type ReportRow = readonly ReportCell[];

/**
 * Note that a reader needs to understand the table, including its dashes; undefined if the table needs no note.
 *
 * @example
 * import { tableNote } from "@epb/engine/report";
 *
 * tableNote({ note: "Amounts are rounded." }); // "Amounts are rounded."
 */
export function tableNote({ note, withheldNote }: Pick<ReportTable, "note" | "withheldNote">): string | undefined {
  const notes = [note, withheldNote].filter((each) => each !== undefined);
  return notes.length === 0 ? undefined : notes.join(" ");
}
