import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { exportedByEntryPoint } from "./exported-functions.js";
import { ROOT, type SourceText } from "./sources.js";

const ENGINE = "packages/engine";

interface PackageFile {
  readonly name: string;
  readonly exports: Readonly<Record<string, { readonly "@epb/source": string }>>;
}

/** What an entry point of the engine lets out, by `path#name`, with what to import it from; the main entry point wins. */
export function publicNames(sources: readonly SourceText[]): ReadonlyMap<string, string> {
  const { name, exports } = JSON.parse(readFileSync(resolve(ROOT, ENGINE, "package.json"), "utf8")) as PackageFile;
  const entryPoints = Object.entries(exports).map(([subpath, { "@epb/source": source }]) => ({
    specifier: name + subpath.slice(1),
    path: `${ENGINE}/${source.slice("./".length)}`,
  }));
  const names = new Map<string, string>();
  for (const { specifier, path } of entryPoints) {
    const entryPoint = sources.find((source) => source.path === path);
    if (entryPoint === undefined) throw new Error(`${path}, an entry point of ${name}, is not there`);
    for (const exported of exportedByEntryPoint(entryPoint)) {
      if (!names.has(exported) || specifier === name) names.set(exported, specifier);
    }
  }
  return names;
}
