import { UserGroup } from "@epb/contract";
import { pino } from "pino";
import { readConfig } from "../../src/start/config/read-config.js";
import { startServer } from "../../src/start/serve.js";
import { signIn } from "../factories.js";
import type { TestServer } from "../test-server.js";

// A server with the settings of its argument, as JSON; with a second argument, a customer and an ESCO have accounts.

const [settings = "{}", withPeople] = process.argv.slice(2);
const usual = { EPB_PORT: "0", EPB_LOG_LEVEL: "silent", EPB_VIEWER_FOLDER: "none" };
const read = readConfig({ ...usual, ...(JSON.parse(settings) as Record<string, string>) });
if (!read.ok) throw new Error(read.problems.join("\n"));
const { url, services } = await startServer(read.config, async () => {}, pino({ level: "silent" }));
const people =
  withPeople === undefined
    ? []
    : [
        await signIn({ services } as TestServer, { group: UserGroup.Customer }),
        await signIn({ services } as TestServer, { group: UserGroup.Esco }),
      ].map(({ token, user }) => ({ token, email: user.email }));
process.stdout.write(`${JSON.stringify({ url, people })}\n`);
