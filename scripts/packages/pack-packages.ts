import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../docs/sources.js";
import type { Workspace } from "./workspaces.js";

/** A package as npm publishes it. */
export interface PackedPackage {
  readonly name: string;
  /** Path of the tarball. After a dry run, the file does not exist. */
  readonly tarball: string;
  /** Paths of the files in it. */
  readonly files: readonly string[];
}

/**
 * Packs packages that are built.
 *
 * @param destination - Folder for the tarballs. Without it, npm only lists the files that it would pack.
 */
export function packPackages(
  packages: readonly Workspace[],
  destination: string | undefined,
): readonly PackedPackage[] {
  const where = destination === undefined ? ["--dry-run"] : ["--pack-destination", destination];
  const workspaces = packages.flatMap(({ folder }) => ["--workspace", folder]);
  const parameters = ["pack", "--json", "--ignore-scripts", ...where, ...workspaces];
  const { stdout, stderr, error } = spawnSync("npm", parameters, {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error !== undefined) throw error;
  if (stdout === "") throw new Error(`npm packed nothing\n${stderr}`);
  const packed: readonly {
    readonly name: string;
    readonly filename: string;
    readonly files: readonly { readonly path: string }[];
  }[] = JSON.parse(stdout);
  return packed.map(({ name, filename, files }) => {
    const paths = files.map(({ path }) => path);
    if (!paths.some((path) => path.startsWith("dist/"))) throw new Error(`${name} is not built`);
    return { name, tarball: join(destination ?? "", filename), files: paths };
  });
}
