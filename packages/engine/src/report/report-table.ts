import type { FigureQuantity, FigureValue } from "../model/figure.js";
import type { ScheduleId } from "./schedule-id.js";

/** A table of figures and inputs without formatting: what every face shows of a schedule. */
export interface ReportTable {
  readonly id: ScheduleId;
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  /** How many of the first columns say what a row is about. */
  readonly keyColumns: number;
  /** What stands before the rows, such as the implementation period. Its first cell is its name. */
  readonly opening?: ReportRow;
  /** A cell for every column. */
  readonly rows: readonly ReportRow[];
  /** Sums of the opening and the rows, for the columns that have one; its first cell is empty. */
  readonly totals?: ReportRow;
  /**
   * What leads from the totals to another figure, such as the project development price to the total price. The name of a
   * row stands in the last of the key columns.
   */
  readonly closing?: readonly ReportRow[];
  /** Decimals in which a schedule prints $; the cells have them in full. */
  readonly dollarDecimals: 0 | 2;
  /** Facts that a reader needs for the table. */
  readonly note?: string;
  /** What the dashes of the table stand for, or why it has no rows. Absent in a table of which nothing is withheld. */
  readonly withheldNote?: string;
}

export interface ReportColumn {
  /** Stable name for programs: `estimatedSavings`. */
  readonly name: string;
  readonly label: string;
  /** Neighbouring columns of one group have its name above them. */
  readonly group?: string;
  readonly quantity: FigureQuantity | "text";
  readonly unit?: string;
  readonly decimals?: number;
}

/** Undefined where a figure is not known, or nothing is entered. */
export type ReportCell = FigureValue | string | undefined;
export type ReportRow = readonly ReportCell[];
