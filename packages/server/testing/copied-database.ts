import pg from "pg";
import { AUDIT_HEAD_TABLE, MIGRATION_TABLE, SCHEMA } from "../src/store/postgres/identifiers.js";

/** A PostgreSQL server with a database that is ready for use, which is copied for tests. */
export interface DatabaseTemplate {
  /** Name of the template database, which nobody changes. */
  readonly administration: string;
  readonly name: string;
}

/** SQLSTATE of a database that exists already. */
const DUPLICATE_DATABASE = "42P04";

/** Creates a copy of the template unless one exists; returns its URL. */
export async function copyDatabase({ administration, name }: DatabaseTemplate, copy: string): Promise<string> {
  try {
    await query(administration, `create database ${copy} template ${name}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === DUPLICATE_DATABASE)) throw error;
  }
  const url = new URL(administration);
  url.pathname = `/${copy}`;
  return url.href;
}

/**
 * Makes a database as empty as the template. That is a tenth of the work of copying it again; the audit log, which
 * nothing is ever taken from, is emptied as a superuser alone can.
 */
export async function emptyDatabase(url: string): Promise<void> {
  const kept = [MIGRATION_TABLE, AUDIT_HEAD_TABLE].map((table) => `'${table}'`).join(", ");
  await query(
    url,
    `do $$
    declare each text;
    begin
      set local session_replication_role = replica;
      for each in
        select format('%I.%I', schemaname, tablename) from pg_tables
        where schemaname = '${SCHEMA}' and schemaname || '.' || tablename not in (${kept})
      loop
        execute 'delete from ' || each;
      end loop;
      delete from epb_jobs.job;
      update ${AUDIT_HEAD_TABLE} set sequence = 0, hash = repeat('0', 64);
    end $$`,
  );
}

export async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
