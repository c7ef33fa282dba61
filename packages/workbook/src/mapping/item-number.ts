import type { FlatCell } from "../xlsx/flat-workbook.js";
import { type DateSystem, numberOfKey } from "./number-of-key.js";
import type { ProfileTable } from "./profile.js";

/** The keys of the items of a table. */
export interface ItemKeys {
  /** True if the table has a column of keys. */
  readonly hasKeys: boolean;
  /** Key of item 1, if keys are not the numbers themselves. */
  readonly keyOfFirst: number | undefined;
}

/**
 * Number of an item: its key, counted from the key of the first item if the keys are other numbers; its position in a
 * table without keys. Undefined for a key without a number.
 */
export function rowOfItem(
  { numberFrom = 1 }: ProfileTable,
  { hasKeys, keyOfFirst }: ItemKeys,
  key: FlatCell | undefined,
  position: number,
  form: DateSystem,
): number | undefined {
  if (!hasKeys) return numberFrom + position;
  const number = numberOfKey(key, form);
  return number === undefined || keyOfFirst === undefined ? number : number - keyOfFirst + 1;
}

/** The key for item 1 in a table whose first row has a given number, such as fiscal years from the first one on. */
export function keyOfFirstRow(
  { numberFrom }: ProfileTable,
  firstKey: FlatCell | undefined,
  form: DateSystem,
): number | undefined {
  const number = numberOfKey(firstKey, form);
  return number === undefined || numberFrom === undefined ? undefined : number - numberFrom + 1;
}
