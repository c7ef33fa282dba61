import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeFolder } from "./whole-file.js";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "epb-folder-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const manifest = (...names: readonly string[]): string => JSON.stringify({ files: names.map((name) => ({ name })) });
const files = (...names: readonly string[]): ReadonlyMap<string, string> =>
  new Map([...names.map((name) => [name, `new ${name}`] as const), ["manifest.json", manifest(...names)]]);

describe("a folder", () => {
  test("appears with all its files and nothing beside it", async () => {
    await writeFolder(join(root, "tables/"), files("a.csv", "b.csv"));
    expect(readdirSync(root)).toEqual(["tables"]);
    expect(readdirSync(join(root, "tables"))).toEqual(["a.csv", "b.csv", "manifest.json"]);
    expect(readFileSync(join(root, "tables", "a.csv"), "utf8")).toBe("new a.csv");
  });

  test("takes the place of what an earlier run wrote, files it no longer has included", async () => {
    const folder = join(root, "tables");
    await writeFolder(folder, files("a.csv", "old.csv"));
    await writeFolder(folder, files("a.csv"));
    expect(readdirSync(folder)).toEqual(["a.csv", "manifest.json"]);
    expect(readdirSync(root)).toEqual(["tables"]);
  });

  test("fills an empty one", async () => {
    mkdirSync(join(root, "tables"));
    await writeFolder(join(root, "tables"), files("a.csv"));
    expect(readdirSync(join(root, "tables"))).toEqual(["a.csv", "manifest.json"]);
  });

  test.each([
    ["a file that no run wrote", ["notes.txt"], undefined],
    ["a file beside what a run wrote", ["a.csv", "notes.txt"], manifest("a.csv")],
    ["a manifest of something else", ["a.csv"], "not JSON"],
    ["a manifest that lists nothing", ["a.csv"], "{}"],
  ])("with %s stays as it is", async (_what, names, text) => {
    const folder = join(root, "tables");
    mkdirSync(folder);
    for (const name of names) writeFileSync(join(folder, name), "precious");
    if (text !== undefined) writeFileSync(join(folder, "manifest.json"), text);
    const before = readdirSync(folder);
    await expect(writeFolder(folder, files("a.csv"))).rejects.toMatchObject({ code: "ENOTEMPTY" });
    expect(readdirSync(folder)).toEqual(before);
    expect(readFileSync(join(folder, names[0] ?? ""), "utf8")).toBe("precious");
    expect(readdirSync(root)).toEqual(["tables"]);
  });

  test("does not take the place of a file", async () => {
    writeFileSync(join(root, "tables"), "precious");
    await expect(writeFolder(join(root, "tables"), files("a.csv"))).rejects.toMatchObject({ code: "EEXIST" });
    expect(readFileSync(join(root, "tables"), "utf8")).toBe("precious");
  });

  test("gets the missing folders above it", async () => {
    await writeFolder(join(root, "2026", "tables"), files("a.csv"));
    expect(readdirSync(join(root, "2026"))).toEqual(["tables"]);
  });

  test("leaves nothing behind where it cannot be written", async () => {
    await expect(writeFolder(join(root, "tables"), files("no/such/a.csv"))).rejects.toMatchObject({ code: "ENOENT" });
    expect(readdirSync(root)).toEqual([]);
    expect(existsSync(join(root, "tables"))).toBe(false);
  });
});
