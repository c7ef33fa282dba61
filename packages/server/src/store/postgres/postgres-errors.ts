import pg from "pg";
import { StoreConflict } from "../store-conflict.js";
import { StoreRefusal } from "../store-problem.js";
import { uniqueIndexName } from "./identifiers.js";

/** Says that a transaction came between others, and that nothing but doing it again is needed. */
export class DoAgain extends Error {}

/** serialization_failure, deadlock_detected, lock_not_available: all of it passes. */
const PASSING: ReadonlySet<string | undefined> = new Set(["40001", "40P01", "55P03"]);

export function isPassing(error: unknown): boolean {
  return error instanceof DoAgain || (error instanceof pg.DatabaseError && PASSING.has(error.code));
}

/** The disk is full, there are too many connections, the server only reads, or is stopped or started. */
const OUTAGE: ReadonlySet<string> = new Set(["53100", "53300", "25006", "57P01", "57P02", "57P03"]);
const UNREACHABLE: ReadonlySet<string> = new Set(["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);

/** What a database that is away is answered with; every other error as it is. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const isAway =
    OUTAGE.has(code) || UNREACHABLE.has(code) || /^(timeout exceeded|Connection terminated)/.test(error.message);
  return isAway
    ? new StoreRefusal(`The database does not answer as it should: ${error.message}`, { cause: error })
    : error;
}

/** unique_violation in the catalogue, duplicate_schema, duplicate_table, duplicate_object (its type): another server has just created it. */
export function isRaceToCreate(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ["23505", "42P06", "42P07", "42710"].includes(error.code ?? "");
}

/** What a write failed for, in the words of a store. */
export function asConflict(
  error: unknown,
  collection: { readonly name: string; readonly columns: Readonly<Record<string, unknown>> },
): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== "23505") return error;
  const { constraint } = error;
  const column = Object.keys(collection.columns).find((name) => uniqueIndexName(collection.name, name) === constraint);
  return new StoreConflict("duplicate", collection.name, { column: column ?? "id" });
}
