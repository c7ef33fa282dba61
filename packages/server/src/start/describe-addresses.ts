import { resolve } from "node:path";
import type { ServerConfig } from "../base/server-config.js";
import type { RunConfig } from "./config/run-config.js";
import type { RunningServer } from "./serve.js";

/** Addresses, data, and emails of a running server, in lines for the person who started it. */
export function addressLines(
  { runs, store }: RunConfig,
  { url, services: { config } }: Pick<RunningServer, "url" | "services">,
): readonly string[] {
  return [
    ...addresses(runs, config, url),
    `  Data:      ${store.databaseUrl === undefined ? resolve(store.dataFolder) : databaseText(store.databaseUrl)}`,
    `  Emails:    ${mailText(config.mail)}`,
    "  Press Ctrl-C to stop.",
  ];
}

function addresses(runs: RunConfig["runs"], { publicUrl }: ServerConfig, url: string): readonly string[] {
  if (runs === "worker") return [`The worker is running. Status: ${url}/readyz`];
  const { hostname, port: publicPort } = new URL(publicUrl);
  const isSame = ["localhost", "127.0.0.1", "[::1]"].includes(hostname) && publicPort === new URL(url).port;
  return [`The site is at ${publicUrl}`, ...(isSame ? [] : [`  Listening: ${url}`])];
}

/** Without the account and its password. */
function databaseText(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}

function mailText(mail: ServerConfig["mail"]): string {
  if (mail.kind === "outbox") return `files in ${resolve(mail.folder)}; no mail server is set (EPB_SMTP_URL)`;
  return `sent through ${new URL(mail.url).host}, from ${mail.from}`;
}
