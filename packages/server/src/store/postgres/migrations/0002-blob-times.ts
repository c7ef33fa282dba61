import { BLOB_TABLE } from "../identifiers.js";
import type { Migration } from "./migration.js";

/** When contents of files were written last: what nothing names is removed after a while, and not before. */
export const BLOB_TIMES: Migration = {
  number: 2,
  name: "blob times",
  statements: [`alter table ${BLOB_TABLE} add column written_at timestamptz not null default now()`],
};
