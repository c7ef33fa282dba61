import { anyCollection } from "../../src/store/collection.js";
import { openPostgresStore } from "../../src/store/postgres/postgres-store.js";
import { CONFORMANCE_COLLECTIONS, ITEMS } from "../conformance-items.js";

// A server that many people save to at once: node save-often.ts <url> <id> <people> <saves>

const [url = "", id = "", people = "", saves = ""] = process.argv.slice(2);
const store = await openPostgresStore(url, { collections: CONFORMANCE_COLLECTIONS.map(anyCollection) });

async function save(): Promise<void> {
  await store.transact(async (transaction) => {
    const stored = await transaction.get(ITEMS, id);
    if (stored === undefined) throw new Error("There is nothing to save to.");
    const { document, revision } = stored;
    await transaction.update(ITEMS, { ...document, count: (document.count ?? 0) + 1 }, revision);
    await transaction.record({ at: "2026-11-21T12:00:00.000Z", action: "project.changed" });
  });
}

async function saveOften(): Promise<void> {
  for (let count = 0; count < Number(saves); count += 1) await save();
}

await Promise.all(Array.from({ length: Number(people) }, saveOften));
await store.close();
