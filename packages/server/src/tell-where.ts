import { resolve } from "node:path";
import type { RunConfig } from "./config/run-config.js";

/** Where a server that runs is to be found, and where it puts things, in lines for whoever started it. */
export function tellWhere(config: RunConfig, url: string): readonly string[] {
  const { server, store } = config;
  return [
    ...addresses(config, url),
    `  Data:      ${store.databaseUrl === undefined ? resolve(store.dataFolder) : databaseText(store.databaseUrl)}`,
    `  Messages:  ${mailText(server.mail)}`,
    "  Ctrl-C stops it.",
  ];
}

function addresses({ runs, port, server: { publicUrl } }: RunConfig, url: string): readonly string[] {
  if (runs === "worker") return [`The worker runs; ${url}/readyz tells whether it is well.`];
  if (port === 0) return [`The site is at ${url}`];
  const { hostname, port: publicPort } = new URL(publicUrl);
  const isSame = ["localhost", "127.0.0.1", "[::1]"].includes(hostname) && publicPort === new URL(url).port;
  return [`The site is at ${publicUrl}`, ...(isSame ? [] : [`  Listening: ${url}`])];
}

/** Without the account and its password. */
function databaseText(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}

function mailText(mail: RunConfig["server"]["mail"]): string {
  if (mail.kind === "outbox") return `files in ${resolve(mail.folder)}; no mail server is set (EPB_SMTP_URL)`;
  return `through ${new URL(mail.url).host}, from ${mail.from}`;
}
