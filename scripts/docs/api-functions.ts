import { engineEntryPoints } from "./engine-entry-points.js";
import { type ExportedFunction, exportedFunctions } from "./exported-functions.js";
import { readSources } from "./sources.js";
import { isWorkedExample } from "./worked-example.js";

/** The functions that an entry point of the engine exports. */
export interface EntryPointFunctions {
  /** `@epb/engine/explain` */
  readonly specifier: string;
  /** By name. */
  readonly functions: readonly ExportedFunction[];
}

/** The exported functions of every entry point of the engine, in the order of the package. */
export function apiFunctions(): readonly EntryPointFunctions[] {
  const sources = readSources(["packages/engine/src"]);
  const functions = sources.flatMap(exportedFunctions);
  return engineEntryPoints(sources).map(({ specifier, exported }) => ({
    specifier,
    functions: functions
      .filter(({ path, name }) => exported.has(`${path}#${name}`))
      .sort((one, other) => one.name.localeCompare(other.name, "en")),
  }));
}

/** The lines of a doc comment that work an example of its equation. */
export const workedExamplesOf = ({ doc }: ExportedFunction): readonly string[] =>
  (doc?.parts ?? []).flatMap((part) => (part.kind === "lines" ? part.lines.filter(isWorkedExample) : []));
