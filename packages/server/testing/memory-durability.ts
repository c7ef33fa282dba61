import { createHash } from "node:crypto";
import { DocumentStore, type Durability } from "../src/store/file/document-store.js";
import { Layer } from "../src/store/file/layer.js";
import type { AuditEntry, Store } from "../src/store/store.js";
import { StoreConflict } from "../src/store/store-conflict.js";

/** A store that keeps everything in memory: for tests of what has nothing to do with keeping. */
export function createMemoryStore(): Store {
  return new DocumentStore(new Layer(), memoryDurability());
}

function memoryDurability(): Durability {
  const entries: AuditEntry[] = [];
  const blobs = new Map<string, Uint8Array>();
  return {
    append: async ({ events }) => {
      for (const event of events) {
        const previousHash = entries.at(-1)?.hash ?? "";
        const sequence = entries.length + 1;
        const hash = createHash("sha256")
          .update(JSON.stringify([sequence, previousHash, event]))
          .digest("hex");
        entries.push({ ...event, sequence, previousHash, hash });
      }
    },
    auditEntries: async (after, limit) => entries.filter(({ sequence }) => sequence > after).slice(0, limit),
    blobs: {
      write: async (content) => {
        const chunks: Uint8Array[] = [];
        for await (const chunk of content) chunks.push(chunk);
        const bytes = Buffer.concat(chunks);
        const sha256 = createHash("sha256").update(bytes).digest("hex");
        blobs.set(sha256, bytes);
        return { sha256, size: bytes.byteLength };
      },
      read: async (sha256) => {
        const bytes = blobs.get(sha256);
        if (bytes === undefined) throw new StoreConflict("missing", "blobs");
        return (async function* () {
          yield bytes;
        })();
      },
    },
    check: async () => {},
    close: async () => {},
  };
}
