import { redact } from "../base/describe-error.js";
import { StoreDamage, StoreRefusal } from "../store/store-problem.js";
import type { RunConfig } from "./config/run-config.js";

/** A failed start whose cause the operator can fix. */
export class StartRefusal extends Error {
  override readonly name = "StartRefusal";
}

const DATABASE_CODES: ReadonlySet<string> = new Set(["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "EAI_AGAIN"]);

/** Reason why a server does not start; undefined for a fault of the program. */
export function describeStartFailure(
  error: unknown,
  { host, port, store }: Pick<RunConfig, "host" | "port" | "store">,
): string | undefined {
  if (error instanceof StoreRefusal) return describeStartFailure(error.cause, { host, port, store }) ?? error.message;
  if (error instanceof StartRefusal || error instanceof StoreDamage) return error.message;
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  if (code === "EADDRINUSE") return `Another program uses port ${port}; choose another port with EPB_PORT or --port.`;
  if (code === "EADDRNOTAVAIL")
    return `${host} is not an address of this machine; set EPB_HOST to an address of this machine.`;
  if (code === "EACCES" && "syscall" in error && error.syscall === "listen") {
    return `This account may not listen on port ${port}; choose a port of 1024 or higher with EPB_PORT or --port.`;
  }
  if ((code === "EACCES" || code === "EROFS") && "path" in error) {
    return `This account may not write to ${String(error.path)}; set EPB_DATA_FOLDER to a folder with write permission.`;
  }
  if (code === "ENOTDIR" && "path" in error) {
    return `${String(error.path)} is not a folder. Set EPB_DATA_FOLDER or --data to a folder; the server creates a folder that does not exist.`;
  }
  if (code === "ENOSPC") return "The disk is full. Free disk space, then start the server again.";
  if (store.databaseUrl === undefined || code === undefined) return undefined;
  // Codes of PostgreSQL have five characters; 28 is authorization, 3D a database that is not there.
  if (DATABASE_CODES.has(code) || /^(28|3D)/.test(code)) {
    return `The database of EPB_DATABASE_URL cannot be used (${code}): ${redact(error.message)}`;
  }
  return undefined;
}
