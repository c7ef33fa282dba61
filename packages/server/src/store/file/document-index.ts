import type { Collection, Column, ColumnValue, Identified } from "../collection.js";
import type { Condition, Cursor, Page, Query } from "../query.js";
import { StoreConflict } from "../store-conflict.js";
import { compareColumnValues } from "./compare-column-values.js";

type Columns = Readonly<Record<string, ColumnValue>>;
interface Row {
  readonly id: string;
  readonly columns: Columns;
}

/**
 * The columns of all documents of a collection, in memory. One may lie over another: it shows what the lower one would
 * show with the changes of the upper one, and leaves it as it is.
 */
export class DocumentIndex<Document extends Identified> {
  readonly collection: Collection<Document>;
  readonly #below: DocumentIndex<Document> | undefined;
  readonly #rows = new Map<string, Row>();
  /** Ids that the index below has and this one has not, or has otherwise. */
  readonly #hidden = new Set<string>();
  /** Ids by value, of the unique columns. */
  readonly #unique = new Map<string, Map<ColumnValue, string>>();

  constructor(collection: Collection<Document>, below?: DocumentIndex<Document>) {
    this.collection = collection;
    this.#below = below;
    for (const name of uniqueColumns(collection)) this.#unique.set(name, new Map());
  }

  idBy(column: string, value: ColumnValue): string | undefined {
    const own = this.#unique.get(column)?.get(value);
    if (own !== undefined) return own;
    const lower = this.#below?.idBy(column, value);
    return lower !== undefined && this.#hidden.has(lower) ? undefined : lower;
  }

  /** @throws StoreConflict "duplicate" when another document has a unique value of this one */
  requireUnique(document: Document): void {
    for (const name of this.#unique.keys()) {
      const value = this.#column(name).of(document);
      const holder = value === undefined ? undefined : this.idBy(name, value);
      if (holder !== undefined && holder !== document.id) {
        throw new StoreConflict("duplicate", this.collection.name, { column: name });
      }
    }
  }

  put(document: Document): void {
    this.remove(document.id);
    const columns = Object.fromEntries(
      Object.entries(this.collection.columns).map(([name, column]) => [name, column.of(document)]),
    );
    this.#rows.set(document.id, { id: document.id, columns });
    for (const [name, ids] of this.#unique) {
      if (columns[name] !== undefined) ids.set(columns[name], document.id);
    }
  }

  remove(id: string): void {
    if (this.#below !== undefined) this.#hidden.add(id);
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#rows.delete(id);
    for (const [name, ids] of this.#unique) if (ids.get(row.columns[name]) === id) ids.delete(row.columns[name]);
  }

  count(where: readonly Condition[] = []): number {
    return this.#matching(where).length;
  }

  find({ where = [], orderBy, after, limit }: Query): Page<string> {
    const column = orderBy === undefined ? undefined : this.#column(orderBy.column);
    const compare = (left: Position, right: Position): number =>
      comparePositions(left, right, column, orderBy?.descending === true);
    const positions = this.#matching(where)
      .map(({ id, columns }): Position => ({ id, value: orderBy && columns[orderBy.column] }))
      .filter(
        (position) => after === undefined || compare(position, { id: after.id, value: after.value ?? undefined }) > 0,
      )
      .sort(compare);
    const page = positions.slice(0, limit);
    const last = page.at(-1);
    return {
      items: page.map(({ id }) => id),
      ...(positions.length > limit && last !== undefined && { next: cursorOf(last) }),
    };
  }

  #matching(where: readonly Condition[]): Row[] {
    for (const { column } of where) this.#column(column);
    const isFound = ({ columns }: Row): boolean => where.every((condition) => this.#holds(condition, columns));
    const lower =
      this.#below === undefined ? [] : this.#below.#matching(where).filter(({ id }) => !this.#hidden.has(id));
    return [...lower, ...[...this.#rows.values()].filter(isFound)];
  }

  #holds(condition: Condition, columns: Columns): boolean {
    const value = columns[condition.column];
    if (value === undefined) return false;
    if ("is" in condition) return value === condition.is;
    if ("anyOf" in condition) return condition.anyOf.some((wanted) => value === wanted);
    if ("has" in condition) return Array.isArray(value) && value.includes(condition.has);
    if ("includes" in condition) return typeof value === "string" && value.includes(condition.includes);
    const { type } = this.#column(condition.column);
    const { from, before } = condition;
    return (
      (from === undefined || compareColumnValues(type, value, from) >= 0) &&
      (before === undefined || compareColumnValues(type, value, before) < 0)
    );
  }

  #column(name: string): Column<Document> {
    const column = this.collection.columns[name];
    if (column === undefined) throw new Error(`${this.collection.name} has no column "${name}"`);
    return column;
  }
}

interface Position {
  readonly id: string;
  readonly value: ColumnValue;
}

function comparePositions<Document>(
  left: Position,
  right: Position,
  column: Column<Document> | undefined,
  descending: boolean,
): number {
  if (column !== undefined && (left.value === undefined || right.value === undefined)) {
    if (left.value !== right.value) return left.value === undefined ? 1 : -1;
  } else if (column !== undefined) {
    const order = compareColumnValues(column.type, left.value, right.value);
    if (order !== 0) return descending ? -order : order;
  }
  return left.id < right.id ? -1 : left.id > right.id ? 1 : 0;
}

function cursorOf({ id, value }: Position): Cursor {
  const single = typeof value === "object" ? undefined : value;
  return { id, value: single ?? null };
}

export function uniqueColumns<Document extends Identified>({ columns }: Collection<Document>): string[] {
  return Object.keys(columns).filter((name) => columns[name]?.isUnique === true);
}
