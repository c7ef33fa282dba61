import { createHash } from "node:crypto";
import type { AuditEntry } from "../store.js";
import { type Change, versionHash } from "./version.js";

/** The commits of a group, which are written as one. */
export interface JournalBatch {
  readonly changes: readonly Change[];
  readonly entries: readonly AuditEntry[];
}

type PutLine = readonly [collection: string, id: string, revision: number, bytes: number, sha256: string];
interface Contents {
  readonly puts: readonly PutLine[];
  readonly removals: readonly (readonly [collection: string, id: string])[];
  readonly entries: readonly AuditEntry[];
}

const HEADER = /^epb-journal-1 (\d+) (\d+) (\d+) ([0-9a-f]{64})\n/;
/** Longer than any header. */
const HEADER_BYTES = 160;
const START = Buffer.from("\nepb-journal-1 ");
const NEWLINE = Buffer.from("\n");

/**
 * Encodes a record: a line with number, lengths, and checksum; a JSON line with its contents; then the documents. The
 * checksum covers the numbers and the JSON, which has a checksum of each document.
 */
export function encodeRecord(number: number, { changes, entries }: JournalBatch): Uint8Array {
  const puts: PutLine[] = [];
  const removals: [string, string][] = [];
  const bodies: Uint8Array[] = [];
  let bodyBytes = 0;
  for (const { collection, id, version } of changes) {
    if (version === undefined) removals.push([collection, id]);
    else {
      puts.push([collection, id, version.revision, version.data.byteLength, version.sha256]);
      bodies.push(version.data);
      bodyBytes += version.data.byteLength;
    }
  }
  const contents = Buffer.from(JSON.stringify({ puts, removals, entries } satisfies Contents));
  const numbers = `${number} ${contents.byteLength} ${bodyBytes}`;
  const header = Buffer.from(`epb-journal-1 ${numbers} ${checksum(numbers, contents)}\n`);
  return Buffer.concat([header, contents, ...bodies, NEWLINE]);
}

export interface DecodedRecord extends JournalBatch {
  readonly number: number;
  /** Start of the next record. */
  readonly end: number;
}

/** The record at `start`; undefined without a complete record. */
export function decodeRecord(bytes: Buffer, start: number): DecodedRecord | undefined {
  const header = HEADER.exec(bytes.toString("latin1", start, start + HEADER_BYTES));
  if (header === null) return undefined;
  const [line, number, contentBytes, bodyBytes, sha256] = header;
  const contentStart = start + line.length;
  let position = contentStart + Number(contentBytes);
  const end = position + Number(bodyBytes) + NEWLINE.byteLength;
  if (end > bytes.byteLength || bytes[end - 1] !== NEWLINE[0]) return undefined;
  const contents = bytes.subarray(contentStart, position);
  if (checksum(`${number} ${contentBytes} ${bodyBytes}`, contents) !== sha256) return undefined;
  const { puts, removals, entries } = JSON.parse(contents.toString()) as Contents;
  const changes: Change[] = removals.map(([collection, id]) => ({ collection, id }));
  for (const [collection, id, revision, length, hash] of puts) {
    const data = bytes.subarray(position, position + length);
    if (versionHash(collection, id, revision, data) !== hash) return undefined;
    changes.push({ collection, id, version: { revision, data, sha256: hash } });
    position += length;
  }
  return { number: Number(number), changes, entries, end };
}

/** True if a complete record begins after `start`. */
export function hasRecordAfter(bytes: Buffer, start: number): boolean {
  for (let at = bytes.indexOf(START, start); at !== -1; at = bytes.indexOf(START, at + 1)) {
    if (decodeRecord(bytes, at + 1) !== undefined) return true;
  }
  return false;
}

function checksum(numbers: string, contents: Uint8Array): string {
  return createHash("sha256").update(`${numbers}\n`).update(contents).digest("hex");
}
