import nodeModule from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";

/** API of Node 22 and later. */
interface CompileCache {
  readonly enableCompileCache?: (folder: string) => unknown;
}

/** Lets Node keep the compiled code for the next start, in the cache folder of the user who runs the server. */
export function keepCompiledCode(): void {
  const { enableCompileCache } = nodeModule as typeof nodeModule & CompileCache;
  const { XDG_CACHE_HOME: caches = join(homedir(), ".cache") } = process.env;
  enableCompileCache?.(join(caches, "epb", "compiled-code"));
}
