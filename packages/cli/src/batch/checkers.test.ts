import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { memoryIo } from "../memory-io.testing.js";
import { createNodeIo } from "../node-io.js";
import { type CheckersOptions, chooseCheckers } from "./checkers.js";

const PROJECT = fileURLToPath(new URL("../../../../fixtures/projects/example-annual-end.json", import.meta.url));

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "epb-checkers-"));
  for (const name of ["a.json", "b.json", "c.json", "d.json"]) copyFileSync(PROJECT, join(folder, name));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function statuses(names: readonly string[], options: Partial<CheckersOptions>): Promise<readonly string[]> {
  const checkers = await chooseCheckers({ fileCount: names.length, jobs: 2, ...options }, createNodeIo());
  const checked = await Promise.all(names.map((name) => checkers.check({ file: join(folder, name) })));
  await checkers.stop();
  return checked.map(({ report }) => report.status);
}

test("processes find what this process finds", async () => {
  const task = { file: join(folder, "a.json") };
  const io = createNodeIo();
  const here = await chooseCheckers({ fileCount: 2, jobs: 1 }, io);
  const there = await chooseCheckers({ fileCount: 2, jobs: 2 }, io);
  expect(await there.check(task)).toEqual(await here.check(task));
  await there.stop();
});

test("a file that exhausts its process is a fault of that file only", async () => {
  // With the one character that needs two bytes, all of them take two: more than the process is given.
  writeFileSync(join(folder, "large.json"), `["€${"x".repeat(60_000_000)}"]`);
  const names = ["a.json", "large.json", "b.json", "c.json", "d.json"];
  expect(await statuses(names, { heapMebibytes: 96 })).toEqual([
    "warnings",
    "fault",
    "warnings",
    "warnings",
    "warnings",
  ]);
});

test("where no process can be started, this one checks", async () => {
  const options = { fileCount: 2, jobs: 2, heapMebibytes: 1 };
  const checkers = await chooseCheckers(options, createNodeIo());
  expect(checkers.count).toBe(1);
  expect(await checkers.check({ file: join(folder, "a.json") })).toMatchObject({ report: { status: "warnings" } });
});

test.each([
  [10, undefined, 1],
  [49, undefined, 1],
  [50, undefined, 2],
  [10, 1, 1],
  [1000, 1, 1],
])("of %i files with %s jobs, %i are worked on side by side", async (fileCount, jobs, expected) => {
  const io = { ...createNodeIo(), coreCount: () => 2 };
  const checkers = await chooseCheckers({ fileCount, jobs }, io);
  await checkers.stop();
  expect(checkers.count).toBe(expected);
});

test("a world in memory is checked in this process", async () => {
  expect((await chooseCheckers({ fileCount: 1000, jobs: 8 }, memoryIo())).count).toBe(1);
});
