/** Schema of the store's tables, separate from other contents of the database. */
export const SCHEMA = "epb";

/** Tables of the store itself; those of collections have the names of the collections. */
export const MIGRATION_TABLE: string = `${SCHEMA}.store_migration`;
export const AUDIT_TABLE: string = `${SCHEMA}.store_audit`;
export const AUDIT_HEAD_TABLE: string = `${SCHEMA}.store_audit_head`;
export const BLOB_TABLE: string = `${SCHEMA}.store_blob`;
export const BLOB_CHUNK_TABLE: string = `${SCHEMA}.store_blob_chunk`;

/** Columns of every table, with names that no column of a collection has. */
export const ID = "_id";
export const REVISION = "_revision";
export const DOCUMENT = "_document";

/** A quoted SQL identifier. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function tableOf({ name }: { readonly name: string }): string {
  return `${SCHEMA}.${identifier(name)}`;
}

/** Name of the unique index of a column. The error of a duplicate contains it. */
export function uniqueIndexName(collection: string, column: string): string {
  return `${collection}_${column}_unique`;
}
