import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { AGGREGATES_JOB } from "../../features/projects/note-project-change.js";
import type { Services } from "../../http/services.js";
import { JOBS } from "../../store/waiting-jobs.js";
import type { RunConfig } from "../config/run-config.js";
import { addressLines } from "../describe-addresses.js";
import { StartRefusal } from "../describe-start-failure.js";
import { runServer, type ServerConsole } from "../run-server.js";
import type { RunningServer } from "../serve.js";
import { createPeople } from "./create-people.js";
import { DemoClient, DemoProblem } from "./demo-client.js";
import { type DemoPasswords, openDemoFolder } from "./demo-folder.js";
import { DEMO_PEOPLE, demoEmail } from "./demo-people.js";
import { type DemoClients, fillDemo, isFilled } from "./fill-demo.js";

/** Bytes of a password: 20 characters of base64url. */
const PASSWORD_BYTES = 15;

/** Milliseconds. */
const COUNTED_EVERY = 50;

/** Runs a demonstration site, and fills a new one. @returns Its exit status. */
export async function runDemo(config: RunConfig, console: ServerConsole): Promise<number> {
  let passwords: DemoPasswords = {};
  return runServer(config, console, {
    beforeOpening: async () => {
      if (config.store.databaseUrl !== undefined) {
        throw new StartRefusal("A demonstration site keeps its data in a folder. Start it without EPB_DATABASE_URL.");
      }
      if (config.server.isProduction) {
        throw new StartRefusal("A demonstration site cannot be a production site (EPB_PRODUCTION).");
      }
      passwords = await openDemoFolder(config.store.dataFolder, newPassword);
    },
    prepare: (services) => createPeople(passwords, services),
    whenReady: async (server) => {
      await fill(server, passwords, config.store.dataFolder);
      console.print(welcome(config, server, passwords));
    },
  });
}

async function fill(server: RunningServer, passwords: DemoPasswords, folder: string): Promise<void> {
  const clients = await logInAll(server, passwords);
  if (await isFilled(clients)) return;
  try {
    await fillDemo(clients, server.services);
    await untilCounted(server.services);
  } catch (error) {
    if (!(error instanceof DemoProblem)) throw error;
    // Probably the previous start was stopped before all data was created.
    throw new StartRefusal(`${error.message}\nDelete the folder ${folder} and start again.`);
  }
}

/** Statistics are cached for a minute after the first request, so the start waits until all projects are counted. */
async function untilCounted({ store }: Pick<Services, "store">): Promise<void> {
  while ((await store.count(JOBS, [{ column: "kind", is: AGGREGATES_JOB }])) > 0) await wait(COUNTED_EVERY);
}

async function logInAll({ url }: RunningServer, passwords: DemoPasswords): Promise<DemoClients> {
  // A server that listens everywhere listens here, too.
  const nobody = new DemoClient(url.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:"));
  const logIn = (name: string): Promise<DemoClient> => nobody.logIn(demoEmail(name), passwords[name] ?? "");
  return {
    nobody,
    customer: await logIn("customer"),
    esco: await logIn("esco"),
    express: await logIn("express"),
    admin: await logIn("admin"),
    reviewer: await logIn("qualified-list"),
  };
}

function welcome(config: RunConfig, server: RunningServer, passwords: DemoPasswords): string {
  const rows = DEMO_PEOPLE.map(({ name, shows }) =>
    [demoEmail(name).padEnd(34), (passwords[name] ?? "").padEnd(22), shows].join(" "),
  );
  return [
    "This is a demonstration site. Accounts, passwords, and roles:",
    "",
    ...rows.map((row) => `  ${row}`),
    "",
    ...addressLines(config, server),
    "  To start over, delete the data folder.",
  ].join("\n");
}

function newPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString("base64url");
}
