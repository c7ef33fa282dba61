import nodeModule from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";

/** The server as a program: set up by the environment alone. */
keepCompiledCode();
// Only code that is loaded from here on is kept.
const [{ readConfig }, { runServer }] = await Promise.all([
  import("./config/read-config.js"),
  import("./run-server.js"),
]);
const isWatched = process.stdout.isTTY && process.env["EPB_LOG_LEVEL"] === undefined;
// At a terminal, a line for every request would hide messages to the operator.
const read = readConfig({ ...process.env, ...(isWatched && { EPB_LOG_LEVEL: "warn" }) });
if (read.ok) {
  process.exitCode = await runServer(read.config, {
    print: (text) => void process.stderr.write(`${text}\n`),
    untilStopped: () =>
      new Promise((resolve) => {
        const signals = ["SIGINT", "SIGTERM"] as const;
        const stop = (): void => {
          // Without a listener a second signal has its usual effect, and ends the process at once.
          for (const signal of signals) process.off(signal, stop);
          resolve();
        };
        for (const signal of signals) process.on(signal, stop);
      }),
  });
} else {
  process.stderr.write(
    `${["The settings of the server have problems:", ...read.problems.map((problem) => `  ${problem}`)].join("\n")}\n`,
  );
  process.exitCode = 2;
}

/** API of Node 22 and later. */
interface CompileCache {
  readonly enableCompileCache?: (folder: string) => unknown;
}

/** Lets Node keep the compiled code for the next start, in the cache folder of the user who runs the server. */
function keepCompiledCode(): void {
  const { enableCompileCache } = nodeModule as typeof nodeModule & CompileCache;
  const { XDG_CACHE_HOME: caches = join(homedir(), ".cache") } = process.env;
  enableCompileCache?.(join(caches, "epb", "compiled-code"));
}
