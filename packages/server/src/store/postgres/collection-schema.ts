import type { Collection, Column, Identified } from "../collection.js";
import { SQL_TYPES } from "./column-values.js";
import { DOCUMENT, ID, identifier, REVISION, tableOf, uniqueIndexName } from "./identifiers.js";

/** A required index of a column. */
export interface WantedIndex {
  readonly name: string;
  /** Undefined if the database lacks a feature; queries work without the index. */
  readonly statement: string | undefined;
}

/** Statistics target of a column in PostgreSQL; the default is 100. */
const MANY_SAMPLES = 500;

/** The table for the documents of a collection. Type json keeps them byte for byte. */
export function tableStatement<Document extends Identified>(collection: Collection<Document>): string {
  return `create table if not exists ${tableOf(collection)} (
    ${ID} uuid primary key,
    ${REVISION} bigint not null,
    ${DOCUMENT} json not null
  )`;
}

export function addColumnStatement<Document extends Identified>(
  collection: Collection<Document>,
  name: string,
  { type, isSearched }: Column<Document>,
): string {
  const collation = type === "text" || type === "texts" ? ' collate "C"' : "";
  const column = identifier(name);
  const add = `add column ${column} ${SQL_TYPES[type]}${collation}`;
  // PostgreSQL estimates from samples how often a word or a member occurs. With 100, it does not know rare members.
  const sample =
    isSearched === true || type === "texts" ? `, alter column ${column} set statistics ${MANY_SAMPLES}` : "";
  return `alter table ${tableOf(collection)} ${add}${sample}`;
}

/**
 * The indexes of all columns. Every column with one value can be filtered, and sorts a list in both directions: ids are
 * ascending in both, so each direction needs an index. Searched columns are not sorted.
 *
 * @param searchOperators - The operator class of the extension pg_trgm, if the database has it.
 */
export function wantedIndexes<Document extends Identified>(
  collection: Collection<Document>,
  searchOperators: string | undefined,
): readonly WantedIndex[] {
  const table = tableOf(collection);
  return Object.entries(collection.columns).flatMap(([column, { type, isUnique, isSearched }]): WantedIndex[] => {
    const quoted = identifier(column);
    const index = (suffix: string, definition: string): WantedIndex => {
      const name = `${collection.name}_${column}_${suffix}`;
      return { name, statement: `create index ${identifier(name)} on ${table} ${definition}` };
    };
    if (type === "texts") return [index("members", `using gin (${quoted})`)];
    const parts = index("parts", `using gin (${quoted} ${searchOperators})`);
    const searched = searchOperators === undefined ? { ...parts, statement: undefined } : parts;
    const down = index("descending", `(${quoted} desc nulls last, ${ID})`);
    if (isUnique === true) {
      const name = uniqueIndexName(collection.name, column);
      const unique = { name, statement: `create unique index ${identifier(name)} on ${table} (${quoted})` };
      return isSearched === true ? [unique, down, searched] : [unique, down];
    }
    if (isSearched === true) return [searched];
    return [index("ascending", `(${quoted}, ${ID})`), down];
  });
}
