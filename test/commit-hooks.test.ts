import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readText } from "./house-rules/repository.js";

/** The script in the guide. */
const HOOK = /```sh\n(#!\/bin\/sh\n[^`]*epb check[^`]*)```/.exec(readText("docs/guides/program-office.md"))?.[1] ?? "";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "epb-hook-"));
  mkdirSync(join(folder, "bin"));
  mkdirSync(join(folder, "repository"));
  // Fake epb: records its arguments, and reports a finding in a workbook named wrong.
  writeExecutable(
    "bin/epb",
    '#!/bin/sh\nprintf "%s\\n" "$@" > ../arguments.txt\ncase "$*" in *wrong*) exit 1;; esac\n',
  );
  git("init", "--quiet");
  writeExecutable("repository/.git/hooks/pre-commit", HOOK);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function writeExecutable(name: string, text: string): void {
  const path = join(folder, name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
  chmodSync(path, 0o755);
}

function git(...args: readonly string[]): SpawnSyncReturns<string> {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
  const env = { ...process.env, PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"] ?? ""}` };
  return spawnSync("git", [...identity, ...args], { cwd: join(folder, "repository"), encoding: "utf8", env });
}

function commit(...names: readonly string[]): number | null {
  for (const name of names) writeFileSync(join(folder, "repository", name), name);
  git("add", "--all");
  return git("commit", "--quiet", "--message", "Test").status;
}

const checked = (): readonly string[] => readFileSync(join(folder, "arguments.txt"), "utf8").trim().split("\n");

describe("the git hook of the guide", () => {
  test("checks the workbooks of a commit, also those with spaces in their names", () => {
    expect(commit("north bay.xlsx", "harbor.xlsx", "notes.txt")).toBe(0);
    expect(checked()).toEqual(["check", "--", "harbor.xlsx", "north bay.xlsx"]);
  });

  test("stops a commit when epb finds something", () => {
    expect(commit("wrong.xlsx")).toBe(1);
    expect(git("rev-parse", "--quiet", "--verify", "HEAD").status).not.toBe(0);
  });

  test("lets a commit without workbooks through", () => {
    expect(commit("notes.txt")).toBe(0);
    expect(() => checked()).toThrow("ENOENT");
  });
});

test("the hook of the pre-commit framework runs epb check on workbooks", () => {
  const [hook] = parse(readText(".pre-commit-hooks.yaml"));
  expect(hook).toMatchObject({ id: "epb-check", entry: "epb check", language: "system" });
  expect(["a.xlsx", "a.xlsx.waivers.json", "a.json"].filter((name) => new RegExp(hook.files).test(name))).toEqual([
    "a.xlsx",
  ]);
});
