import type { FlatWorkbook, SheetPlace } from "../xlsx/flat-workbook.js";
import { findTable } from "./find-table.js";
import { findValue } from "./find-value.js";
import type { Profile } from "./profile.js";
import { gridsOf } from "./sheet-grid.js";

/** The place of an input or figure of a profile in a form. */
export interface ProfilePlace {
  readonly to: string;
  /** The cell of a value, or the header of a column. */
  readonly place: SheetPlace;
  readonly scale: string | undefined;
  /** Rows of the items of a column, or columns if the items run across; undefined for a value. */
  readonly items: readonly number[] | undefined;
}

/** Places of a profile that a form has, in the order of the profile. */
export function placesOfProfile(form: FlatWorkbook, profile: Profile): readonly ProfilePlace[] {
  const gridOf = gridsOf(form);
  const values = profile.values.flatMap((value): readonly ProfilePlace[] => {
    const found = findValue(value, form, (name) => gridOf(name, false));
    if (found === undefined || found === "repeated") return [];
    const place = { sheet: found.sheet.name, address: found.address };
    return [{ to: value.to, place, scale: value.scale, items: undefined }];
  });
  const columns = profile.tables.flatMap((table) => {
    const grid = gridOf(table.sheet, table.direction === "across");
    const found = grid && findTable(table, grid);
    if (grid === undefined || found === undefined) return [];
    return [...found.columns].flatMap(([{ to, scale }, column]): readonly ProfilePlace[] => {
      const header = grid.at(found.headerRow, column);
      return header === undefined
        ? []
        : [{ to, place: { sheet: table.sheet, address: header.address }, scale, items: found.rows }];
    });
  });
  return [...values, ...columns];
}
