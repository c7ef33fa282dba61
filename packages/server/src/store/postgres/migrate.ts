import type { ClientBase } from "pg";
import type { Collection, Identified } from "../collection.js";
import { addColumnStatement, tableStatement, wantedIndexes } from "./collection-schema.js";
import { SQL_TYPES } from "./column-values.js";
import { fillColumns } from "./document-columns.js";
import { identifier, MIGRATION_TABLE, SCHEMA, tableOf, uniqueIndexName } from "./identifiers.js";
import { MIGRATIONS } from "./migrations/all-migrations.js";
import { isRaceToCreate } from "./postgres-errors.js";

/**
 * Migrates the database for this version: runs new numbered migrations, then creates the tables, columns, and indexes
 * of the collections. One transaction, and one server at a time: the others wait at the lock and find the result.
 *
 * @throws Error if the database has migrations that this version does not know
 */
export async function migrate(client: ClientBase, collections: readonly Collection<Identified>[]): Promise<void> {
  await createMigrationTable(client);
  await client.query("begin");
  try {
    await client.query(`lock table ${MIGRATION_TABLE} in exclusive mode`);
    await applyMigrations(client);
    const searchOperators = await findSearchOperators(client);
    for (const collection of collections) await ensureCollection(client, collection, searchOperators);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** `if not exists` does not prevent two servers from creating the same object at once: the second one gets an error. */
async function createMigrationTable(client: ClientBase, triesLeft = 10): Promise<void> {
  try {
    await client.query(`create schema if not exists ${SCHEMA}`);
    await client.query(
      `create table if not exists ${MIGRATION_TABLE} (
        number integer primary key,
        name text not null,
        applied_at timestamptz not null default now()
      )`,
    );
  } catch (error) {
    if (triesLeft === 0 || !isRaceToCreate(error)) throw error;
    await createMigrationTable(client, triesLeft - 1);
  }
}

async function applyMigrations(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ number: number }>(`select number from ${MIGRATION_TABLE}`);
  const applied = new Set(rows.map(({ number }) => number));
  for (const { number, name, statements } of MIGRATIONS) {
    if (applied.delete(number)) continue;
    for (const statement of statements) await client.query(statement);
    await client.query(`insert into ${MIGRATION_TABLE} (number, name) values ($1, $2)`, [number, name]);
  }
  const [unknown] = applied;
  if (unknown !== undefined) {
    throw new Error(`The database is from a newer version (migration ${unknown}). Start that version of the server.`);
  }
}

/**
 * Searches use trigrams of the extension pg_trgm, which comes with PostgreSQL but which not every provider allows.
 * Without it, a search reads the documents of the list one by one.
 */
async function findSearchOperators(client: ClientBase): Promise<string | undefined> {
  const find = `select nspname from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm'`;
  await client.query("savepoint before_extension");
  try {
    await client.query(`create extension if not exists pg_trgm with schema ${SCHEMA}`);
  } catch {
    await client.query("rollback to savepoint before_extension");
  }
  const { rows } = await client.query<{ nspname: string }>(find);
  return rows[0] && `${identifier(rows[0].nspname)}.gin_trgm_ops`;
}

async function ensureCollection(
  client: ClientBase,
  collection: Collection<Identified>,
  searchOperators: string | undefined,
): Promise<void> {
  await client.query(tableStatement(collection));
  const present = await columnTypes(client, collection.name);
  let isFilled = true;
  for (const [name, column] of Object.entries(collection.columns)) {
    const type = present.get(name);
    if (type === SQL_TYPES[column.type]) continue;
    if (type !== undefined) await client.query(`alter table ${tableOf(collection)} drop column ${identifier(name)}`);
    await client.query(addColumnStatement(collection, name, column));
    isFilled = false;
  }
  if (!isFilled) await fillColumns(collection, client);
  const indexes = await indexNames(client, collection.name);
  const wanted = wantedIndexes(collection, searchOperators);
  for (const { name, statement } of wanted) {
    if (statement !== undefined && !indexes.has(name)) await client.query(statement);
  }
  for (const [name, { isUnique }] of Object.entries(collection.columns)) {
    const unique = uniqueIndexName(collection.name, name);
    if (isUnique !== true && indexes.has(unique)) await client.query(`drop index ${SCHEMA}.${identifier(unique)}`);
  }
}

async function columnTypes(client: ClientBase, table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = $1 and relname = $2 and attnum > 0 and not attisdropped`,
    [SCHEMA, table],
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

async function indexNames(client: ClientBase, table: string): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ indexname: string }>(
    "select indexname from pg_indexes where schemaname = $1 and tablename = $2",
    [SCHEMA, table],
  );
  return new Set(rows.map(({ indexname }) => indexname));
}
