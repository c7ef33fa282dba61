import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const BUNDLE = fileURLToPath(new URL("../../../dist/bin.cjs", import.meta.url));
const WORKBOOK = fileURLToPath(new URL("../../../../../fixtures/workbooks/school-district.xlsx", import.meta.url));
const PROJECT = fileURLToPath(new URL("../../../../../fixtures/projects/epx-campus.json", import.meta.url));

let folder = "";
beforeAll(() => {
  expect(existsSync(BUNDLE), "the bundle is built: npm run build").toBe(true);
  folder = mkdtempSync(join(tmpdir(), "epb-bundled-"));
  mkdirSync(join(folder, "projects"));
  for (let index = 0; index < 60; index++) {
    const [original, ending] = index % 20 === 0 ? [WORKBOOK, "xlsx"] : [PROJECT, "json"];
    copyFileSync(original, join(folder, `projects/${index}.${ending}`));
  }
  writeFileSync(join(folder, "projects/broken.json"), '{ "record":');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const check = (...options: readonly string[]) =>
  spawnSync(process.execPath, [BUNDLE, "check", "projects", ...options], { cwd: folder, encoding: "utf8" });

test("the bundle checks in several processes, with the report of one", () => {
  const [one, several, usual] = [check("--jobs", "1"), check("--jobs", "3"), check()];
  expect(one.status).toBe(3);
  expect(one.stdout).toContain("61 files checked: ");
  expect(several).toMatchObject({ status: 3, stdout: one.stdout, stderr: "" });
  expect(usual).toMatchObject({ status: 3, stdout: one.stdout, stderr: "" });
});

test("a file that never ends does not stop the others", () => {
  // A pipe without a writer simulates a drive that does not respond.
  spawnSync("mkfifo", [join(folder, "pipe.json")]);
  const args = ["--timeout", "3", "--jobs", "2", "--report", "json"];
  const run = (...names: readonly string[]) =>
    spawnSync(process.execPath, [BUNDLE, "check", ...names, ...args], { cwd: folder, encoding: "utf8" });
  const [without, withPipe] = [run("projects"), run("projects", "pipe.json")];
  expect(withPipe).toMatchObject({
    status: 3,
    stderr: without.stderr.replace("61 files", "62 files").replace("1 unr", "2 unr"),
  });
  const [late, ...others] = JSON.parse(withPipe.stdout).files;
  expect(late.issues).toMatchObject([{ code: "EPB-CLI-042", expected: "at most 3 seconds" }]);
  expect(others).toEqual(JSON.parse(without.stdout).files);
});

test("a cache of the bundle is read by all its processes", () => {
  const fresh = check("--cache", "--jobs", "2", "--report", "json");
  // Two contents, and one that is no JSON.
  const kept = readdirSync(join(folder, ".epb-cache"), { recursive: true, withFileTypes: true });
  expect(kept.filter((entry) => entry.isFile())).toHaveLength(5);
  expect(check("--cache", "--jobs", "2", "--report", "json")).toMatchObject({ status: 3, stdout: fresh.stdout });
});

test.each(["1", "2"])("interrupted with %s processes, it ends with 130 and leaves nothing", async (jobs) => {
  const args = [BUNDLE, "check", "projects", "--jobs", jobs, "--report", "json=results.json", "--report", "junit"];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code)));
  const isBegun = (): boolean => readdirSync(folder).some((name) => name.startsWith("results.json."));
  await expect.poll(isBegun, { interval: 5 }).toBe(true);
  child.kill("SIGINT");
  expect(await ended).toBe(130);
  expect(readdirSync(folder).filter((name) => name.startsWith("results.json"))).toEqual([]);
});
