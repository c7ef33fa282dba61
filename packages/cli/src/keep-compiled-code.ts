/** What Node 22 and later can do. */
interface CompileCache {
  readonly enableCompileCache?: (folder: string) => unknown;
}

/**
 * Lets Node keep the compiled code for the next run, in the user's cache folder: other users can write into the folder for
 * temporary files. Without a home, and on Node 20, nothing is kept.
 */
export function keepCompiledCode(): void {
  const { enableCompileCache } = process.getBuiltinModule("node:module") as CompileCache;
  if (enableCompileCache === undefined) return;
  const { homedir } = process.getBuiltinModule("node:os");
  const { XDG_CACHE_HOME: caches = `${homedir()}/.cache` } = process.env;
  enableCompileCache(`${caches}/epb/compiled-code`);
}
