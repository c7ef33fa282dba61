import { createHash } from "node:crypto";
import type { ColumnValue } from "../collection.js";

export type Columns = Readonly<Record<string, ColumnValue>>;

/** One version of a document, as written to disk. */
export interface Version {
  readonly revision: number;
  /** JSON in UTF-8. */
  readonly data: Uint8Array;
  readonly sha256: string;
}

/** A document that a commit writes; without a version it is removed. */
export interface Change {
  readonly collection: string;
  readonly id: string;
  readonly version?: Version | undefined;
}

/** The state of a document. The hash is of its place and revision too: a file under another name is found out. */
export function versionOf(collection: string, id: string, revision: number, data: Uint8Array): Version {
  return { revision, data, sha256: versionHash(collection, id, revision, data) };
}

export function versionHash(collection: string, id: string, revision: number, data: Uint8Array): string {
  return createHash("sha256").update(`${collection}/${id}/${revision}\n`).update(data).digest("hex");
}
