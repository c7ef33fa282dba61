import { openFileStore } from "../../src/store/file/open-file-store.js";
import { ITEMS, type Item, itemId } from "../conformance-items.js";

// Writes in a folder, several documents at once, and prints acknowledged writes, until it is stopped.
const [folder = "", documents = "8"] = process.argv.slice(2);
const store = await openFileStore(folder, { checkpointDelay: 20 });
const { damage, replayed } = store.report;
process.stdout.write(`opened ${JSON.stringify({ damage: damage.map(({ message }) => message), replayed })}\n`);

async function countUp(number: number): Promise<void> {
  const [id, twin] = [itemId(number), itemId(number + 1000)];
  for (;;) {
    const count = await store.transact(async (transaction) => {
      const stored = await transaction.get(ITEMS, id);
      const next = (stored?.document.count ?? 0) + 1;
      for (const one of [id, twin]) {
        const item: Item = { id: one, name: one, count: next, content: "x".repeat((next % 50) * 400) };
        if (stored === undefined) await transaction.insert(ITEMS, item);
        else await transaction.update(ITEMS, item, stored.revision);
      }
      await transaction.record({
        at: "2026-11-21T12:00:00.000Z",
        action: "project.changed",
        details: { number, next },
      });
      return next;
    });
    process.stdout.write(`${number} ${count}\n`);
  }
}

await Promise.all(Array.from({ length: Number(documents) }, (_, index) => countUp(index)));
