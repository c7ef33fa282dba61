import pg from "pg";
import { StoreConflict } from "../store-conflict.js";
import { StoreRefusal } from "../store-problem.js";
import { uniqueIndexName } from "./identifiers.js";

/** Signals a conflict with another transaction; a retry is enough. */
export class DoAgain extends Error {}

/** serialization_failure, deadlock_detected, lock_not_available: all are temporary. */
const PASSING: ReadonlySet<string | undefined> = new Set(["40001", "40P01", "55P03"]);

export function isPassing(error: unknown): boolean {
  return error instanceof DoAgain || (error instanceof pg.DatabaseError && PASSING.has(error.code));
}

/**
 * States of PostgreSQL in which it cannot work: class 08 (connection), class 53 (no disk, no memory, too many
 * connections), class 57 (stopped, started, or ended by an administrator), class 58 (system errors), a read-only
 * replica, and the end of an idle transaction.
 */
const OUTAGE = /^(08...|53...|57P0.|58...|25006|25P03)$/;

/** Network errors, by the codes of Node. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "ETIMEDOUT", "EPIPE", "ENOTFOUND", "EAI_AGAIN"],
  ...["EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH", "ENETDOWN", "ENETRESET", "EADDRNOTAVAIL", "EMFILE", "ENFILE"],
  ...["ERR_STREAM_DESTROYED", "ERR_STREAM_WRITE_AFTER_END", "ERR_STREAM_PREMATURE_CLOSE"],
]);

/** Messages of the driver, whose errors have no code. */
const DRIVER_MESSAGES: readonly RegExp[] = [
  /^Connection terminated/,
  /^timeout (exceeded|expired)/,
  /^Query read timeout/,
  /is not queryable$/,
  /^Cannot use a pool after calling end/,
  /^Received unexpected \w+ message from backend/,
];

/** Maps errors of a database that cannot be reached or cannot work to a refusal; returns every other error unchanged. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreRefusal) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const isAway =
    OUTAGE.test(code) || UNREACHABLE.has(code) || DRIVER_MESSAGES.some((message) => message.test(error.message));
  return isAway
    ? new StoreRefusal(`The database gave an unexpected answer: ${error.message}`, { cause: error })
    : error;
}

/**
 * unique_violation in the catalog, duplicate_schema, duplicate_table, duplicate_object (its type): another server has
 * just created it.
 */
export function isRaceToCreate(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ["23505", "42P06", "42P07", "42710"].includes(error.code ?? "");
}

/** Maps the error of a write to a conflict of the store. */
export function asConflict(
  error: unknown,
  collection: { readonly name: string; readonly columns: Readonly<Record<string, unknown>> },
): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== "23505") return error;
  const { constraint } = error;
  const column = Object.keys(collection.columns).find((name) => uniqueIndexName(collection.name, name) === constraint);
  return new StoreConflict("duplicate", collection.name, { column: column ?? "id" });
}
