import type { QueryResult } from "pg";
import type { Collection, ColumnValue, Identified, Stored } from "../collection.js";
import type { Condition, Cursor, Page, Query } from "../query.js";
import type { Reader } from "../store.js";
import { columnParameter } from "./column-values.js";
import { columnOf } from "./condition-sql.js";
import { ID, identifier, tableOf } from "./identifiers.js";
import { countSql, FOUND, isUuid, pageSql } from "./query-sql.js";

/** Where statements go: any connection, or that of a transaction. */
export interface Connection {
  query(text: string, values?: unknown[]): Promise<QueryResult>;
}

interface Row<Document> {
  /** A bigint, which the driver gives as text. */
  readonly revision: string;
  readonly document: Document;
}

/** Reads documents by SQL. */
export class DocumentReader implements Reader {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
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
    const { text, values } = pageSql(collection, query);
    const { rows } = await this.#connection.query(text, [...values]);
    const found = (rows as Row<Document>[]).map(storedOf);
    const items = found.slice(0, query.limit);
    const last = items.at(-1);
    if (found.length <= query.limit || last === undefined) return { items };
    return { items, next: cursorOf(collection, query, last.document) };
  }

  async count<Document extends Identified>(
    collection: Collection<Document>,
    where?: readonly Condition[],
  ): Promise<number> {
    const { text, values } = countSql(collection, where);
    const { rows } = await this.#connection.query(text, [...values]);
    return Number((rows as { readonly count: string }[])[0]?.count);
  }

  async #first<Document>(text: string, values: unknown[]): Promise<Stored<Document> | undefined> {
    const { rows } = await this.#connection.query(text, values);
    const row = (rows as Row<Document>[])[0];
    return row && storedOf(row);
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
