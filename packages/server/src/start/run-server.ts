import { createFirstAdministrator } from "../features/accounts/first-administrator.js";
import type { Services } from "../http/services.js";
import type { RunConfig } from "./config/run-config.js";
import { addressLines } from "./describe-addresses.js";
import { describeStartFailure } from "./describe-start-failure.js";
import { type RunningServer, startServer } from "./serve.js";

/** Terminal of a running server. */
export interface ServerConsole {
  /** Prints a message to the operator that does not belong in the log. */
  print(text: string): void;
  /** Resolves on a stop signal. */
  untilStopped(): Promise<void>;
}

/** Steps of a server start, in addition to listening. */
export interface ServerStart {
  /** Called before anything is opened. */
  readonly beforeOpening?: () => Promise<void>;
  /** Clock of the server; the system clock if absent. */
  readonly now?: () => Date;
  readonly prepare: (services: Services) => Promise<void>;
  readonly whenReady: (server: RunningServer) => Promise<void>;
}

/** Exit statuses, as those of the command line. */
const STOPPED = 0;
const NOT_STARTED = 2;

/** Runs a server until a stop signal. @returns Exit status. */
export async function runServer(
  config: RunConfig,
  console: ServerConsole,
  start: ServerStart = usualStart(config, console),
): Promise<number> {
  let server: RunningServer | undefined;
  try {
    await start.beforeOpening?.();
    server = await startServer(config, start.prepare, undefined, start.now);
    await start.whenReady(server);
  } catch (error) {
    await server?.stop();
    const why = describeStartFailure(error, config);
    if (why === undefined) throw error;
    console.print(why);
    return NOT_STARTED;
  }
  await console.untilStopped();
  await server.stop();
  return STOPPED;
}

function usualStart(config: RunConfig, { print }: ServerConsole): ServerStart {
  return {
    prepare: async (services) => {
      if (config.runs === "worker") return;
      const first = await createFirstAdministrator(services, config.adminEmail);
      if (first === undefined) return;
      // Exits at once: with a port in use, this start fails, and the next one would not show the cause.
      print(`This site is new. Its first administrator is ${first.email}, with the password ${first.password}`);
      print("The password is shown only once and must be changed at the first sign-in.");
    },
    whenReady: async (server) => print(addressLines(config, server).join("\n")),
  };
}
