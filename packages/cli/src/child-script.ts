import { fileURLToPath } from "node:url";

/** A script that runs in another process, and the options of Node that load it. */
export interface ChildScript {
  readonly path: string;
  readonly loader: readonly string[];
}

/** The script beside a module, in the same form as the module: source or bundled. */
export function childScript(moduleUrl: string, name: string): ChildScript {
  const extension = moduleUrl.slice(moduleUrl.lastIndexOf(".") + 1);
  const path = fileURLToPath(new URL(`./${name}.${extension}`, moduleUrl));
  // Sources run through tsx, which only those who work on the sources have.
  return { path, loader: extension === "ts" ? ["--import", "tsx", "-C", "@epb/source"] : [] };
}
