import { AUDIT_HEAD_TABLE, AUDIT_TABLE, BLOB_CHUNK_TABLE, BLOB_TABLE, SCHEMA } from "../identifiers.js";
import type { Migration } from "./migration.js";

/** The audit log, and the contents of files. Events keep the text that was hashed: type json preserves it. */
export const STORE_TABLES: Migration = {
  number: 1,
  name: "store tables",
  statements: [
    `create table ${AUDIT_TABLE} (
      sequence bigint primary key,
      event json not null,
      previous_hash text not null,
      hash text not null
    )`,
    `create function ${SCHEMA}.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is only added to';
    end
    $$`,
    `create trigger only_added_to before update or delete or truncate on ${AUDIT_TABLE}
      for each statement execute function ${SCHEMA}.refuse_change()`,
    `create table ${AUDIT_HEAD_TABLE} (
      id integer primary key check (id = 1),
      sequence bigint not null,
      hash text not null
    )`,
    `insert into ${AUDIT_HEAD_TABLE} (id, sequence, hash) values (1, 0, repeat('0', 64))`,
    `create table ${BLOB_TABLE} (
      sha256 text collate "C" primary key,
      size bigint not null,
      upload uuid not null
    )`,
    `create table ${BLOB_CHUNK_TABLE} (
      upload uuid not null,
      position integer not null,
      bytes bytea not null,
      primary key (upload, position)
    )`,
  ],
};
