/** Where the store has its tables, apart from whatever else is in the database. */
export const SCHEMA = "epb";

/** Tables of the store's own; those of collections are called as the collections. */
export const MIGRATION_TABLE: string = `${SCHEMA}.store_migration`;
export const AUDIT_TABLE: string = `${SCHEMA}.store_audit`;
export const AUDIT_HEAD_TABLE: string = `${SCHEMA}.store_audit_head`;
export const BLOB_TABLE: string = `${SCHEMA}.store_blob`;
export const BLOB_CHUNK_TABLE: string = `${SCHEMA}.store_blob_chunk`;

/** What every table of a collection has, under names that no column of a collection has. */
export const ID = "_id";
export const REVISION = "_revision";
export const DOCUMENT = "_document";

/** A name as SQL takes it, in the case it has. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function tableOf({ name }: { readonly name: string }): string {
  return `${SCHEMA}.${identifier(name)}`;
}

/** The index that keeps the values of a column apart. Its name comes back with the error of a second one. */
export function uniqueIndexName(collection: string, column: string): string {
  return `${collection}_${column}_unique`;
}
