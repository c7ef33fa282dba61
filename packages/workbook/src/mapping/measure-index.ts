import { looseText } from "../templates/option-lists.js";
import type { MappedCell } from "./form-workbook.js";

/** Key of a column of measures with its cell. */
export interface MeasureEntry {
  readonly key: string;
  /** True for a column of the table that defines measures. */
  readonly isMeasure: boolean;
  readonly cell: MappedCell;
}

export interface MeasureRow {
  /** Row of the measure from 0 on. */
  readonly row: number;
  /** The number of the measure. */
  readonly cell: MappedCell;
}

/** The measures of a form, by number and by description; a measure without a number is numbered by its position. */
export class MeasureIndex {
  readonly #byNumber: Map<string, MeasureRow> = new Map<string, MeasureRow>();
  readonly #byDescription: Map<string, MeasureRow> = new Map<string, MeasureRow>();
  #count = 0;

  /**
   * The measure of a row of a table: a known one, or the next. Undefined for a second row of a measure in one table.
   *
   * @param seen - Rows of the measures above in the table.
   */
  rowOf(entries: readonly MeasureEntry[], seen: ReadonlySet<number>): MeasureRow | undefined {
    const number = entries.find(({ key }) => key === "ecmNumber")?.cell;
    const description = entries.find(({ key }) => key === "ecmDescription")?.cell;
    const known =
      (number && this.#byNumber.get(looseText(number.value))) ??
      (description && this.#byDescription.get(looseText(description.value)));
    const isRepeated = known !== undefined && seen.has(known.row);
    if (isRepeated && number !== undefined) return undefined;
    // Two measures without numbers can have the same description.
    if (known !== undefined && !isRepeated) return known;
    const row = this.#count++;
    const from = (number ?? description ?? entries[0]?.cell)?.from;
    const cell = number ?? {
      ...{ type: "text" as const, value: String(row + 1), styleIndex: 0 },
      ...(from !== undefined && { from }),
    };
    const made = { row, cell };
    if (number !== undefined) this.#byNumber.set(looseText(number.value), made);
    if (description !== undefined && !isRepeated) this.#byDescription.set(looseText(description.value), made);
    return made;
  }
}
