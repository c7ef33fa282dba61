import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import applyReleasePlan from "@changesets/apply-release-plan";
import assembleReleasePlan from "@changesets/assemble-release-plan";
import { parse } from "@changesets/config";
import readChangesets from "@changesets/read";
import { ROOT } from "../docs/sources.js";
import type { Workspace } from "../packages/workspaces.js";
import type { Release } from "./changelog.js";

export type ReleasePlan = ReturnType<typeof assembleReleasePlan>;
type Changesets = Parameters<typeof assembleReleasePlan>[0];
type Packages = Parameters<typeof assembleReleasePlan>[1];
type Config = ReturnType<typeof parse>;

/** The changesets that wait for a release. */
export const waitingChangesets = (): Promise<Changesets> => readChangesets(ROOT);

/** New versions of packages, based on changesets. */
export function planRelease(workspaces: readonly Workspace[], changesets: Changesets): ReleasePlan {
  const packages = withoutPeers(packagesOf(workspaces));
  return assembleReleasePlan(changesets, packages, readConfig(packages), undefined);
}

/**
 * Contents of the planned release; undefined for a plan without a release. All packages have the same version: the
 * command line and the viewer contain code of the others, and nobody has to match versions.
 */
export function releaseOf({ releases, changesets }: ReleasePlan, date: string): Release | undefined {
  const versions = new Set(releases.filter(({ type }) => type !== "none").map(({ newVersion }) => newVersion));
  const [version, ...others] = versions;
  if (others.length > 0) throw new Error(`the packages would have several versions: ${[...versions].join(", ")}`);
  return version === undefined ? undefined : { version, date, changesets };
}

/** Writes the versions of a plan into the package.json files, and removes its changesets. */
export async function applyRelease(plan: ReleasePlan, workspaces: readonly Workspace[]): Promise<void> {
  const packages = packagesOf(workspaces);
  await applyReleasePlan(plan, packages, readConfig(packages));
}

const packagesOf = (workspaces: readonly Workspace[]): Packages => ({
  tool: "root",
  root: { dir: ROOT, packageJson: { name: "epb", version: "0.0.0" } },
  packages: workspaces.map(({ folder, manifest }) => ({ dir: resolve(ROOT, folder), packageJson: { ...manifest } })),
});

/**
 * Packages without their peer dependencies. The command line requires the server in exactly its own version, and
 * changesets treats a version outside the range of a peer as a major change: each minor version would become a major
 * one.
 */
const withoutPeers = (packages: Packages): Packages => ({
  ...packages,
  packages: packages.packages.map(({ dir, packageJson: { peerDependencies: _, ...packageJson } }) => ({
    dir,
    packageJson,
  })),
});

const readConfig = (packages: Packages): Config =>
  parse(JSON.parse(readFileSync(resolve(ROOT, ".changeset/config.json"), "utf8")), packages);
