import { STORE_TABLES } from "./0001-store-tables.js";
import { BLOB_TIMES } from "./0002-blob-times.js";
import { AUDIT_COLUMNS } from "./0003-audit-columns.js";
import type { Migration } from "./migration.js";

/** In ascending order. Tables of collections are not included: they follow from the collections. */
export const MIGRATIONS: readonly Migration[] = [STORE_TABLES, BLOB_TIMES, AUDIT_COLUMNS];
