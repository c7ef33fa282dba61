import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { UnfinishedFile } from "./io.js";
import { keepWhole, removeUnfinishedFiles, startWhole, writeWhole } from "./whole-file.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "epb-"));
});
afterEach(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true });
});

test("a file appears whole, in the place of what was there, and nothing stays beside it", async () => {
  const path = join(folder, "result.json");
  writeFileSync(path, "old and longer");
  await writeWhole(path, "new");
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(readdirSync(folder)).toEqual(["result.json"]);
});

test("a link still leads to the file", async () => {
  const target = join(folder, "target.json");
  const link = join(folder, "link.json");
  writeFileSync(target, "old");
  symlinkSync(target, link);
  await writeWhole(link, "new");
  expect(readFileSync(target, "utf8")).toBe("new");
});

test("a folder is refused and stays as it is", async () => {
  mkdirSync(join(folder, "results"));
  await expect(writeWhole(join(folder, "results"), "new")).rejects.toMatchObject({ code: "EISDIR" });
  expect(readdirSync(folder)).toEqual(["results"]);
});

test("missing folders are made", async () => {
  const path = join(folder, "2026", "june", "result.json");
  await writeWhole(path, "new");
  expect(readFileSync(path, "utf8")).toBe("new");
});

test("a file in the place of a folder is refused and stays as it is", async () => {
  const file = join(folder, "2026");
  writeFileSync(file, "old");
  await expect(writeWhole(join(file, "result.json"), "new")).rejects.toMatchObject({ code: "ENOTDIR" });
  await expect(writeWhole(join(file, "june", "result.json"), "new")).rejects.toMatchObject({ code: "ENOTDIR" });
  expect(readFileSync(file, "utf8")).toBe("old");
});

test("a device is written to, not replaced", async () => {
  await writeWhole("/dev/null", "new");
  expect(readFileSync("/dev/null", "utf8")).toBe("");
});

describe("a file that is written piece by piece", () => {
  test("takes its name when it is finished", () => {
    const path = join(folder, "report.json");
    writeFileSync(path, "old");
    const file = startWhole(path);
    file.write("new, ");
    file.write("größer");
    expect(readFileSync(path, "utf8")).toBe("old");
    file.finish();
    expect(readFileSync(path, "utf8")).toBe("new, größer");
    expect(readdirSync(folder)).toEqual(["report.json"]);
  });

  test.each([
    ["discarded", (file: UnfinishedFile) => file.discard()],
    ["interrupted", () => removeUnfinishedFiles()],
  ])("leaves nothing when it is %s", (_what, end) => {
    const path = join(folder, "report.json");
    writeFileSync(path, "old");
    const file = startWhole(path);
    file.write("half");
    end(file);
    expect(readFileSync(path, "utf8")).toBe("old");
    expect(readdirSync(folder)).toEqual(["report.json"]);
  });

  test("can be a device, which has no name to take", () => {
    const file = startWhole("/dev/null");
    file.write("nothing");
    expect(() => file.finish()).not.toThrow();
  });

  test("gets its missing folders", () => {
    const file = startWhole(join(folder, "2026/june/report.json"));
    file.write("new");
    file.finish();
    expect(readFileSync(join(folder, "2026/june/report.json"), "utf8")).toBe("new");
  });
});

test("a file that can be made again is kept with the folders above it", () => {
  keepWhole(join(folder, "cache/ab/entry"), "kept");
  expect(readFileSync(join(folder, "cache/ab/entry"), "utf8")).toBe("kept");
  expect(readdirSync(join(folder, "cache/ab"))).toEqual(["entry"]);
});
