import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { type MemoryIo, memoryIo } from "../../memory-io.testing.js";
import { cachePath, keepReport, mayBeCacheFolder, readCached } from "./cache.js";
import { checkFile } from "./check-file.js";
import type { FileReport } from "./report/file-report.js";

const PROJECT = readFileSync(
  fileURLToPath(new URL("../../../../../fixtures/projects/example-annual-end.json", import.meta.url)),
);

let io: MemoryIo;
beforeEach(() => {
  io = memoryIo({ files: new Map([["a.json", PROJECT]]) });
});

async function checkAndKeep(file: string): Promise<{ readonly report: FileReport; readonly keptAt: string }> {
  const { report, keepAt = "" } = await checkFile({ file, cacheFolder: "cache" }, io);
  keepReport(keepAt, report, io);
  return { report, keptAt: keepAt };
}

test("a cached report equals the original, and is not stored again", async () => {
  const { report } = await checkAndKeep("a.json");
  expect(report.issues).not.toEqual([]);
  const again = await checkFile({ file: "a.json", cacheFolder: "cache" }, io);
  expect(again).toEqual({ report, milliseconds: expect.any(Number) });
  expect(JSON.stringify(again.report)).toBe(JSON.stringify(report));
});

test("the same bytes under another name have the same report with that name", async () => {
  const { report } = await checkAndKeep("a.json");
  io.written.files.set("b.json", PROJECT);
  const { report: other, keepAt } = await checkFile({ file: "b.json", cacheFolder: "cache" }, io);
  expect(keepAt).toBeUndefined();
  expect(other.issues.map(({ file }) => file)).toEqual(report.issues.map(() => "b.json"));
  expect({ ...other, file: "", issues: [] }).toEqual({ ...report, file: "", issues: [] });
});

test("other bytes, and a name that makes them another kind of file, are another entry", () => {
  expect(cachePath("cache", "1", "a.json")).not.toBe(cachePath("cache", "2", "a.json"));
  expect(cachePath("cache", "1", "a.json")).not.toBe(cachePath("cache", "1", "a.xlsx"));
  expect(cachePath("cache", "1", "a.json")).toBe(cachePath("cache", "1", "folder/b.json"));
});

test.each([
  ["cut off", (text: string) => text.slice(0, -10)],
  ["changed", (text: string) => text.replace('"warnings"', '"ok"')],
  ["empty", () => ""],
  ["of another program", () => "{}\n{}"],
])("an entry that is %s is passed over and written again", async (_what, spoil) => {
  const { keptAt, report } = await checkAndKeep("a.json");
  const kept = String(io.written.files.get(keptAt));
  io.written.files.set(keptAt, spoil(kept));
  expect(await readCached(keptAt, "a.json", io)).toBeUndefined();
  const again = await checkAndKeep("a.json");
  expect(again).toEqual({ report, keptAt });
  expect(io.written.files.get(keptAt)).toBe(kept);
});

test("unreadable files and internal faults are not cached", async () => {
  expect(await checkFile({ file: "missing.json", cacheFolder: "cache" }, io)).not.toHaveProperty("keepAt");
  const faulty = { ...io, readBytes: () => Promise.reject(new TypeError("a bug")) };
  const { report, keepAt } = await checkFile({ file: "a.json", cacheFolder: "cache" }, faulty);
  expect(keepAt).toBeUndefined();
  expect(report).toMatchObject({ status: "fault", issues: [{ code: "EPB-CLI-021", found: "TypeError: a bug" }] });
});

test("a cache that cannot be written costs time only", async () => {
  const { report, keptAt } = await checkAndKeep("a.json");
  const full = memoryIo({ failures: new Map([[keptAt, "ENOSPC"]]) });
  expect(() => keepReport(keptAt, report, full)).not.toThrow();
});

test("a folder with something else in it is no cache folder, so that `--cache projects` is noticed", () => {
  io.written.files.set("projects/a.json", PROJECT);
  io.written.files.set("kept/CACHEDIR.TAG", "");
  expect(["new", "projects", "a.json", "kept"].map((name) => mayBeCacheFolder(name, io))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
