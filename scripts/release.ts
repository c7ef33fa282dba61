/**
 * Prepares a release from the changesets: changelog, versions, and tarballs. Run with `npm run release`. With `npm run
 * release -- --dry-run`, the script changes no files and prints the plan.
 *
 * Commits nothing and publishes nothing, see docs/RELEASING.md. Ends with status 1 if a release is not possible now.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./docs/sources.js";
import { publishedPackages, workspaces } from "./packages/workspaces.js";
import { describePlan, describeRest, tarballFolder } from "./release/describe-release.js";
import { obstaclesTo } from "./release/obstacles.js";
import { planRelease, releaseOf, waitingChangesets } from "./release/plan-release.js";
import { packRelease, writeRelease } from "./release/prepare-release.js";
import type { RootManifest } from "./release/shared-fields.js";

const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
const isDryRun = values["dry-run"];

const root: RootManifest = JSON.parse(readFileSync(resolve(ROOT, "package.json"), "utf8"));
const plan = planRelease(workspaces(), await waitingChangesets());
const release = releaseOf(plan, new Date().toISOString().slice(0, 10));

const obstacles = obstaclesTo({
  branch: git("branch", "--show-current").trim(),
  changedFiles: git("status", "--porcelain")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.slice(3)),
  repository: root.repository,
  changesets: plan.changesets.length,
});
if (obstacles.length > 0) {
  console.error(`There can be no release now:\n${obstacles.map((obstacle) => `    ${obstacle}`).join("\n")}\n`);
  process.exitCode = 1;
}

if (release !== undefined && isDryRun) {
  console.log(`${describePlan(release, publishedPackages())}\n\n${describeRest(release, publishedPackages())}`);
} else if (release !== undefined && obstacles.length === 0) {
  await writeRelease(plan, release, root);
  packRelease(tarballFolder(release));
  console.log(describeRest(release, publishedPackages()));
}

function git(...parameters: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync("git", parameters, { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${parameters.join(" ")}: ${stderr}`);
  return stdout;
}
