import { looseText } from "../templates/option-lists.js";
import type { MappedCell } from "./form-workbook.js";

export interface MeasureRow {
  /** Row of the measure from 0 on. */
  readonly row: number;
  /** The number of the measure. */
  readonly cell: MappedCell;
}

/** The measures of a form, by number and by description; a measure without a number is numbered by its position. */
export class MeasureIndex {
  readonly #byNumber: Map<string, MeasureRow> = new Map<string, MeasureRow>();
  /** Undefined for a description that several measures have. */
  readonly #byDescription: Map<string, MeasureRow | undefined> = new Map<string, MeasureRow | undefined>();
  #count = 0;

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /**
   * The measure of a row of a table: a known one, or the next in a table that defines measures; otherwise the name of
   * the finding.
   *
   * @param cells - Cells of the row by the key of their column.
   * @param seen - Rows of the measures above in the table.
   * @param isDefinition - True for a table that defines measures.
   */
  rowOf(
    cells: ReadonlyMap<string, MappedCell>,
    seen: ReadonlySet<number>,
    isDefinition: boolean,
  ): MeasureRow | "cell/duplicate-row" | "cell/measure-unknown" {
    const number = cells.get("ecmNumber");
    const description = cells.get("ecmDescription");
    const known = number === undefined ? this.#described(description) : this.#byNumber.get(looseText(number.value));
    if (known !== undefined && !seen.has(known.row)) return known;
    if (known !== undefined && number !== undefined) return "cell/duplicate-row";
    if (!isDefinition) return "cell/measure-unknown";
    // Two measures without numbers can have the same description.
    return this.#add(number, description, [...cells.values()][0]?.from);
  }

  #described(description: MappedCell | undefined): MeasureRow | undefined {
    return description && this.#byDescription.get(looseText(description.value));
  }

  #add(number: MappedCell | undefined, description: MappedCell | undefined, from: MappedCell["from"]): MeasureRow {
    const row = this.#count++;
    const byPosition = { type: "text" as const, value: String(row + 1), styleIndex: 0 };
    const made = { row, cell: number ?? { ...byPosition, ...(from !== undefined && { from }) } };
    if (number !== undefined) this.#byNumber.set(looseText(number.value), made);
    if (description !== undefined) {
      const text = looseText(description.value);
      this.#byDescription.set(text, this.#byDescription.has(text) ? undefined : made);
    }
    return made;
  }
}
