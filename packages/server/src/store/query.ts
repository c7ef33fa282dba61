type Single = string | number | boolean;

/** What a column has to say of a document for it to be found. */
export type Condition = { readonly column: string } & (
  | { readonly is: Single }
  | { readonly anyOf: readonly Single[] }
  /** Of a column of texts: one of them. */
  | { readonly has: string }
  /** The text somewhere in the column's. Columns that are searched hold lower case. */
  | { readonly includes: string }
  | { readonly from?: Single; readonly before?: Single }
);

/** Where a page ends: what its last document has in the column of the order, and its id. */
export interface Cursor {
  readonly value: Single | null;
  readonly id: string;
}

export interface Query {
  /** All of them hold. */
  readonly where?: readonly Condition[];
  /** By id without a column. Documents that say nothing come last, in either direction. */
  readonly orderBy?: { readonly column: string; readonly descending?: boolean };
  readonly after?: Cursor;
  readonly limit: number;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Where the next page begins; undefined on the last one. */
  readonly next?: Cursor;
}

/** The cursor as text that stands in an address. */
export function cursorText({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString("base64url");
}

/** The cursor of a text; undefined for a text that is none. */
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
