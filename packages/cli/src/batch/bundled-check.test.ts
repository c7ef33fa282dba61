import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const BUNDLE = fileURLToPath(new URL("../../dist/bin.cjs", import.meta.url));
const WORKBOOK = fileURLToPath(new URL("../../../../fixtures/workbooks/school-district.xlsx", import.meta.url));
const PROJECT = fileURLToPath(new URL("../../../../fixtures/projects/epx-campus.json", import.meta.url));

let folder = "";
beforeAll(() => {
  expect(existsSync(BUNDLE), "the bundle is built: npm run build").toBe(true);
  folder = mkdtempSync(join(tmpdir(), "epb-bundled-"));
  mkdirSync(join(folder, "projects"));
  for (let index = 0; index < 60; index++) {
    const [original, ending] = index % 20 === 0 ? [WORKBOOK, "xlsx"] : [PROJECT, "json"];
    copyFileSync(original, join(folder, `projects/${index}.${ending}`));
  }
  writeFileSync(join(folder, "projects/broken.json"), "{");
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
  while (!isBegun()) await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill("SIGINT");
  expect(await ended).toBe(130);
  expect(readdirSync(folder).filter((name) => name.startsWith("results.json"))).toEqual([]);
});
