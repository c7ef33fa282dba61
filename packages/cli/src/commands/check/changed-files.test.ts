import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Io } from "../../io.js";
import { createNodeIo } from "../../node-io.js";
import { runGit } from "../../run-git.js";
import { findChangedFiles } from "./changed-files.js";

const NAMES = ["same.json", "changed.json", "größe, neu.json", "part/changed.json", "part/deleted.json"];

let folder = "";
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "epb-changed-")));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const git = (...args: readonly string[]): void => {
  const identity = [
    "-c",
    "init.defaultBranch=main",
    "-c",
    "user.name=Test",
    "-c",
    "user.email=test@example.org",
    "-c",
    "commit.gpgsign=false",
  ];
  execFileSync("git", [...identity, ...args], { cwd: folder, stdio: "ignore" });
};

/** Node's world with git in a folder of the test. */
const ioIn = (place: string): Io => ({ ...createNodeIo(), runGit: (args) => runGit(args, place) });

function makeRepository(): void {
  git("init");
  mkdirSync(join(folder, "part"));
  for (const name of NAMES) writeFileSync(join(folder, name), "{}");
  writeFileSync(join(folder, ".gitignore"), "ignored.json\n");
  git("add", "--all");
  git("commit", "--message", "First");
  for (const name of NAMES.slice(1, 4)) writeFileSync(join(folder, name), '{"changed":true}');
  rmSync(join(folder, "part/deleted.json"));
  writeFileSync(join(folder, "part/new.json"), "{}");
  writeFileSync(join(folder, "ignored.json"), "{}");
}

async function changed(revision: string, place = folder): Promise<readonly string[]> {
  const result = await findChangedFiles(revision, ioIn(place));
  if (!result.ok) throw new Error(result.sentence);
  return [...NAMES.slice(0, 4), "part/new.json", "ignored.json"].filter((name) => result.isChanged(join(folder, name)));
}

const EXPECTED = ["changed.json", "größe, neu.json", "part/changed.json", "part/new.json"];

test("changed files are those that differ from the revision, and those that git does not know", async () => {
  makeRepository();
  expect(await changed("HEAD")).toEqual(EXPECTED);
});

test("they are the same in every folder of the repository", async () => {
  makeRepository();
  expect(await changed("HEAD", join(folder, "part"))).toEqual(EXPECTED);
});

test("changes in later commits count as well", async () => {
  makeRepository();
  git("add", "--all");
  git("commit", "--message", "Second");
  expect(await changed("HEAD")).toEqual([]);
  expect(await changed("HEAD~1")).toEqual(EXPECTED);
});

test.each(["nonsense", "--output=result", "HEAD:changed.json"])(
  "%s is reported as an unknown revision",
  async (name) => {
    makeRepository();
    await expect(changed(name)).rejects.toThrow(`git does not know the revision ${name} in this repository.`);
  },
);

test("outside of a repository there is nothing to compare with", async () => {
  await expect(changed("HEAD")).rejects.toThrow("this folder is not in a git repository");
});

test("without git there is none either", async () => {
  const io: Io = { ...createNodeIo(), runGit: async () => ({ status: undefined, stdout: "", stderr: "" }) };
  expect(await findChangedFiles("HEAD", io)).toMatchObject({
    ok: false,
    sentence: expect.stringContaining("needs git"),
  });
});
