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
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeWhole } from "./whole-file.js";

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

test("a folder that is not there is refused", async () => {
  await expect(writeWhole(join(folder, "none", "result.json"), "new")).rejects.toMatchObject({ code: "ENOENT" });
});

test("a device is written to, not replaced", async () => {
  await writeWhole("/dev/null", "new");
  expect(readFileSync("/dev/null", "utf8")).toBe("");
});
