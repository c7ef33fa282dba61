import { ExitCode } from "../../exit-code.js";
import type { Io } from "../../io.js";
import { expectRun } from "../../run-length.js";
import { loadServer } from "../../shared/load-server.js";

export interface ServeOptions {
  readonly data?: string;
  readonly port?: string;
  readonly host?: string;
  readonly demo?: true;
}

/** Data folder of a demonstration, separate from real data. */
const DEMO_FOLDER = "epb-demo";

/** Runs the server until it is stopped. */
export async function serve({ data, port, host, demo }: ServeOptions, io: Io): Promise<ExitCode> {
  const server = await loadServer(io);
  if (server === undefined) return ExitCode.Usage;
  expectRun("long");
  // Objects from outside cannot change the shared prototype. Node's --disable-proto=delete does the same.
  Reflect.deleteProperty(Object.prototype, "__proto__");
  const folder = data ?? (demo === true ? (io.env["EPB_DATA_FOLDER"] ?? DEMO_FOLDER) : undefined);
  const read = server.readConfig({
    ...io.env,
    ...(folder !== undefined && { EPB_DATA_FOLDER: folder }),
    ...(port !== undefined && { EPB_PORT: port }),
    ...(host !== undefined && { EPB_HOST: host }),
    ...(io.stdoutTerminal.isTerminal && io.env["EPB_LOG_LEVEL"] === undefined && { EPB_LOG_LEVEL: "warn" }),
  });
  if (!read.ok) {
    io.stderr(["error: The server is not set up:", ...read.problems.map((each) => `  ${each}`), ""].join("\n"));
    return ExitCode.Usage;
  }
  const console = { print: (text: string) => io.stderr(`${text}\n`), untilStopped: io.untilStopped };
  const exitCode =
    demo === true ? await server.runDemo(read.config, console) : await server.runServer(read.config, console);
  return exitCode === 0 ? ExitCode.Ok : ExitCode.Usage;
}
