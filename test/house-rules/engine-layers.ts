import { posix } from "node:path";
import type ts from "typescript";
import { pathOf } from "./repository.js";
import { importsOf, type Violation, violation } from "./violation.js";

/** Folders of the engine from bottom to top, as in docs/ARCHITECTURE.md. A folder imports its own layer and those below. */
export const ENGINE_LAYERS: readonly (readonly string[])[] = [
  ["calendar", "constants", "decimal", "errors", "objects"],
  ["bounds", "enumerations", "lists", "path-text"],
  ["model"],
  ["inputs", "issues", "paths", "reference"],
  [
    ...["input", "lifecycle", "rules"],
    ...["amortization", "cost-savings", "esa", "express", "financing", "ghg", "measures"],
    ...["performance-period", "pricing", "savings", "spreadsheet", "summary"],
  ],
  ["calculate"],
  ["explain"],
  ["lookup", "withhold"],
  ["compare", "economics", "replay", "whatif"],
  ["report", "simple"],
];

/** The layer whose folders never import each other: they receive data of other folders as arguments. */
const FORMULA_LAYER = 4;

const ENGINE = "packages/engine/src/";
const layerOf = (folder: string): number => ENGINE_LAYERS.findIndex((folders) => folders.includes(folder));

/** Imports inside the engine to a higher layer, or from one formula folder to another; folders without a layer. */
export function findLayerViolations(files: readonly ts.SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    const path = pathOf(file);
    if (!path.startsWith(ENGINE) || path === `${ENGINE}index.ts`) return [];
    const folder = folderOf(path);
    const layer = layerOf(folder);
    if (layer === -1) return [violation(file, file, `"${folder}" has no layer; give it one in engine-layers.ts`)];
    return importsOf(file).flatMap((name) => {
      if (!name.text.startsWith(".")) return [];
      const target = folderOf(posix.join(posix.dirname(path), name.text));
      if (target === folder) return [];
      const targetLayer = layerOf(target);
      if (targetLayer === -1) return [violation(file, name, `imports ${name.text}, which has no layer`)];
      if (targetLayer > layer) return [violation(file, name, `${folder} must not import ${target}, a layer above it`)];
      if (targetLayer === layer && layer === FORMULA_LAYER) {
        return [violation(file, name, `${folder} must not import ${target}; take what is needed as an argument`)];
      }
      return [];
    });
  });
}

/** The folder directly below `src`; the file name for a file without such a folder. */
const folderOf = (path: string): string =>
  path.startsWith(ENGINE) ? (path.slice(ENGINE.length).split("/")[0] ?? "") : path;
