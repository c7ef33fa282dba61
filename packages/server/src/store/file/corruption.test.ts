import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ITEMS, itemId } from "../../../testing/conformance-items.js";
import { countUp, Ledger, writeBlob } from "../../../testing/store-workload.js";
import { verifyAudit } from "../audit/verify-audit.js";
import { StoreDamage } from "../store-problem.js";
import { openFileStore } from "./open-file-store.js";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "epb-store-"));
  const store = await openFileStore(folder);
  const ledger = new Ledger();
  await countUp(store, ledger, 1);
  await countUp(store, ledger, 2);
  await store.settle();
  await countUp(store, ledger, 1);
  await writeBlob(store, ledger, "content");
  await store.close();
});
afterEach(() => rm(folder, { recursive: true }));

async function filesBelow(name: string): Promise<string[]> {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Turns over one bit. */
async function flip(path: string, bit: number): Promise<void> {
  const bytes = await readFile(path);
  bytes[bit >>> 3] = (bytes[bit >>> 3] ?? 0) ^ (1 << (bit & 7));
  await writeFile(path, bytes);
}

describe("a bit that turned over", () => {
  test("in a document is found wherever it is, told by its path, and left as it is", async () => {
    const path = (await filesBelow("documents")).find((file) => file.endsWith(`${itemId(1)}.json`)) ?? "";
    const length = (await readFile(path)).byteLength * 8;
    for (let bit = 0; bit < length; bit += 97) {
      await flip(path, bit);
      const broken = await readFile(path);
      const store = await openFileStore(folder);
      expect(store.report.damage.map((damage) => damage.path)).toEqual([path]);
      await expect(store.get(ITEMS, itemId(1))).rejects.toThrow(path);
      await expect(
        store.transact((transaction) => transaction.insert(ITEMS, { id: itemId(1) })),
      ).rejects.toBeInstanceOf(StoreDamage);
      expect((await store.get(ITEMS, itemId(2)))?.document.count).toBe(1);
      expect((await store.verify()).map((damage) => damage.path)).toEqual([path]);
      await store.close();
      expect(await readFile(path)).toEqual(broken);
      await flip(path, bit);
    }
  });

  test("in the generation before the last change of a document is found when everything is read", async () => {
    const path = (await filesBelow("documents")).find((file) => file.endsWith(`${itemId(1)}.previous.json`)) ?? "";
    await flip(path, 2000);
    const store = await openFileStore(folder);
    expect(store.report.damage).toEqual([]);
    expect((await store.verify()).map((damage) => damage.path)).toEqual([path]);
    await store.close();
  });

  test("in a document of a store that runs is found when it is read", async () => {
    const path = (await filesBelow("documents")).find((file) => file.endsWith(`${itemId(1)}.json`)) ?? "";
    const store = await openFileStore(folder);
    await flip(path, 2000);
    await expect(store.get(ITEMS, itemId(1))).rejects.toThrow(path);
    expect((await store.get(ITEMS, itemId(2)))?.document.count).toBe(1);
    expect((await store.verify()).map((damage) => damage.path)).toEqual([path]);
    await store.close();
  });

  test("in a blob is found when it is read", async () => {
    const [path = ""] = await filesBelow("blobs");
    await flip(path, 9);
    const store = await openFileStore(folder);
    const content = await store.blobs.read(path.slice(-64));
    await expect(async () => {
      for await (const _ of content);
    }).rejects.toThrow(path);
    expect((await store.verify()).map((damage) => damage.path)).toEqual([path]);
    await store.close();
  });

  test("in the audit log is found at its entry", async () => {
    const [path = ""] = await filesBelow("audit");
    const lines = (await readFile(path, "utf8")).split("\n");
    const second = (lines[0]?.length ?? 0) + 1;
    for (let bit = 8 * second; bit < 8 * (second + (lines[1]?.length ?? 0)); bit += 61) {
      await flip(path, bit);
      const store = await openFileStore(folder);
      const { valid, problem } = await verifyAudit(store);
      expect({ bit, valid, sequence: problem?.sequence }).toEqual({ bit, valid: 1, sequence: 2 });
      expect(await store.verify()).toHaveLength(1);
      await store.close();
      await flip(path, bit);
    }
  });

  test("in the last entry of the audit log ends the start: nothing can be linked to it", async () => {
    const [path = ""] = await filesBelow("audit");
    await flip(path, ((await readFile(path)).byteLength - 40) * 8);
    await expect(openFileStore(folder)).rejects.toThrow(path);
  });
});

test("a document whose file is gone is told, and where the generation before it is", async () => {
  const path = (await filesBelow("documents")).find((file) => file.endsWith(`${itemId(1)}.json`)) ?? "";
  await rm(path);
  const store = await openFileStore(folder);
  expect(store.report.damage.map(({ message }) => message)).toEqual([
    expect.stringContaining(`${itemId(1)}.previous.json`),
  ]);
  await store.close();
});

test("a document under another name is not taken for that one", async () => {
  const files = (await filesBelow("documents")).filter((file) => !file.includes("previous"));
  const [one = "", other = ""] = files;
  await writeFile(one, await readFile(other));
  const store = await openFileStore(folder);
  expect(store.report.damage.map(({ path }) => path)).toEqual([one]);
  await store.close();
});

describe("a broken journal", () => {
  async function journalOfThree(): Promise<string> {
    const store = await openFileStore(folder, { checkpointDelay: 3_600_000 });
    const ledger = new Ledger();
    for (const number of [11, 12, 13]) await countUp(store, ledger, number);
    const [path = ""] = await filesBelow("journal");
    const content = await readFile(path);
    await store.close();
    await writeFile(path, content);
    return path;
  }

  test("is told by its path and byte when records follow that were made to last", async () => {
    const path = await journalOfThree();
    await flip(path, 8 * 3000);
    await expect(openFileStore(folder)).rejects.toThrow(`${path}: a record of the journal is broken, at byte 0`);
  });

  test("is told wherever in the description of a record the bit turned over", async () => {
    const path = await journalOfThree();
    // The line of numbers and the JSON after it; the documents come behind.
    const end = (await readFile(path)).indexOf('"content"');
    for (let bit = 3; bit < 8 * end; bit += 131) {
      await flip(path, bit);
      await expect(openFileStore(folder), `bit ${bit}`).rejects.toThrow(`${path}: a record of the journal is broken`);
      await flip(path, bit);
    }
  });

  test("is told when a later file has records: what it ends with was not the last", async () => {
    const path = await journalOfThree();
    const content = await readFile(path);
    await writeFile(path, content.subarray(0, content.byteLength - 1));
    await writeFile(path.replace(/\d+\.journal$/, "0000009999.journal"), content);
    await expect(openFileStore(folder)).rejects.toThrow(`${path}: a record of the journal is broken`);
  });

  test("is cut when only its last record is not whole: nobody was told of it", async () => {
    const path = await journalOfThree();
    const content = await readFile(path);
    await writeFile(path, content.subarray(0, content.byteLength - 1));
    const store = await openFileStore(folder);
    expect(store.report.tornBytes).toBeGreaterThan(1000);
    expect(store.report.replayed).toBe(2);
    await store.close();
  });
});
