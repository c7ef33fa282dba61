import { posix } from "node:path";
import type ts from "typescript";
import { pathOf } from "./repository.js";
import { importsOf, type Violation, violation } from "./violation.js";

const SOURCE = "packages/viewer/src/";

/** Folders of the viewer, from those that know most to those that know least: imports go down. */
const LAYERS: readonly (readonly string[])[] = [
  ["main.tsx", "app.tsx", "start-failure.tsx", "query-client.ts"],
  ["routes"],
  ["scenes"],
  ["layout"],
  ["features"],
  ["charts"],
  ["components"],
  ["errors"],
  ["site"],
  ["api", "session"],
  ["format"],
  ["texts"],
];

/** What stands on its own: one area does not use the screens of another, one feature not another's. */
const APART = new Set(["scenes", "features"]);

/** Imports inside the viewer that go up, or across. */
export function findViewerLayerViolations(files: readonly ts.SourceFile[]): Violation[] {
  return files
    .filter((file) => pathOf(file).startsWith(SOURCE))
    .flatMap((file) => {
      const from = pathOf(file).slice(SOURCE.length).split("/");
      return importsOf(file)
        .filter(({ text }) => text.startsWith(".") && !text.endsWith(".scss"))
        .flatMap((name) => {
          const target = posix
            .join(posix.dirname(pathOf(file)), name.text)
            .slice(SOURCE.length)
            .split("/");
          const why = whyNot(from, target);
          return why === undefined ? [] : [violation(file, name, why)];
        });
    });
}

function whyNot(
  [from = "", fromPart = ""]: readonly string[],
  [to = "", toPart = ""]: readonly string[],
): string | undefined {
  const [above, below] = [layerOf(from), layerOf(to)];
  if (above === -1) return `"${from}" has no layer; give it one in viewer-layers.ts`;
  if (below < above) return `${from} must not import ${to}, a layer above it`;
  if (from === to && APART.has(from) && fromPart !== toPart && toPart.indexOf(".") === -1)
    return `${from}/${fromPart} must not import ${from}/${toPart}; share it in a layer below`;
  return undefined;
}

const layerOf = (folder: string): number =>
  LAYERS.findIndex((layer) => layer.some((name) => name.replace(/\.tsx?$/, ".js") === folder || name === folder));
