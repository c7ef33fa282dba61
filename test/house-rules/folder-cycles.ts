import { posix } from "node:path";
import type ts from "typescript";
import { pathOf } from "./repository.js";
import { importsOf, type Violation, violation } from "./violation.js";

/** An import from one folder of a package to another, by value or by type. */
interface FolderImport {
  readonly from: string;
  readonly to: string;
  readonly file: ts.SourceFile;
  readonly name: ts.StringLiteral;
}

/** Imports that close a cycle between two folders right below the `src` of a package. */
export function findFolderCycles(files: readonly ts.SourceFile[]): readonly Violation[] {
  const imports = files.flatMap(folderImports);
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  return imports.flatMap(({ from, to, file, name }) => {
    const path = pathBetween(to, from, targets);
    if (path === undefined) return [];
    return [violation(file, name, `closes a cycle of folders: ${[from, ...path].map(nameOf).join(" → ")}`)];
  });
}

function folderImports(file: ts.SourceFile): readonly FolderImport[] {
  const path = pathOf(file);
  const from = folderOf(path);
  if (from === undefined) return [];
  return importsOf(file).flatMap((name) => {
    const to = name.text.startsWith(".") ? folderOf(posix.join(posix.dirname(path), name.text)) : undefined;
    return to === undefined || to === from ? [] : [{ from, to, file, name }];
  });
}

/** `packages/engine/src/pricing`; undefined for a file right in `src`, which no folder imports. */
const folderOf = (path: string): string | undefined => /^packages\/[^/]+\/src\/[^/]+(?=\/)/.exec(path)?.[0];

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf("/") + 1);

/** The shortest way from one folder to another, with both ends. */
function pathBetween(
  start: string,
  end: string,
  targets: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] | undefined {
  const seen = new Set([start]);
  const waiting: (readonly string[])[] = [[start]];
  for (const path of waiting) {
    const last = path.at(-1) ?? start;
    if (last === end) return path;
    for (const next of targets.get(last) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push([...path, next]);
    }
  }
  return undefined;
}
