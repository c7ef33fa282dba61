import type { ReferenceTable } from "../../packages/engine/src/reference/reference-table.js";
import { cell, readTable, tableSha256 } from "./source-tables.js";

/** Every table that figures are shipped from, with the hash of the repository's copy. */
export const referenceTables = (): ReferenceTable[] =>
  readTable("reference_tables.csv").map((row) => ({
    id: cell(row, "file").replace(/\.csv$/, ""),
    publisher: cell(row, "publisher"),
    edition: cell(row, "edition"),
    unit: cell(row, "unit"),
    sha256: tableSha256(cell(row, "file")),
  }));
