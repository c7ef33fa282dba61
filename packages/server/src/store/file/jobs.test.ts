import { expect, test } from "vitest";
import { openMemoryStore } from "../../../testing/memory-store.js";
import { JOBS } from "../waiting-jobs.js";

const NOW = "2026-11-21T12:00:00.000Z";

test("a job is stored with the transaction that puts it in, and is due at once or later", async () => {
  const store = await openMemoryStore(() => new Date(NOW));
  await store.transact(async (transaction) => {
    await transaction.enqueue({ kind: "mail.send", data: { to: "a" } });
    await transaction.enqueue({ kind: "mail.send", data: { to: "b" }, notBefore: "2026-11-22T00:00:00.000Z" });
  });
  const { items } = await store.find(JOBS, { orderBy: { column: "dueAt" }, limit: 9 });
  expect(items.map(({ document: { id, ...job } }) => job)).toEqual([
    { kind: "mail.send", data: { to: "a" }, dueAt: NOW, attempts: 0, createdAt: NOW },
    { kind: "mail.send", data: { to: "b" }, dueAt: "2026-11-22T00:00:00.000Z", attempts: 0, createdAt: NOW },
  ]);
  await store.close();
});

test("a job with the key of one that waits is not put in; beside one that is being done, it is", async () => {
  const store = await openMemoryStore(() => new Date(NOW));
  const enqueue = (kind: string): Promise<void> =>
    store.transact((transaction) => transaction.enqueue({ kind, data: {}, key: "project-1" }));
  await enqueue("recalculate");
  await Promise.all([enqueue("recalculate"), enqueue("statistics"), enqueue("recalculate")]);
  expect(await store.count(JOBS)).toBe(2);
  await store.transact(async (transaction) => {
    const [job] = (await transaction.find(JOBS, { where: [{ column: "kind", is: "recalculate" }], limit: 1 })).items;
    if (job === undefined) throw new Error("no job");
    await transaction.update(JOBS, { ...job.document, lockedUntil: NOW, attempts: 1 }, job.revision);
  });
  await Promise.all([enqueue("recalculate"), enqueue("recalculate")]);
  expect(await store.count(JOBS)).toBe(3);
  await store.close();
});
