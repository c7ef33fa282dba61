import { mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ITEMS, itemId } from "../../../testing/conformance-items.js";
import { countUp, Ledger } from "../../../testing/store-workload.js";
import { anyCollection } from "../collection.js";
import { NODE_FILE_SYSTEM } from "./node-file-system.js";
import { openFileStore } from "./open-file-store.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "epb-store-"));
  const store = await openFileStore(folder);
  const ledger = new Ledger();
  await countUp(store, ledger, 1);
  await countUp(store, ledger, 2);
  await store.settle();
  await store.close();
});
afterEach(() => rm(folder, { recursive: true }));

async function fileOf(id: string): Promise<string> {
  const entries = await readdir(join(folder, "documents"), { recursive: true, withFileTypes: true });
  const entry = entries.find(({ name }) => name === `${id}.json`);
  if (entry === undefined) throw new Error(`there is no document ${id}`);
  return join(entry.parentPath, entry.name);
}

describe("a store opens beside", () => {
  test.each([
    "documents/.DS_Store",
    "documents/items/.DS_Store",
    "documents/notes.txt",
    "audit/.DS_Store",
    "journal/.DS_Store",
    "blobs/.DS_Store",
  ])("a file of somebody else: %s", async (name) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), "x");
    const store = await openFileStore(folder);
    expect(store.report.damage).toEqual([]);
    expect((await store.get(ITEMS, itemId(1)))?.document.id).toBe(itemId(1));
    await store.close();
  });

  test("a folder among the files that are being written", async () => {
    await mkdir(join(folder, "temporary", "mine"));
    await (await openFileStore(folder)).close();
    expect(await readdir(join(folder, "temporary"))).toEqual(["mine"]);
  });

  test.each([
    ["a folder", (path: string) => mkdir(path)],
    ["a link that leads to itself", (path: string) => symlink(path, path)],
  ])("%s in the place of a document, which is told, and serves the others", async (_, put) => {
    const path = await fileOf(itemId(1));
    await rename(path, `${path}.kept`);
    await put(path);
    const store = await openFileStore(folder);
    expect(store.report.damage.map((damage) => damage.path)).toEqual([path]);
    expect((await store.get(ITEMS, itemId(2)))?.document.id).toBe(itemId(2));
    await expect(store.get(ITEMS, itemId(1))).rejects.toThrow(path);
    await store.close();
  });
});

describe("a file that is no document of the store", () => {
  test.each([
    ["of an unknown collection", "documents/notes/2026/readme.json", /the store has no collection "notes"/],
    [
      "in another folder than its id says",
      "documents/items/2026/readme.json",
      /the store has no document here; .*readme/,
    ],
  ])("is told as what it is: %s", async (_, name, says) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), "{}");
    const store = await openFileStore(folder, { collections: [anyCollection(ITEMS)] });
    const problems = await store.verify();
    expect(problems.map(({ path }) => path)).toEqual([join(folder, name)]);
    expect(problems[0]?.message).toMatch(says);
    expect(problems[0]?.message).not.toContain("gone");
    await store.close();
  });
});

describe("a store does not open where nothing can be written:", () => {
  test.each(["documents", "documents/items", "blobs", "audit", "journal", "temporary"])("in %s", async (name) => {
    const path = join(folder, name);
    const refused = Object.assign(new Error(`EACCES: permission denied, access '${path}'`), { code: "EACCES", path });
    // Tests may run as root, who may write everywhere.
    const fileSystem = {
      ...NODE_FILE_SYSTEM,
      requireWritable: (where: string) => (where === path ? Promise.reject(refused) : Promise.resolve()),
    };
    await expect(openFileStore(folder, { fileSystem })).rejects.toBe(refused);
  });
});
