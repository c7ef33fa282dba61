import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT } from "../docs/sources.js";

/** The parts of a package.json that scripts read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: object;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface Workspace {
  /** Relative to the root of the repository, such as `packages/engine`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** All packages of the repository, by folder. */
export function workspaces(): readonly Workspace[] {
  const { workspaces: patterns }: { readonly workspaces: readonly string[] } = JSON.parse(textOf("."));
  return patterns
    .flatMap((pattern) => (pattern.endsWith("/*") ? foldersIn(pattern.slice(0, -2)) : [pattern]))
    .sort()
    .map((folder) => {
      const manifest: Manifest = JSON.parse(textOf(folder));
      return { folder, manifest };
    });
}

/** The packages that are published, by folder. */
export const publishedPackages = (): readonly Workspace[] =>
  workspaces().filter(({ manifest }) => manifest.private !== true);

const foldersIn = (folder: string): string[] => readdirSync(resolve(ROOT, folder)).map((name) => `${folder}/${name}`);

const textOf = (folder: string): string => readFileSync(resolve(ROOT, folder, "package.json"), "utf8");
