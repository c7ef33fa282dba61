import { describeSettings } from "@epb/server/settings";
import type { Command } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { dataOption } from "../../options/shared-options.js";
import type { ServeOptions } from "./run.js";

const DESCRIPTION = `Runs the web platform: accounts, projects, approvals, reports. The server is one process with a folder for its data, and needs no other service.

The first start creates an administrator account and prints a password for the first sign-in. Without a mail server, emails are written to a folder. Ctrl+C finishes running requests and stops the server; a second Ctrl+C stops the server immediately.

All other settings are environment variables, also for "npm start" and the container.`;

const EXAMPLES = `
Examples:
  Run a server with its data in the folder epb-data:
    $ epb serve

  Run a demonstration site with 60 invented projects, without passwords:
    $ epb serve --demo

  Use another port and folder:
    $ epb serve --port 9000 --data /srv/epb`;

export function addServe(program: Command, io: Io, finish: Finish): void {
  program
    .command("serve")
    .summary("run the server")
    .description(DESCRIPTION)
    .addOption(dataOption())
    .option("--port <port>", "port to listen on (EPB_PORT)")
    .option("--host <address>", "address to listen on (EPB_HOST)")
    .option("--demo", "run a demonstration site (default folder: epb-demo)")
    .addHelpText("after", () => `\nEnvironment:\n${describeSettings(io.stdoutTerminal.columns ?? 80)}`)
    .addHelpText("after", EXAMPLES)
    .action(async (options: ServeOptions) => {
      const { serve } = await import("./run.js");
      finish(await serve(options, io));
    });
}
