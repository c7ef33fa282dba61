/** Type of a column. Texts are compared by code points; decimals are strings of digits compared as numbers. */
export type ColumnType = "text" | "number" | "decimal" | "boolean" | "texts";

/** Value of a document in a column; undefined without one. */
export type ColumnValue = string | number | boolean | readonly string[] | undefined;

export interface Column<Document> {
  readonly type: ColumnType;
  readonly of: (document: Document) => ColumnValue;
  /** No two documents have the same value. */
  readonly isUnique?: true;
  /** Searched for parts of its text, which is in lower case. */
  readonly isSearched?: true;
}

/** Fields of every document. */
export interface Identified {
  /** A UUID, which identifies the document in every store. */
  readonly id: string;
}

/**
 * Documents of one kind: plain JSON data, found by id and by columns. A store keeps the columns separately, so that a
 * query need not read all documents.
 */
export interface Collection<Document extends Identified> {
  readonly name: string;
  readonly columns: Readonly<Record<string, Column<Document>>>;
}

/** A collection with any type of documents. */
export type AnyCollection = Collection<Identified>;

/** Type-safe, because columns only read documents of their own collection. */
export function anyCollection<Document extends Identified>(collection: Collection<Document>): AnyCollection {
  return collection as unknown as AnyCollection;
}

/** A stored document with its revision. */
export interface Stored<Document> {
  readonly document: Document;
  /** 1 for a new document; each change adds one. */
  readonly revision: number;
}
