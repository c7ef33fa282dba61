import { type Decimal, FUEL_CATEGORY_LABELS, type FuelCategory, otherSavingsTypeText } from "@epb/engine";
import type { GeneralExpression } from "@epb/engine/explain";
import { listName, referenceName } from "../templates/defined-names.js";
import type { InputValue } from "../templates/input-value.js";
import { OPTION_LISTS, type OptionListName } from "../templates/option-lists.js";

type Choice = Extract<GeneralExpression, { readonly kind: "choice" }>;
type ListedValue = Extract<InputValue, { readonly kind: "option" | "otherSavingsType" }>;

/** Reference data by the options of a list, in order; undefined if an option has no data. */
export interface ReferenceTable {
  readonly name: string;
  readonly values: readonly (Decimal | undefined)[];
}

/** Tables of reference data that formulas use for lookups. */
export class References {
  readonly #tables: Map<string, ReferenceTable> = new Map<string, ReferenceTable>();

  /** Names of the range of the table's values and of the range of their options. */
  table(choice: Choice, { list }: ListedValue): { readonly values: string; readonly options: string } {
    if (!this.#tables.has(choice.table)) {
      const values = OPTION_LISTS[list].map(({ value }, index) =>
        choice.of(typeof value === "number" ? value : (choice.values[index] ?? 0)),
      );
      this.#tables.set(choice.table, { name: choice.table, values: values.map((found) => found?.value) });
    }
    return { values: referenceName(choice.table), options: listName(list) };
  }

  tables(): readonly ReferenceTable[] {
    return [...this.#tables.values()];
  }
}

export const isListed = (value: InputValue): value is ListedValue =>
  value.kind === "option" || value.kind === "otherSavingsType";

/** Cell text for a number of the project: the label of the option. */
export function labelOf(value: ListedValue, number: number): string {
  if (value.kind === "otherSavingsType") {
    return otherSavingsTypeText(value.typeNumber, FUEL_CATEGORY_LABELS[number as FuelCategory]);
  }
  const list: OptionListName = value.list;
  const option = OPTION_LISTS[list].find((one) => one.value === number);
  if (option === undefined) throw new Error(`${list} has no option ${number}.`);
  return option.label;
}

/** Characters before the fuel in the cell of an other savings type. */
export const fuelStart = (typeNumber: 1 | 2): number => otherSavingsTypeText(typeNumber, "").length + 1;
