import { describeSettings } from "@epb/server/settings";
import type { Command } from "commander";
import type { ServeOptions } from "../commands/serve.js";
import type { Io } from "../io.js";
import type { Finish } from "./finish.js";

const DESCRIPTION = `Runs the server with its screens: accounts, projects, approvals, reports, for everybody who works on a project. One process with its data in a folder is enough; nothing else has to be installed or set up.

The first start makes an administrator and shows a password for the first login. Messages to people are written to a folder until there is a mail server. Ctrl-C finishes what is under way and stops; a second one stops at once.

Everything else is set by variables of the environment, which hold for "npm start" and the container as well.`;

const EXAMPLES = `
Examples:
  A server on this machine, with its data in the folder epb-data:
    $ epb serve

  A site to look around in, with users of every kind and some projects:
    $ epb serve --demo

  Another port and another folder:
    $ epb serve --port 9000 --data /srv/epb`;

export function addServe(program: Command, io: Io, finish: Finish): void {
  program
    .command("serve")
    .summary("run the server")
    .description(DESCRIPTION)
    .option("--data <folder>", "where everything is kept (EPB_DATA_FOLDER)")
    .option("--port <port>", "port to listen on (EPB_PORT)")
    .option("--host <address>", "address to listen on (EPB_HOST)")
    .option("--demo", "fill a demonstration site, in the folder epb-demo without --data")
    .addHelpText("after", () => `\nEnvironment:\n${describeSettings(io.stdoutTerminal.columns ?? 80)}`)
    .addHelpText("after", EXAMPLES)
    .action(async (options: ServeOptions) => {
      const { serve } = await import("../commands/serve.js");
      finish(await serve(options, io));
    });
}
