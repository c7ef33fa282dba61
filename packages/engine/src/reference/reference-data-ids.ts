import { REFERENCE_TABLES } from "./data/reference-tables.js";
import type { ReferenceTable } from "./reference-table.js";

/** Identification of a table in a result, so a reader can find the same table. */
export type ReferenceDataId = Pick<ReferenceTable, "id" | "edition" | "sha256">;

/**
 * Id, edition and hash of every table that is shipped. The hash is of the whole table, so it also changes when an edition
 * is added; `REFERENCE_DATA_EDITIONS` has a hash for each edition of the emission data, which then stays.
 *
 * @example
 * import { referenceDataIds } from "@epb/engine/reference";
 *
 * referenceDataIds().length > 0; // true
 */
export function referenceDataIds(): readonly ReferenceDataId[] {
  return REFERENCE_TABLES.map(({ id, edition, sha256 }) => ({ id, edition, sha256 }));
}
