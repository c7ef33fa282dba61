/** What a column holds. Texts are compared by code points; decimals are texts of digits compared as numbers. */
export type ColumnType = "text" | "number" | "decimal" | "boolean" | "texts";

/** What a document says for a column; undefined where it says nothing. */
export type ColumnValue = string | number | boolean | readonly string[] | undefined;

export interface Column<Document> {
  readonly type: ColumnType;
  readonly of: (document: Document) => ColumnValue;
  /** No two documents have the same value. */
  readonly isUnique?: true;
  /** Looked through for parts of its text, which is in lower case. */
  readonly isSearched?: true;
}

/** What every document has. */
export interface Identified {
  /** A UUID; it names the document in every store. */
  readonly id: string;
}

/**
 * Documents of one kind: plain JSON data, found by id and by columns. A store keeps the columns beside the documents, so
 * nothing is found by looking through all of them.
 */
export interface Collection<Document extends Identified> {
  readonly name: string;
  readonly columns: Readonly<Record<string, Column<Document>>>;
}

/** A collection, whatever its documents. */
export type AnyCollection = Collection<Identified>;

/** Columns are only ever asked about documents of their own collection. */
export function anyCollection<Document extends Identified>(collection: Collection<Document>): AnyCollection {
  return collection as unknown as AnyCollection;
}

/** A document as a store has it, and how often it has been written. */
export interface Stored<Document> {
  readonly document: Document;
  /** 1 for a new document, one more with every change. */
  readonly revision: number;
}
