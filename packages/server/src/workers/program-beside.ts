import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

/** A program for a separate process. */
export interface Program {
  readonly path: string;
  /** Options of Node for the program. */
  readonly options: readonly string[];
}

/**
 * A program in the folder of a module, in the same form: source or built.
 *
 * @param module - `import.meta.url` of the module.
 */
export function programBeside(module: string, name: string): Program {
  const extension = module.slice(module.lastIndexOf(".") + 1);
  const options = extension === "ts" ? ["--import", loaderOfSources(module), "-C", "@epb/source"] : [];
  return { path: fileURLToPath(new URL(`./${name}.${extension}`, module)), options };
}

/** Like `programBeside`, for a program whose built form is a bundle: `rolldown.config.ts`. */
export function bundledProgramBeside(module: string, name: string): Program {
  const { path, options } = programBeside(module, name);
  return { path: path.replace(/\.js$/, ".mjs"), options };
}

/**
 * Sources run through tsx, which only a checkout of the sources has. Resolved from here, independent of the working
 * folder.
 */
const loaderOfSources = (module: string): string => pathToFileURL(createRequire(module).resolve("tsx")).href;
