import { type Calculation, valueAtPath } from "@epb/engine";
import type { FigureRow } from "./figure-rows.js";
import type { SeriesPlace } from "./figure-series.js";
import { itemKey, itemKeys } from "./item-keys.js";

/** Finds the calculated values for the cells of figures. */
export class ComputedFigures {
  readonly #values: Calculation["calculatedValues"];
  /** A table has thousands of figures, so the item of each row is found once for all columns. */
  readonly #ownersByRows: Map<readonly FigureRow[], readonly (object | undefined)[]> = new Map();

  constructor({ calculatedValues }: Pick<Calculation, "calculatedValues">) {
    this.#values = calculatedValues;
  }

  /** Object with the figure of each row; undefined for an item that the calculation does not have. */
  ownersFor({ figure: { list }, rows }: SeriesPlace): readonly (object | undefined)[] {
    if (list === undefined) return [this.#values];
    const known = this.#ownersByRows.get(rows);
    if (known !== undefined) return known;
    const keys = itemKeys(list);
    const items = (valueAtPath(this.#values, list) ?? []) as readonly Readonly<Record<string, unknown>>[];
    const byKey = new Map(items.map((item) => [itemKey(item, keys), item]));
    const owners = rows.map(({ key }) => byKey.get(key));
    this.#ownersByRows.set(rows, owners);
    return owners;
  }
}
