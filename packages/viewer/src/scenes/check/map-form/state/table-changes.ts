import type { FormMapping, TableEntry } from "./form-mapping.js";
import type { NewTable } from "./new-table.js";

/** A change of the tables as a whole. */
export type TableChange =
  /** The table that a person is adding; undefined to stop. */
  | { readonly kind: "newTable"; readonly draft: NewTable | undefined }
  | { readonly kind: "addTable"; readonly entry: TableEntry }
  | { readonly kind: "removeTable"; readonly table: number }
  | {
      readonly kind: "editTable";
      readonly table: number;
      readonly field: TableField;
      /** The table with the new content of the field. */
      readonly entry: TableEntry;
    };

/** Fields of a table that a person can change. */
export type TableField = "firstRow" | "firstYear" | "skips" | "endsAt";

export function withTables(mapping: FormMapping, change: TableChange): FormMapping {
  const { tables } = mapping;
  switch (change.kind) {
    case "newTable":
      return { ...mapping, newTable: change.draft };
    case "addTable":
      return { ...mapping, newTable: undefined, tables: [...tables, change.entry] };
    case "removeTable":
      return { ...mapping, tables: tables.filter((_, index) => index !== change.table) };
    case "editTable":
      return { ...mapping, tables: tables.map((table, index) => (index === change.table ? change.entry : table)) };
    default:
      return change satisfies never;
  }
}

/** True if a table has a label of another one, which items in the same direction have. */
export function isKnownTable({ sheet, isAcross, columns }: TableEntry, tables: readonly TableEntry[]): boolean {
  const addresses = new Set(columns.map(({ place }) => place.address));
  return tables.some(
    (table) =>
      table.sheet === sheet &&
      table.isAcross === isAcross &&
      table.columns.some(({ place }) => addresses.has(place.address)),
  );
}

/** True if the years of a table are calendar years, and the person has not said which year of the project is first. */
export function hasUnknownYears({ firstYear, columns }: TableEntry): boolean {
  return firstYear === undefined && columns.some(({ to, content }) => to === YEARS && CALENDAR_YEAR.test(content));
}

const YEARS = "performancePeriod[].year";
/** First item of a column: `2027`, `FY2027`. */
const CALENDAR_YEAR = /^[^\d;]*(?:199|20\d)\d\b/;
