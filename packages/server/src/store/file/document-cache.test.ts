import { expect, test } from "vitest";
import { ITEMS, insertAll, itemId } from "../../../testing/conformance-items.js";
import { CrashDisk } from "../../../testing/crash-disk.js";
import { DocumentCache } from "./document-cache.js";
import { openFileStore } from "./open-file-store.js";
import { versionOf } from "./version.js";

const version = (revision: number): ReturnType<typeof versionOf> =>
  versionOf("items", "a", revision, Buffer.from(JSON.stringify({ id: "a", list: [{ deep: 1 }] })));

test("documents that were not used for the longest go first, and an older revision is none", () => {
  const cache = new DocumentCache(version(1).data.byteLength * 4 * 2);
  for (const id of ["a", "b"]) cache.add("items", id, version(1));
  expect(cache.get("items", "a", 1)).toBeDefined();
  cache.add("items", "c", version(1));
  expect(["a", "b", "c"].map((id) => cache.get("items", id, 1) !== undefined)).toEqual([true, false, true]);
  expect(cache.get("items", "a", 2)).toBeUndefined();
});

test("what it gives cannot be changed", () => {
  const { document } = new DocumentCache(1000).add("items", "a", version(1));
  expect(() => Object.assign((document as unknown as { list: object[] }).list[0] ?? {}, { deep: 2 })).toThrow(
    TypeError,
  );
});

test("a store that may keep nothing in memory reads everything from its files", async () => {
  const disk = new CrashDisk();
  const store = await openFileStore("/store", { fileSystem: disk, cacheBytes: 0 });
  await insertAll(
    store,
    Array.from({ length: 50 }, (_, index) => ({ id: itemId(index), name: `n${index}`, count: index })),
  );
  await store.settle();
  let reads = 0;
  const readFile = disk.readFile.bind(disk);
  disk.readFile = async (path) => {
    reads += 1;
    return readFile(path);
  };
  const page = await store.find(ITEMS, { orderBy: { column: "count", descending: true }, limit: 3 });
  expect(page.items.map(({ document }) => document.count)).toEqual([49, 48, 47]);
  // Only those of the page: the others are found by their columns.
  expect(reads).toBe(3);
});
