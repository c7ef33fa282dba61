import { CREATE_PROJECT, UserGroup } from "@epb/contract";
import { pino } from "pino";
import { readConfig } from "../../src/start/config/read-config.js";
import { startServer } from "../../src/start/serve.js";
import { signIn } from "../factories.js";
import { newProjectForm } from "../project-factories.js";
import type { TestServer } from "../test-server.js";

// A server with a project and two accounts, of which one may not see the project: node serve-folder.ts <folder>

const [folder = ""] = process.argv.slice(2);
const read = readConfig({ EPB_DATA_FOLDER: folder, EPB_PORT: "0", EPB_LOG_LEVEL: "silent", EPB_VIEWER_FOLDER: "none" });
if (!read.ok) throw new Error(read.problems.join("\n"));
const { url, services } = await startServer(read.config, async () => {}, pino({ level: "silent" }));
const [{ token }, { token: strangersToken }] = [
  await signIn({ services } as TestServer, { group: UserGroup.Esco }),
  await signIn({ services } as TestServer, { group: UserGroup.Esco }),
];
const created = await fetch(`${url}${CREATE_PROJECT.path}`, {
  method: CREATE_PROJECT.method,
  headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
  body: JSON.stringify(newProjectForm()),
});
const { id } = (await created.json()) as { readonly id: string };
process.stdout.write(`${JSON.stringify({ url, token, strangersToken, id })}\n`);
