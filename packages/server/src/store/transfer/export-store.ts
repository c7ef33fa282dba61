import type { AnyCollection, Collection, Identified, Stored } from "../collection.js";
import type { Cursor } from "../query.js";
import type { AuditEntry } from "../store.js";
import { StoreRefusal } from "../store-problem.js";
import { JOBS } from "../waiting-jobs.js";
import { FIRST_LINE, LineCheck, lineText, type TransferLine } from "./transfer-line.js";
import type { TransferStore } from "./transfer-store.js";

const AT_ONCE = 200;
/** Bytes of a blob in a line; divisible by three, so that base64 needs no padding before the last. */
const BYTES_PER_LINE = 98_304;

/**
 * A whole store as lines of JSON: documents by collection and id, the audit log, blobs by their hashes, a checksum. Two
 * stores with the same content have the same bytes.
 *
 * @throws StoreRefusal if the store has a collection that is not among those given
 */
export async function* exportStore(
  store: TransferStore,
  collections: readonly Collection<Identified>[],
): AsyncGenerator<Uint8Array> {
  const check = new LineCheck();
  for await (const line of contentLines(store, collections)) {
    const text = lineText(line);
    check.add(text);
    yield Buffer.from(text);
  }
  yield Buffer.from(lineText(check.end()));
}

async function* contentLines(
  store: TransferStore,
  collections: readonly Collection<Identified>[],
): AsyncGenerator<TransferLine> {
  yield FIRST_LINE;
  const known = new Map(collections.map((collection) => [collection.name, collection]));
  const jobs = await store.queuedJobs();
  const names = new Set([...(await store.collectionNames()), ...(jobs.length > 0 ? [JOBS.name] : [])]);
  for (const name of [...names].sort()) {
    const collection = known.get(name);
    if (collection === undefined)
      throw new StoreRefusal(`The store has documents "${name}", which this version does not know.`);
    yield* documentLines(store, collection, name === JOBS.name ? jobs : []);
  }
  for (let after = 0; ; ) {
    const entries: readonly AuditEntry[] = await store.auditEntries(after, AT_ONCE);
    for (const entry of entries) yield { kind: "audit", entry };
    if (entries.length === 0) break;
    after += entries.length;
  }
  for await (const sha256 of store.blobHashes()) {
    yield { kind: "blob", sha256 };
    for await (const bytes of pieces(await store.blobs.read(sha256))) {
      yield { kind: "bytes", base64: bytes.toString("base64") };
    }
  }
}

/** @param others - Documents of the collection that are stored elsewhere, by id. */
async function* documentLines(
  store: TransferStore,
  collection: AnyCollection,
  others: readonly Stored<Identified>[],
): AsyncGenerator<TransferLine> {
  const lineOf = ({ document, revision }: Stored<Identified>): TransferLine => ({
    ...{ kind: "document", collection: collection.name, id: document.id, revision, document },
  });
  const waiting = [...others];
  for (let after: Cursor | undefined; ; ) {
    const page = await store.find(collection, { limit: AT_ONCE, ...(after !== undefined && { after }) });
    for (const stored of page.items) {
      while (waiting[0] !== undefined && waiting[0].document.id < stored.document.id) {
        yield lineOf(waiting.shift() as Stored<Identified>);
      }
      yield lineOf(stored);
    }
    if (page.next === undefined) break;
    after = page.next;
  }
  for (const stored of waiting) yield lineOf(stored);
}

/** The same bytes in chunks of one size. */
async function* pieces(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of content) {
    rest = Buffer.concat([rest, chunk]);
    for (; rest.byteLength >= BYTES_PER_LINE; rest = rest.subarray(BYTES_PER_LINE)) {
      yield rest.subarray(0, BYTES_PER_LINE);
    }
  }
  if (rest.byteLength > 0) yield rest;
}
