import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDatabase } from "../../../testing/database-of-run.js";
import { ALL_COLLECTIONS } from "../../start/all-collections.js";
import { type AnyCollection, anyCollection, type Collection, type Column, type Identified } from "../collection.js";
import { SQL_TYPES } from "./column-values.js";
import { MIGRATION_TABLE } from "./identifiers.js";
import { migrate } from "./migrate.js";
import { MIGRATIONS } from "./migrations/all-migrations.js";
import { openPostgresStore } from "./postgres-store.js";

let url: string;
let client: pg.Client;
beforeEach(async () => {
  url = await createDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterEach(() => client.end());

interface Part extends Identified {
  readonly name: string;
  readonly weight: number;
  readonly marks: readonly string[];
}
const PART: Part = { id: "5b7f1c6e-3f57-4d3e-9d6c-0f4f5a2b1c3d", name: "Valve", weight: 2.5, marks: ["a", "\0b"] };

function parts(columns: Readonly<Record<string, Column<Part>>>): Collection<Part> {
  return { name: "parts", columns };
}
const NAME: Column<Part> = { type: "text", of: ({ name }) => name.toLowerCase() };

async function open(...collections: readonly AnyCollection[]): ReturnType<typeof openPostgresStore> {
  return openPostgresStore(url, { collections });
}

async function rows<Row>(text: string): Promise<Row[]> {
  return (await client.query(text)).rows as Row[];
}

test("gives every collection its table, every column its type and its indexes", async () => {
  await migrate(client, ALL_COLLECTIONS);
  const columns = await rows<{ at: string; type: string; collation: string | null }>(
    `select relname || '.' || attname as at, format_type(atttypid, atttypmod) as type, collname as collation
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_collation on pg_collation.oid = attcollation
    where relnamespace = 'epb'::regnamespace and relkind = 'r' and attnum > 0`,
  );
  const columnsByPlace = new Map(columns.map(({ at, ...column }) => [at, column]));
  const indexes = await rows<{ tablename: string; indexdef: string }>(
    "select tablename, indexdef from pg_indexes where schemaname = 'epb'",
  );
  for (const collection of ALL_COLLECTIONS) {
    expect(columnsByPlace.get(`${collection.name}._id`)?.type).toBe("uuid");
    expect(columnsByPlace.get(`${collection.name}._revision`)?.type).toBe("bigint");
    expect(columnsByPlace.get(`${collection.name}._document`)?.type).toBe("json");
    for (const [name, { type, isUnique, isSearched }] of Object.entries(collection.columns)) {
      const place = `${collection.name}.${name}`;
      const isText = type === "text" || type === "texts";
      expect({ place, ...columnsByPlace.get(place) }).toEqual({
        place,
        type: SQL_TYPES[type],
        collation: isText ? "C" : null,
      });
      const own = indexes
        .filter(({ tablename, indexdef }) => tablename === collection.name && indexesColumn(indexdef, name))
        .map(({ indexdef }) => indexdef);
      if (isUnique === true) expect(own.some((index) => index.startsWith("CREATE UNIQUE"))).toBe(true);
      else if (isSearched === true) expect(own.join()).toContain("gin_trgm_ops");
      else if (type === "texts") expect(own.join()).toContain("USING gin");
      else expect(own, `${place} upwards and downwards`).toHaveLength(2);
    }
  }
});

const indexesColumn = (definition: string, column: string): boolean =>
  [`(${column}`, `("${column}"`].some((start) =>
    new RegExp(`${start.replaceAll("(", "\\(")}[ ,)]`).test(definition.replace(/ INCLUDE .*/, "")),
  );

test("is done once by servers that start at the same time", async () => {
  const stores = await Promise.all(Array.from({ length: 6 }, () => open(...ALL_COLLECTIONS)));
  const applied = await rows<{ number: number }>(`select number from ${MIGRATION_TABLE} order by number`);
  expect(applied.map(({ number }) => number)).toEqual(MIGRATIONS.map(({ number }) => number));
  await Promise.all(stores.map((store) => store.close()));
});

test("numbers its migrations from 1 on", () => {
  expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, index) => index + 1));
});

test("fills a column that has come after the documents", async () => {
  const before = await open(anyCollection(parts({ name: NAME })));
  await before.transact((transaction) => transaction.insert(parts({ name: NAME }), PART));
  await before.close();
  const later = parts({
    name: NAME,
    weight: { type: "number", of: ({ weight }) => weight },
    price: { type: "decimal", of: () => "123456789012345678.5" },
    marks: { type: "texts", of: ({ marks }) => marks },
    isHeavy: { type: "boolean", of: ({ weight }) => weight > 2 },
    note: { type: "text", of: () => undefined },
  });
  const after = await open(anyCollection(later));
  for (const where of [
    [{ column: "weight", is: 2.5 }],
    [{ column: "price", is: "123456789012345678.50" }],
    [{ column: "marks", hasAny: ["a"] }],
    [{ column: "marks", hasAny: ["\0b"] }],
    [{ column: "isHeavy", is: true }],
  ]) {
    expect(await after.count(later, where)).toBe(1);
  }
  expect(await after.count(later, [{ column: "note", from: "" }])).toBe(0);
  expect(await after.get(later, PART.id)).toEqual({ document: PART, revision: 1 });
  await after.close();
});

test("makes a column anew whose type has changed", async () => {
  const texts = parts({ weight: { type: "text", of: ({ weight }) => String(weight) } });
  const numbers = parts({ weight: { type: "number", of: ({ weight }) => weight } });
  const before = await open(anyCollection(texts));
  await before.transact((transaction) => transaction.insert(texts, PART));
  await before.close();
  const after = await open(anyCollection(numbers));
  expect(await after.count(numbers, [{ column: "weight", from: 2, before: 3 }])).toBe(1);
  await after.close();
});

test("lets go of a uniqueness that is no longer asked for", async () => {
  const unique = parts({ name: { ...NAME, isUnique: true } });
  const before = await open(anyCollection(unique));
  await before.transact((transaction) => transaction.insert(unique, PART));
  await before.close();
  const after = await open(anyCollection(parts({ name: NAME })));
  const other = { ...PART, id: "6b7f1c6e-3f57-4d3e-9d6c-0f4f5a2b1c3d" };
  await after.transact((transaction) => transaction.insert(parts({ name: NAME }), other));
  expect(await after.count(parts({ name: NAME }), [{ column: "name", is: "valve" }])).toBe(2);
  await after.close();
});

test("leaves everything as it was when it cannot be finished", async () => {
  const before = await open(anyCollection(parts({ name: NAME })));
  await before.transact(async (transaction) => {
    await transaction.insert(parts({ name: NAME }), PART);
    await transaction.insert(parts({ name: NAME }), { ...PART, id: "6b7f1c6e-3f57-4d3e-9d6c-0f4f5a2b1c3d" });
  });
  await before.close();
  const impossible = parts({ name: NAME, weight: { type: "number", of: ({ weight }) => weight, isUnique: true } });
  await expect(open(anyCollection(impossible))).rejects.toThrow("parts_weight_unique");
  const columns = await rows<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'parts' and column_name = 'weight'",
  );
  expect(columns).toEqual([]);
});

test("refuses a database that a newer version has changed", async () => {
  await migrate(client, []);
  await client.query(`insert into ${MIGRATION_TABLE} (number, name) values (9999, 'of the future')`);
  await expect(open()).rejects.toThrow("The database is from a newer version (migration 9999).");
});

test("keeps documents byte for byte", async () => {
  const store = await open(anyCollection(parts({ name: NAME })));
  const strange = { ...PART, z: 1, a: { "10": 1, "9": 2, "": "\u0000\ud800 \u2028" }, list: [1.5e300, -0.1, "1.50"] };
  await store.transact((transaction) => transaction.insert(parts({ name: NAME }), strange));
  const [row] = await rows<{ text: string }>("select _document::text as text from epb.parts");
  expect(row?.text).toBe(JSON.stringify(strange));
  expect(JSON.stringify((await store.get(parts({ name: NAME }), PART.id))?.document)).toBe(JSON.stringify(strange));
  await store.close();
});

test("has an audit log that is only added to", async () => {
  const store = await open();
  await store.transact((transaction) =>
    transaction.record({ at: "2026-11-21T12:00:00.000Z", action: "project.changed" }),
  );
  for (const change of [
    "update epb.store_audit set hash = ''",
    "delete from epb.store_audit",
    "truncate epb.store_audit",
  ]) {
    await expect(client.query(change)).rejects.toThrow("only added to");
  }
  expect(await store.auditEntries(0, 10)).toHaveLength(1);
  await store.close();
});
