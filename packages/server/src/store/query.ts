/** A single value of a column. */
export type Single = string | number | boolean;

/** Condition on a column of the documents. */
export type Condition = { readonly column: string } & (
  | { readonly is: Single }
  | { readonly anyOf: readonly Single[] }
  /** Of a column of texts: at least one of these. */
  | { readonly hasAny: readonly string[] }
  /** The text somewhere in the column's. Columns that are searched hold lower case. */
  | { readonly includes: string }
  | { readonly from?: Single; readonly before?: Single }
);

/** End of a page: the sort value and the id of its last document. */
export interface Cursor {
  readonly value: Single | null;
  readonly id: string;
}

export interface Query {
  /** All conditions must match. */
  readonly where?: readonly Condition[];
  /** By id without a column. Documents without a value are last in both directions. */
  readonly orderBy?: { readonly column: string; readonly descending?: boolean };
  readonly after?: Cursor;
  readonly limit: number;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Start of the next page; undefined on the last page. */
  readonly next?: Cursor;
}

/** The cursor as text for a URL. */
export function cursorText({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString("base64url");
}

/** The cursor of a text; undefined for any other text. */
export function parseCursor(text: string): Cursor | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    if (!Array.isArray(parsed) || parsed.length !== 2 || typeof parsed[1] !== "string") return undefined;
    const [value, id] = parsed as [unknown, string];
    return value === null || ["string", "number", "boolean"].includes(typeof value)
      ? { value: value as Single | null, id }
      : undefined;
  } catch {
    return undefined;
  }
}
