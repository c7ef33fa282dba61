import { type AppLogEntry, type ErrorLogEntry, LIMITS, type NewErrorLogEntry } from "@epb/contract";
import { ApiError } from "../../base/api-error.js";
import { cursorText, parseCursor } from "../../store/query.js";
import type { Transaction } from "../../store/store.js";
import type { StoreServices } from "../../store/store-services.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { searchWords } from "../projects/project-entries.js";
import { ERROR_LOG } from "./error-log.js";

/** Paths that end with secrets. */
const SECRET_PARTS: readonly RegExp[] = [
  /^(.*\/password-reset)\/.+$/,
  /^(.*\/verify)\/.+$/,
  /^(.*\/verification-code)\/.+$/,
];

/**
 * The path of a screen or a request without private parts: tokens, codes, email addresses, the query, and the fragment.
 */
function clientPath(url: string): string {
  const [withoutQuery = ""] = url.split(/[?#]/);
  const path = withoutQuery.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "");
  const open = SECRET_PARTS.reduce((text, pattern) => text.replace(pattern, "$1/…"), path);
  return open
    .split("/")
    .map((part) => (/@|%40/.test(part) ? "…" : part))
    .join("/");
}

/** Errors that are kept; new errors replace the oldest. */
const ERRORS_KEPT = 5000;

/** Limit for one request, so that no report waits for a long cleanup. */
const REMOVED_AT_ONCE = 20;

/** Maximum length of a client's line in the log. */
const CLIENT_LINE_LENGTH = 500;

/**
 * Writes a client's line to the log of the server, as one line that is marked as a client's. Its level is at most
 * "info", because anybody can send a line: it must not trigger an alert. `clientLevel` is the level that the client
 * sent.
 */
export function writeAppLog({ logLevel, message }: AppLogEntry, { log }: StoreServices): void {
  const clientMessage = message.slice(0, CLIENT_LINE_LENGTH).replace(/\p{C}+/gu, " ");
  log[logLevel === "debug" ? "debug" : "info"](
    { source: "client", clientLevel: logLevel, clientMessage },
    "client log",
  );
}

/**
 * Stores the report of an error, under the name of the signed-in user.
 *
 * @param kept - Number of errors to keep, including this one.
 */
export async function writeErrorLog(
  { name, appId, time, id, url, status, message, stack }: NewErrorLogEntry,
  { user }: SignedInUser,
  { store, now, random }: StoreServices,
  kept: number = ERRORS_KEPT,
): Promise<void> {
  await store.transact(async (transaction) => {
    await transaction.insert(ERROR_LOG, {
      id: random.uuid(),
      clientId: id,
      userId: user.document.id,
      receivedAt: now().toISOString(),
      name,
      appId,
      time,
      url: clientPath(url),
      message,
      ...(status !== undefined && { status }),
      ...(stack !== undefined && { stack }),
    });
    await removeOldest(kept, transaction);
  });
}

async function removeOldest(kept: number, transaction: Transaction): Promise<void> {
  const tooMany = (await transaction.count(ERROR_LOG)) - kept;
  if (tooMany <= 0) return;
  const { items } = await transaction.find(ERROR_LOG, {
    orderBy: { column: "receivedAt" },
    limit: Math.min(tooMany, REMOVED_AT_ONCE),
  });
  for (const { document, revision } of items) await transaction.remove(ERROR_LOG, document.id, revision);
}

interface ErrorLogQuery {
  readonly limit?: number;
  readonly cursor?: string;
  readonly search?: string;
  readonly userId?: string;
}

/** A page of the matching error reports, newest first. */
export async function readErrorLog(
  { limit = LIMITS.pageSize.default, cursor, search, userId }: ErrorLogQuery,
  { store }: StoreServices,
): Promise<{ readonly items: readonly ErrorLogEntry[]; readonly next?: string }> {
  const after = cursor === undefined ? undefined : parseCursor(cursor);
  if (cursor !== undefined && after === undefined) {
    throw new ApiError(400, "input/invalid", "This cursor belongs to another list or sort order.");
  }
  const page = await store.find(ERROR_LOG, {
    where: [
      ...(userId === undefined ? [] : [{ column: "userId", is: userId }]),
      ...searchWords(search ?? "").map((word) => ({ column: "search", includes: word })),
    ],
    orderBy: { column: "receivedAt", descending: true },
    ...(after !== undefined && { after }),
    limit,
  });
  return {
    items: page.items.map(({ document }) => document),
    ...(page.next !== undefined && { next: cursorText(page.next) }),
  };
}
