import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT } from "../docs/sources.js";
import { packPackages } from "../packages/pack-packages.js";
import { publishedPackages, workspaces } from "../packages/workspaces.js";
import { type Release, withRelease } from "./changelog.js";
import { ENGINE_VERSION_FILE, engineVersionFile } from "./engine-version.js";
import { withManifests } from "./lockfile-manifests.js";
import { applyRelease, type ReleasePlan } from "./plan-release.js";
import { type RootManifest, sharedFields, withSharedFields } from "./shared-fields.js";

/** Writes a release into the files of the repository. Nothing of it is committed. */
export async function writeRelease(plan: ReleasePlan, release: Release, root: RootManifest): Promise<void> {
  await applyRelease(plan, workspaces());
  for (const { folder, manifest } of publishedPackages()) {
    writeJson(`${folder}/package.json`, withSharedFields({ ...manifest }, sharedFields(root, folder)));
  }
  const manifests = new Map(workspaces().map(({ folder, manifest }) => [folder, manifest]));
  writeJson("package-lock.json", withManifests(JSON.parse(read("package-lock.json")), manifests));
  writeFileSync(ENGINE_VERSION_FILE, engineVersionFile());
  writeFileSync(resolve(ROOT, "CHANGELOG.md"), withRelease(read("CHANGELOG.md"), release));
}

/** Builds the packages, checks them, and packs them into a folder. */
export function packRelease(destination: string): void {
  for (const script of ["build", "lint:packages"]) run("npm", ["run", script]);
  rmSync(resolve(ROOT, destination), { recursive: true, force: true });
  mkdirSync(resolve(ROOT, destination), { recursive: true });
  packPackages(publishedPackages(), resolve(ROOT, destination));
}

function run(command: string, parameters: readonly string[]): void {
  const { status, error } = spawnSync(command, parameters, { cwd: ROOT, stdio: "inherit" });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${parameters.join(" ")} ended with status ${status}`);
}

const read = (path: string): string => readFileSync(resolve(ROOT, path), "utf8");

const writeJson = (path: string, content: object): void =>
  writeFileSync(resolve(ROOT, path), `${JSON.stringify(content, undefined, 2)}\n`);
