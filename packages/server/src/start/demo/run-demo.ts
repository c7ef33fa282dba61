import { DEMO_ROLES } from "../../features/demonstration/demo-people.js";
import type { RunConfig } from "../config/run-config.js";
import { addressLines } from "../describe-addresses.js";
import { StartRefusal } from "../describe-start-failure.js";
import { runServer, type ServerConsole } from "../run-server.js";
import type { RunningServer } from "../serve.js";
import { DemoClock } from "./demo-clock.js";
import { noteFilled, openDemoFolder } from "./demo-folder.js";
import { fillDemonstration } from "./fill-demonstration.js";

/** Runs a demonstration site, and fills a new one. @returns Its exit status. */
export async function runDemo(given: RunConfig, console: ServerConsole): Promise<number> {
  const config = { ...given, server: { ...given.server, isDemonstration: true } };
  const clock = new DemoClock();
  let isFilled = false;
  return runServer(config, console, {
    now: () => clock.now(),
    beforeOpening: async () => {
      refuseReal(config);
      isFilled = await openDemoFolder(config.store.dataFolder);
    },
    prepare: async () => {},
    whenReady: async (server) => {
      if (!isFilled) {
        console.print(`Creating the demonstration: 60 projects in 20 states. This takes about 15 seconds.`);
        await fillDemonstration(server, clock);
        await noteFilled(config.store.dataFolder);
      }
      console.print(welcome(config, server));
    },
  });
}

/** The demonstration signs everybody in who asks: nothing real may be in its reach. */
function refuseReal({ store, server }: RunConfig): void {
  if (store.databaseUrl !== undefined) {
    throw new StartRefusal("A demonstration site keeps its data in a folder. Start it without EPB_DATABASE_URL.");
  }
  if (server.isProduction) {
    throw new StartRefusal("A demonstration site cannot be a production site (EPB_PRODUCTION).");
  }
  if (server.mail.kind === "smtp") {
    throw new StartRefusal("A demonstration site sends no email. Start it without EPB_SMTP_URL.");
  }
}

function welcome(config: RunConfig, server: RunningServer): string {
  const rows = DEMO_ROLES.map(({ firstName, lastName, role, work }) =>
    [`${firstName} ${lastName}`.padEnd(14), role.padEnd(25), work].join(" "),
  );
  return [
    "This is a demonstration site. Nobody needs a password: choose a person on the sign-in page.",
    "",
    ...rows.map((row) => `  ${row}`),
    "",
    ...addressLines(config, server),
    "  To start over, delete the data folder.",
  ].join("\n");
}
