import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

/** A program for a process of its own. */
export interface Program {
  readonly path: string;
  /** Options of Node to start it with. */
  readonly options: readonly string[];
}

/**
 * A program that stands beside a module, in the same form: source or built.
 *
 * @param module - `import.meta.url` of the module.
 */
export function programBeside(module: string, name: string): Program {
  const extension = module.slice(module.lastIndexOf(".") + 1);
  const options = extension === "ts" ? ["--import", loaderOfSources(module), "-C", "@epb/source"] : [];
  return { path: fileURLToPath(new URL(`./${name}.${extension}`, module)), options };
}

/** A program as `programBeside` finds it, whose built form is bundled with what it loads: `rolldown.config.ts`. */
export function bundledProgramBeside(module: string, name: string): Program {
  const { path, options } = programBeside(module, name);
  return { path: path.replace(/\.js$/, ".mjs"), options };
}

/** Sources run through tsx, which only those who work on the sources have; found from here, whatever the working folder. */
const loaderOfSources = (module: string): string => pathToFileURL(createRequire(module).resolve("tsx")).href;
