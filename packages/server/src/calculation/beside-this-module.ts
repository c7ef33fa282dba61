import { fileURLToPath } from "node:url";

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
  // Sources run through tsx, which only those who work on the sources have.
  const options = extension === "ts" ? ["--import", "tsx", "-C", "@epb/source"] : [];
  return { path: fileURLToPath(new URL(`./${name}.${extension}`, module)), options };
}
