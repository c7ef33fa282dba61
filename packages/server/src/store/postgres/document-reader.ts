import type { Pool, PoolClient, QueryResult } from "pg";
import type { Collection, ColumnValue, Identified, Stored } from "../collection.js";
import type { Condition, Cursor, Page, Query, Single } from "../query.js";
import type { Reader } from "../store.js";
import { columnParameter } from "./column-values.js";
import { columnOf } from "./condition-sql.js";
import { ID, identifier, tableOf } from "./identifiers.js";
import type { Statement } from "./parameters.js";
import { countSql, FOUND, isUuid, pageSql, valuesSql } from "./query-sql.js";
import { withClient } from "./run-serializable.js";

/** Target of statements: any connection, or that of a transaction. */
export interface Connection {
  query(text: string, values?: unknown[]): Promise<QueryResult>;
}

interface Row<Document> {
  /** A bigint, which the driver returns as a string. */
  readonly revision: string;
  readonly document: Document;
}

/** Longer lists are fetched in parts of one transaction: the driver blocks the process while it parses a part. */
const AT_ONCE = 1000;
const PIECE = 20;

/** Reads documents by SQL. */
export class DocumentReader implements Reader {
  readonly #connection: Connection;
  readonly #pool: Pool | undefined;

  /** @param pool - Undefined in a transaction, whose reads may block others. */
  constructor(connection: Connection, pool?: Pool) {
    this.#connection = connection;
    this.#pool = pool;
  }

  async get<Document extends Identified>(
    collection: Collection<Document>,
    id: string,
  ): Promise<Stored<Document> | undefined> {
    if (!isUuid(id)) return undefined;
    const text = `select ${FOUND} from ${tableOf(collection)} where ${ID} = $1`;
    return this.#first<Document>(text, [id]);
  }

  async getBy<Document extends Identified>(
    collection: Collection<Document>,
    column: string,
    value: string,
  ): Promise<Stored<Document> | undefined> {
    if (columnOf(collection, column).isUnique !== true) return undefined;
    const text = `select ${FOUND} from ${tableOf(collection)} where ${identifier(column)} = $1`;
    return this.#first<Document>(text, [columnParameter(value)]);
  }

  async find<Document extends Identified>(
    collection: Collection<Document>,
    query: Query,
  ): Promise<Page<Stored<Document>>> {
    const rows = await this.#rows(pageSql(collection, query), query.limit);
    const found = (rows as Row<Document>[]).map(storedOf);
    const items = found.slice(0, query.limit);
    const last = items.at(-1);
    if (found.length <= query.limit || last === undefined) return { items };
    return { items, next: cursorOf(collection, query, last.document) };
  }

  async #rows({ text, values }: Statement, limit: number): Promise<readonly unknown[]> {
    if (this.#pool === undefined || limit <= AT_ONCE) return (await this.#connection.query(text, [...values])).rows;
    return withClient(this.#pool, async (client) => {
      await client.query("begin read only");
      try {
        return await rowsInPieces(client, { text, values });
      } finally {
        await client.query("commit");
      }
    });
  }

  async count<Document extends Identified>(
    collection: Collection<Document>,
    where?: readonly Condition[],
  ): Promise<number> {
    const { text, values } = countSql(collection, where);
    const { rows } = await this.#connection.query(text, [...values]);
    return Number((rows as { readonly count: string }[])[0]?.count);
  }

  async values<Document extends Identified>(
    collection: Collection<Document>,
    column: string,
    where?: readonly Condition[],
  ): Promise<readonly (Single | undefined)[]> {
    const { text, values } = valuesSql(collection, column, where);
    const { rows } = await this.#connection.query(text, [...values]);
    return (rows as { readonly value: Single | null }[]).map(({ value }) => value ?? undefined);
  }

  async #first<Document>(text: string, values: unknown[]): Promise<Stored<Document> | undefined> {
    const { rows } = await this.#connection.query(text, values);
    const row = (rows as Row<Document>[])[0];
    return row && storedOf(row);
  }
}

async function rowsInPieces(client: PoolClient, { text, values }: Statement): Promise<readonly unknown[]> {
  // Optimizes for all rows, not for the first ones.
  await client.query("set local cursor_tuple_fraction = 1");
  await client.query(`declare list no scroll cursor for ${text}`, [...values]);
  const found: unknown[] = [];
  for (;;) {
    const { rows } = await client.query(`fetch ${PIECE} from list`);
    found.push(...rows);
    if (rows.length < PIECE) return found;
  }
}

function storedOf<Document>({ revision, document }: Row<Document>): Stored<Document> {
  return { document, revision: Number(revision) };
}

function cursorOf<Document extends Identified>(
  collection: Collection<Document>,
  { orderBy }: Query,
  document: Document,
): Cursor {
  const value: ColumnValue = orderBy === undefined ? undefined : columnOf(collection, orderBy.column).of(document);
  return { id: document.id, value: typeof value === "object" ? null : (value ?? null) };
}
