import { posix } from "node:path";
import type ts from "typescript";
import { pathOf } from "./repository.js";
import { importsOf, type Violation, violation } from "./violation.js";

/** The folders of a package in layers. A file imports from its own folder and from the layers below. */
export interface Layers {
  /** Path of the sources, such as `packages/server/src/`. */
  readonly source: string;
  /** File of the rule, for messages. */
  readonly rule: string;
  /** Names of folders and files in `source`, without the endings of files, from the top layer to the bottom one. */
  readonly layers: readonly (readonly string[])[];
  /** Folders whose parts are apart: each part imports only the parts that are listed for it. */
  readonly parts?: Readonly<Record<string, PartImports>>;
}

/** For each part of a folder, the other parts that it may import. */
export type PartImports = Readonly<Record<string, readonly string[]>>;

/** Imports inside a package that go up or across layers, or across parts; folders without a layer. */
export function findImportsAgainst(
  { source, rule, layers, parts = {} }: Layers,
  files: readonly ts.SourceFile[],
): readonly Violation[] {
  const layerOf = (name: string): number => layers.findIndex((layer) => layer.includes(name));
  const whyNot = (from: readonly string[], to: readonly string[]): string | undefined => {
    const [[fromFolder = "", fromPart = ""], [toFolder = "", toPart = ""]] = [from, to];
    const [above, below] = [layerOf(fromFolder), layerOf(toFolder)];
    if (above === -1) return `"${fromFolder}" has no layer; give it one in ${rule}`;
    if (below < above) return `${fromFolder} must not import ${toFolder}, a layer above it`;
    if (fromFolder !== toFolder) {
      return below === above ? `${fromFolder} must not import ${toFolder}, which stands beside it` : undefined;
    }
    const allowed = parts[fromFolder];
    // A file right in the folder is no part.
    if (allowed === undefined || fromPart === toPart || to.length < 3) return undefined;
    if (allowed[fromPart]?.includes(toPart) === true) return undefined;
    return `${fromFolder}/${fromPart} must not import ${fromFolder}/${toPart}; share it in a layer below, or list it in ${rule}`;
  };
  return files
    .filter((file) => pathOf(file).startsWith(source))
    .flatMap((file) => {
      const path = pathOf(file);
      const from = path
        .slice(source.length)
        .replace(/\.tsx?$/, "")
        .split("/");
      return importsOf(file)
        .filter(({ text }) => text.startsWith("."))
        .flatMap((name) => {
          const target = posix.join(posix.dirname(path), name.text);
          if (!target.startsWith(source)) return [];
          const to = target.slice(source.length).replace(/\.js$/, "").split("/");
          const why = whyNot(from, to);
          return why === undefined ? [] : [violation(file, name, why)];
        });
    });
}
