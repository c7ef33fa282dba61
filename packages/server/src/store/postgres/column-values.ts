import type { ColumnType, ColumnValue } from "../collection.js";

/** Column types in SQL. Texts are sorted by code points with any locale of the database. */
export const SQL_TYPES: Readonly<Record<ColumnType, string>> = {
  text: "text",
  number: "double precision",
  decimal: "numeric",
  boolean: "boolean",
  texts: "text[]",
};

/** The value of a column as a parameter. */
export function columnParameter(value: ColumnValue): unknown {
  if (value === undefined) return null;
  if (typeof value === "string") return storableText(value);
  if (typeof value === "object") return value.map(storableText);
  return value;
}

/** True if a column can contain the value. */
export function fitsColumn(type: ColumnType, value: string | number | boolean): boolean {
  switch (type) {
    case "text":
    case "texts":
      return typeof value === "string";
    case "decimal":
      return typeof value === "string" && /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,4})?$/i.test(value);
    case "number":
      return typeof value === "number";
    case "boolean":
      return typeof value === "boolean";
    default:
      return type satisfies never;
  }
}

/** PostgreSQL does not support U+0000 in texts. The document keeps it; the column has the replacement character. */
function storableText(text: string): string {
  return text.replaceAll("\0", "\uFFFD");
}
