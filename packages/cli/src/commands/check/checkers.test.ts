import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryIo } from "../../memory-io.testing.js";
import { createNodeIo } from "../../node-io.js";
import { type CheckersOptions, chooseCheckers } from "./checkers.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const PROJECT = `${FIXTURES}projects/example-annual-end.json`;
/** Some ten thousand cells, nearly a second's work for a process that has just started. */
const WORKBOOK = `${FIXTURES}workbooks/san-leandro-2021.xlsx`;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "epb-checkers-"));
  for (const name of ["a.json", "b.json", "c.json", "d.json"]) copyFileSync(PROJECT, join(folder, name));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function statuses(names: readonly string[], options: Partial<CheckersOptions>): Promise<readonly string[]> {
  const checkers = await chooseCheckers({ fileCount: names.length, jobs: 2, ...options }, createNodeIo());
  const checked = await Promise.all(names.map((name) => checkers.check({ file: join(folder, name) })));
  await checkers.stop();
  return checked.map(({ report }) => report.status);
}

/** Node prints to the terminal when a process dies; the test catches the output. */
const hearLastWords = () => vi.spyOn(process.stderr, "write").mockReturnValue(true);

test("worker processes find the same as this process", async () => {
  const task = { file: join(folder, "a.json") };
  const io = createNodeIo();
  const here = await chooseCheckers({ fileCount: 2, jobs: 1 }, io);
  const there = await chooseCheckers({ fileCount: 2, jobs: 2 }, io);
  const [byProcess, byThis] = [await there.check(task), await here.check(task)];
  expect({ ...byProcess, milliseconds: 0 }).toEqual({ ...byThis, milliseconds: 0 });
  await there.stop();
});

test("a file that exhausts its process is a fault of that file only", async () => {
  const lastWords = hearLastWords();
  // One two-byte character makes V8 store the whole text with two bytes per character: more than the heap of the
  // process.
  const texts = Array.from({ length: 66 }, () => `"${"x".repeat(900_000)}"`);
  writeFileSync(join(folder, "large.json"), `["€",${texts.join()}]`);
  const names = ["a.json", "large.json", "b.json", "c.json", "d.json"];
  expect(await statuses(names, { heapMebibytes: 64 })).toEqual([
    "warnings",
    "fault",
    "warnings",
    "warnings",
    "warnings",
  ]);
  expect(lastWords.mock.calls.join(" ")).toContain("heap");
});

test("a workbook that takes too long is stopped, and another process continues with the next file", async () => {
  copyFileSync(WORKBOOK, join(folder, "large.xlsx"));
  const options = { fileCount: 5, jobs: 1, timeoutSeconds: 0.1 };
  const checkers = await chooseCheckers(options, createNodeIo());
  const names = ["large.xlsx", "none.json", "large.xlsx", "large.xlsx", "none.json"];
  const checked = await Promise.all(names.map((name) => checkers.check({ file: join(folder, name) })));
  await checkers.stop();
  expect(checked.map(({ report: { issues } }) => issues.map(({ name }) => name))).toEqual([
    ["input/takes-too-long"],
    ["input/missing"],
    ["input/takes-too-long"],
    ["input/takes-too-long"],
    ["input/missing"],
  ]);
  const [late] = checked;
  expect(late?.report).toMatchObject({ status: "unreadable", issues: [{ expected: "at most 0.1 seconds" }] });
  expect(late?.keepAt).toBeUndefined();
});

test("a workbook within its time limit has its usual findings", async () => {
  copyFileSync(WORKBOOK, join(folder, "large.xlsx"));
  const names = ["large.xlsx", "a.json", "large.xlsx", "b.json", "large.xlsx"];
  const inTime = await statuses(names, { jobs: 1, timeoutSeconds: 30 });
  expect(inTime).toEqual(await statuses(names, { jobs: 1 }));
});

test("if no process can be started, there is no time limit, and a message says so", async () => {
  hearLastWords();
  const said: string[] = [];
  const io = { ...createNodeIo(), stderr: (text: string) => void said.push(text) };
  const checkers = await chooseCheckers({ fileCount: 1, jobs: 1, timeoutSeconds: 1, heapMebibytes: 1 }, io);
  expect(await checkers.check({ file: join(folder, "a.json") })).toMatchObject({ report: { status: "warnings" } });
  expect(said).toEqual(["epb cannot start separate processes on this computer, so --timeout has no effect.\n"]);
});

test("if no process can be started, this one checks", async () => {
  hearLastWords();
  const options = { fileCount: 2, jobs: 2, heapMebibytes: 1 };
  const checkers = await chooseCheckers(options, createNodeIo());
  expect(checkers.count).toBe(1);
  expect(await checkers.check({ file: join(folder, "a.json") })).toMatchObject({ report: { status: "warnings" } });
});

test.each([
  [10, undefined, 4, 1],
  [199, undefined, 2, 1],
  [200, undefined, 2, 2],
  [66, undefined, 4, 1],
  [67, undefined, 4, 4],
  [49, undefined, 16, 1],
  [50, undefined, 16, 16],
  [1000, undefined, 1, 1],
  [10, 1, 4, 1],
  [1000, 1, 4, 1],
])("of %i files with %s jobs on %i cores, %i are worked on side by side", async (fileCount, jobs, cores, expected) => {
  const io = { ...createNodeIo(), coreCount: () => cores };
  const checkers = await chooseCheckers({ fileCount, jobs }, io);
  await checkers.stop();
  expect(checkers.count).toBe(expected);
});

test("a world in memory is checked in this process", async () => {
  expect((await chooseCheckers({ fileCount: 1000, jobs: 8 }, memoryIo())).count).toBe(1);
});
