import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createNodeIo } from "../../node-io.js";
import { findInputs } from "./find-inputs.js";
import { SkippedFiles } from "./report/skipped-files.js";

const FILES = [
  "b.xlsx",
  "a.json",
  "notes.txt",
  "~$b.xlsx",
  ".hidden/c.xlsx",
  "node_modules/package/package.json",
  "2026/north/d.XLSX",
  "2026/north/~$d.xlsx",
  "2026/south [old]/e.json",
];

const io = createNodeIo();
let folder = "";
beforeEach(() => {
  // Below the current folder, because reported paths are relative to it.
  folder = relative(process.cwd(), mkdtempSync(join(tmpdir(), "epb-inputs-")));
  for (const file of FILES) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function found(names: readonly string[], reports: readonly string[] = []): readonly string[] {
  const result = findInputs(
    names.map((name) => (name === "" ? folder : join(folder, name))),
    reports.map((name) => join(folder, name)),
    new SkippedFiles(),
    io,
  );
  if (!result.ok) throw new Error(result.sentence);
  return result.files.map((file) => relative(folder, file));
}

describe("a folder", () => {
  test("is its workbooks and projects, in all folders below, sorted by path", () => {
    expect(found([""])).toEqual(["2026/north/d.XLSX", "2026/south [old]/e.json", "a.json", "b.xlsx"]);
  });

  test("whose name looks like a pattern is that folder", () => {
    expect(found(["2026/south [old]"])).toEqual(["2026/south [old]/e.json"]);
  });

  test("that is named itself is searched, hidden or not", () => {
    expect(found([".hidden"])).toEqual([".hidden/c.xlsx"]);
    expect(found(["node_modules/package"])).toEqual(["node_modules/package/package.json"]);
  });

  test("without any is reported", () => {
    mkdirSync(join(folder, "empty"));
    const result = findInputs([join(folder, "empty")], [], new SkippedFiles(), io);
    expect(result).toMatchObject({ ok: false, sentence: expect.stringContaining("There is no workbook (.xlsx, .ods") });
  });

  test("is searched without links that lead back into it, but with links to files", () => {
    symlinkSync("..", join(folder, "2026/back"));
    symlinkSync("../b.xlsx", join(folder, "2026/linked.xlsx"));
    expect(found(["2026"])).toEqual(["2026/linked.xlsx", "2026/north/d.XLSX", "2026/south [old]/e.json"]);
  });

  test("does not hold the reports that this run writes there", () => {
    writeFileSync(join(folder, "results.json"), "{}");
    expect(found([""], ["results.json"])).not.toContain("results.json");
    expect(found([""])).toContain("results.json");
  });
});

describe("a pattern", () => {
  test("is the files that match", () => {
    expect(found(["**/*.json"])).toEqual(["2026/south [old]/e.json", "a.json"]);
    expect(found(["*.{xlsx,json}"])).toEqual(["a.json", "b.xlsx"]);
  });

  test("without matching files is reported", () => {
    expect(() => found(["*.xlsb"])).toThrow("*.xlsb. Write the pattern relative to the current folder.");
  });

  test("that names usually skipped files finds them", () => {
    expect(found(["node_modules/**/*.json"])).toEqual(["node_modules/package/package.json"]);
  });
});

test("a file is accepted with any name, and only once", () => {
  expect(found(["notes.txt", "b.xlsx", "./b.xlsx", "*.xlsx"])).toEqual(["b.xlsx", "notes.txt"]);
});

test("a missing file is reported like an unreadable one", () => {
  expect(found(["missing.xlsx"])).toEqual(["missing.xlsx"]);
});

test("a folder that may not be looked into is not passed over in silence", () => {
  const closed = {
    ...io,
    listFolder: (path: string) => {
      if (path.endsWith("north")) throw Object.assign(new Error("EACCES"), { code: "EACCES", syscall: "scandir" });
      return io.listFolder(path);
    },
  };
  const result = findInputs([join(folder, "2026")], [], new SkippedFiles(), closed);
  expect(result.ok && result.files.map((file) => relative(folder, file))).toEqual([
    "2026/north",
    "2026/south [old]/e.json",
  ]);
});

test("a broken link is reported", () => {
  symlinkSync("nowhere.xlsx", join(folder, "2026/gone.xlsx"));
  expect(found(["2026"])).toContain("2026/gone.xlsx");
});

describe("what is not an input", () => {
  test("is noted with its reason", () => {
    for (const file of ["old.XLSB", "sheet.numbers", ".~lock.b.xlsx#", ".secret.xlsx"])
      writeFileSync(join(folder, file), "");
    symlinkSync("..", join(folder, "2026/back"));
    const skipped = new SkippedFiles();
    findInputs([folder], [], skipped, io);
    const { byReason, files, folders } = skipped.result();
    expect(files.map(({ file, reason }) => [relative(folder, file), reason])).toEqual([
      [".secret.xlsx", "hidden"],
      [".~lock.b.xlsx#", "lock-file"],
      ["2026/north/~$d.xlsx", "lock-file"],
      ["old.XLSB", "other-format"],
      ["sheet.numbers", "other-format"],
      ["~$b.xlsx", "lock-file"],
    ]);
    expect(byReason["no-input"]).toBe(1);
    expect(folders.map((path) => relative(folder, path))).toEqual([".hidden", "2026/back", "node_modules"]);
  });

  test("is noted once where two names lead to it", () => {
    const skipped = new SkippedFiles();
    findInputs([folder, folder], [], skipped, io);
    expect(skipped.result().byReason).toMatchObject({ "lock-file": 2, "no-input": 1 });
  });
});
