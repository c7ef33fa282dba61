import { createHash } from "node:crypto";
import { auditHash, EMPTY_AUDIT } from "../audit/audit-hash.js";
import type { Collection, Identified } from "../collection.js";
import type { AuditEntry } from "../store.js";
import { StoreRefusal } from "../store-problem.js";
import { exportStore } from "./export-store.js";
import { FIRST_LINE, lineText, parseLines, type TransferLine } from "./transfer-line.js";
import type { RestoredDocument, TransferStore } from "./transfer-store.js";

const AT_ONCE = 100;

/** Number of objects in an export. */
export interface TransferSummary {
  readonly documents: Readonly<Record<string, number>>;
  readonly auditEntries: number;
  readonly blobs: number;
}

/**
 * Imports an export into an empty store. Reads it twice, so that nothing of an incomplete export is stored.
 *
 * @throws StoreRefusal
 */
export async function importStore(
  store: TransferStore,
  open: () => AsyncIterable<Uint8Array>,
): Promise<TransferSummary> {
  const summary = await verifyExport(open());
  const isEmpty =
    (await store.collectionNames()).length === 0 &&
    (await store.queuedJobs()).length === 0 &&
    (await store.auditEntries(0, 1)).length === 0 &&
    (await store.blobHashes()[Symbol.asyncIterator]().next()).done === true;
  if (!isEmpty) throw new StoreRefusal("The store is not empty. Import into a new store.");
  let documents: RestoredDocument[] = [];
  let entries: AuditEntry[] = [];
  const flush = async (least: number): Promise<void> => {
    if (documents.length + entries.length < least) return;
    await store.restore(documents, entries);
    documents = [];
    entries = [];
  };
  await eachItem(parseLines(open()), {
    document: async ({ collection, id, revision, document }) => {
      documents.push({ collection, id, revision, document });
      await flush(AT_ONCE);
    },
    audit: async ({ entry }) => {
      entries.push(entry);
      await flush(AT_ONCE);
    },
    blob: async (_, bytes) => {
      await store.blobs.write(bytes);
    },
  });
  await flush(1);
  return summary;
}

/** Reads an export to its end. @throws StoreRefusal if anything in it was changed */
export async function verifyExport(bytes: AsyncIterable<Uint8Array>): Promise<TransferSummary> {
  const documents: Record<string, number> = {};
  let head = EMPTY_AUDIT;
  let blobs = 0;
  await eachItem(parseLines(bytes), {
    document: async ({ collection }) => {
      documents[collection] = (documents[collection] ?? 0) + 1;
    },
    audit: async ({ entry }) => {
      const isNext = entry.sequence === head.sequence + 1 && entry.previousHash === head.hash;
      if (!isNext || auditHash(entry) !== entry.hash) {
        throw new StoreRefusal(`Entry ${head.sequence + 1} of the audit log was altered.`);
      }
      head = entry;
    },
    blob: async ({ sha256 }, content) => {
      const hash = createHash("sha256");
      for await (const chunk of content) hash.update(chunk);
      if (hash.digest("hex") !== sha256) throw new StoreRefusal(`The file ${sha256} does not match its checksum.`);
      blobs += 1;
    },
  });
  return { documents, auditEntries: head.sequence, blobs };
}

/** Copies everything into an empty store, and compares the result. @throws StoreRefusal */
export async function migrateStore(
  from: TransferStore,
  to: TransferStore,
  collections: readonly Collection<Identified>[],
): Promise<TransferSummary> {
  const summary = await importStore(to, () => exportStore(from, collections));
  const [before, after] = [await hashOf(exportStore(from, collections)), await hashOf(exportStore(to, collections))];
  if (before !== after) throw new StoreRefusal("The copy differs from the original. Use the original.");
  return summary;
}

async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest("hex");
}

type LineOf<Kind> = Extract<TransferLine, { readonly kind: Kind }>;

interface ItemHandlers {
  readonly document: (line: LineOf<"document">) => Promise<void>;
  readonly audit: (line: LineOf<"audit">) => Promise<void>;
  /** Must read all of the bytes. */
  readonly blob: (line: LineOf<"blob">, bytes: AsyncIterable<Uint8Array>) => Promise<void>;
}

async function eachItem(lines: AsyncGenerator<TransferLine>, handlers: ItemHandlers): Promise<void> {
  const first = (await lines.next()).value as TransferLine | undefined;
  if (first === undefined || lineText(first) !== lineText(FIRST_LINE)) {
    throw new StoreRefusal("This is not a store export, or it is from a newer version.");
  }
  let line = await lines.next();
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (line = await lines.next(); line.done !== true && line.value.kind === "bytes"; line = await lines.next()) {
      yield Buffer.from(line.value.base64, "base64");
    }
  }
  while (line.done !== true) {
    const { value } = line;
    if (value.kind === "blob") {
      await handlers.blob(value, bytes());
      continue;
    }
    if (value.kind === "document") await handlers.document(value);
    else if (value.kind === "audit") await handlers.audit(value);
    else throw new StoreRefusal("The export has an unknown line.");
    line = await lines.next();
  }
}
