import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { exportedByEntryPoint } from "./exported-functions.js";
import { ROOT, type SourceText } from "./sources.js";

const ENGINE = "packages/engine";

interface PackageFile {
  readonly name: string;
  readonly exports: Readonly<Record<string, { readonly "@epb/source": string }>>;
}

/** An entry point of the engine, with its exports, by `path#name`. */
export interface EntryPoint {
  /** `@epb/engine/explain` */
  readonly specifier: string;
  readonly exported: ReadonlySet<string>;
}

/** The entry points in the order of the package. */
export function engineEntryPoints(sources: readonly SourceText[]): readonly EntryPoint[] {
  const { name, exports } = JSON.parse(readFileSync(resolve(ROOT, ENGINE, "package.json"), "utf8")) as PackageFile;
  return Object.entries(exports).map(([subpath, { "@epb/source": source }]) => {
    const path = `${ENGINE}/${source.slice("./".length)}`;
    const entryPoint = sources.find((each) => each.path === path);
    if (entryPoint === undefined) throw new Error(`${path}, an entry point of ${name}, is not there`);
    return { specifier: name + subpath.slice(1), exported: exportedByEntryPoint(entryPoint) };
  });
}

/**
 * Exports of the engine, by `path#name`, with the import specifier; the main entry point, the first, takes precedence.
 */
export function publicNames(sources: readonly SourceText[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { specifier, exported } of engineEntryPoints(sources)) {
    for (const name of exported) if (!names.has(name)) names.set(name, specifier);
  }
  return names;
}
