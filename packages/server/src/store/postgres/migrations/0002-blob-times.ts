import { BLOB_TABLE } from "../identifiers.js";
import type { Migration } from "./migration.js";

/** Time of the last write of file contents: unused contents are removed only after a delay. */
export const BLOB_TIMES: Migration = {
  number: 2,
  name: "blob times",
  statements: [`alter table ${BLOB_TABLE} add column written_at timestamptz not null default now()`],
};
