import { CREATE_PROJECT, UserGroup } from "@epb/contract";
import { pino } from "pino";
import { readConfig } from "../../src/start/config/read-config.js";
import { startServer } from "../../src/start/serve.js";
import { signIn } from "../factories.js";
import { newProjectForm } from "../project-factories.js";
import type { TestServer } from "../test-server.js";

// A server with accounts that have a project each, and an account that sees none of them:
// node serve-folder.ts <folder> [accounts with a project]

const [folder = "", count = "1"] = process.argv.slice(2);
const read = readConfig({ EPB_DATA_FOLDER: folder, EPB_PORT: "0", EPB_LOG_LEVEL: "silent", EPB_VIEWER_FOLDER: "none" });
if (!read.ok) throw new Error(read.problems.join("\n"));
const { url, services } = await startServer(read.config, async () => {}, pino({ level: "silent" }));
const signInEsco = () => signIn({ services } as TestServer, { group: UserGroup.Esco });
const { token: strangersToken } = await signInEsco();
const accounts = await Promise.all(
  Array.from({ length: Number(count) }, async () => {
    const { token } = await signInEsco();
    const created = await fetch(`${url}${CREATE_PROJECT.path}`, {
      method: CREATE_PROJECT.method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(newProjectForm()),
    });
    const { id } = (await created.json()) as { readonly id: string };
    return { token, id };
  }),
);
process.stdout.write(`${JSON.stringify({ url, strangersToken, ...accounts[0], accounts })}\n`);
