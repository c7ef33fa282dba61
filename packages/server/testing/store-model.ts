import { Decimal } from "@epb/engine";
import type { Stored } from "../src/store/collection.js";
import type { Condition, Query } from "../src/store/query.js";
import { ITEMS, type Item } from "./conformance-items.js";

/** The plainest store there can be: what every other one is compared with. */
export class StoreModel {
  items = new Map<string, Stored<Item>>();

  insert(document: Item): string | undefined {
    if (this.items.has(document.id) || this.#isTaken(document)) return "duplicate";
    this.items.set(document.id, { document, revision: 1 });
    return undefined;
  }

  update(document: Item, revision: number): string | undefined {
    const conflict = this.#conflict(document.id, revision);
    if (conflict !== undefined) return conflict;
    if (this.#isTaken(document)) return "duplicate";
    this.items.set(document.id, { document, revision: revision + 1 });
    return undefined;
  }

  remove(id: string, revision: number): string | undefined {
    const conflict = this.#conflict(id, revision);
    if (conflict === undefined) this.items.delete(id);
    return conflict;
  }

  find({ where = [], orderBy }: Pick<Query, "where" | "orderBy">): Item[] {
    const all = [...this.items.values()].map(({ document }) => document);
    const found = all.filter((item) => where.every((condition) => holds(item, condition)));
    return found.sort((left, right) => {
      const order = orderBy === undefined ? 0 : compare(left, right, orderBy.column, orderBy.descending === true);
      return order !== 0 ? order : left.id < right.id ? -1 : 1;
    });
  }

  #conflict(id: string, revision: number): string | undefined {
    const stored = this.items.get(id);
    if (stored === undefined) return "missing";
    return stored.revision === revision ? undefined : "stale";
  }

  #isTaken({ id, name }: Item): boolean {
    const others = [...this.items.values()].filter(({ document }) => document.id !== id);
    return name !== undefined && others.some(({ document }) => document.name === name);
  }
}

const columnOf = (item: Item, column: string): unknown => ITEMS.columns[column]?.of(item);

function holds(item: Item, condition: Condition): boolean {
  const value = columnOf(item, condition.column);
  if (value === undefined) return false;
  const equals = (other: unknown): boolean => compareValues(condition.column, value, other) === 0;
  if ("is" in condition) return equals(condition.is);
  if ("anyOf" in condition) return condition.anyOf.some(equals);
  if ("hasAny" in condition) return condition.hasAny.some((text) => (value as string[]).includes(text));
  if ("includes" in condition) return (value as string).includes(condition.includes);
  const { from, before } = condition;
  return (
    (from === undefined || compareValues(condition.column, value, from) >= 0) &&
    (before === undefined || compareValues(condition.column, value, before) < 0)
  );
}

function compare(left: Item, right: Item, column: string, descending: boolean): number {
  const [a, b] = [columnOf(left, column), columnOf(right, column)];
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  return compareValues(column, a, b) * (descending ? -1 : 1);
}

function compareValues(column: string, left: unknown, right: unknown): number {
  const type = ITEMS.columns[column]?.type;
  if (type === "decimal") return new Decimal(String(left)).comparedTo(new Decimal(String(right)));
  // UTF-8 has the order of code points.
  if (type === "text") return Buffer.compare(Buffer.from(String(left)), Buffer.from(String(right)));
  return Number(left) - Number(right);
}
