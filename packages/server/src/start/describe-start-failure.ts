import { redact } from "../base/describe-error.js";
import { StoreDamage, StoreRefusal } from "../store/store-problem.js";
import type { RunConfig } from "./config/run-config.js";

/** A start that goes wrong for reasons that whoever starts the server can do something about. */
export class StartRefusal extends Error {
  override readonly name = "StartRefusal";
}

const DATABASE_CODES: ReadonlySet<string> = new Set(["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "EAI_AGAIN"]);

/** Why a server does not start, in words; undefined for what is a fault of ours. */
export function describeStartFailure(
  error: unknown,
  { host, port, store }: Pick<RunConfig, "host" | "port" | "store">,
): string | undefined {
  if (error instanceof StoreRefusal) return describeStartFailure(error.cause, { host, port, store }) ?? error.message;
  if (error instanceof StartRefusal || error instanceof StoreDamage) return error.message;
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  if (code === "EADDRINUSE") return `Port ${port} is taken by another program; choose another with EPB_PORT or --port.`;
  if (code === "EADDRNOTAVAIL") return `${host} is no address of this machine; EPB_HOST names the one to listen on.`;
  if (code === "EACCES" && "syscall" in error && error.syscall === "listen") {
    return `This account may not listen on port ${port}; choose one from 1024 with EPB_PORT or --port.`;
  }
  if ((code === "EACCES" || code === "EROFS") && "path" in error) {
    return `This account may not write ${String(error.path)}; EPB_DATA_FOLDER names a folder that it may.`;
  }
  if (code === "ENOTDIR" && "path" in error) {
    return `${String(error.path)} is no folder; EPB_DATA_FOLDER or --data names one, which is made where there is none.`;
  }
  if (code === "ENOSPC") return "The disk is full: there has to be room for the data before the server can start.";
  if (store.databaseUrl === undefined || code === undefined) return undefined;
  // Codes of PostgreSQL have five characters; 28 is authorization, 3D a database that is not there.
  if (DATABASE_CODES.has(code) || /^(28|3D)/.test(code)) {
    return `The database of EPB_DATABASE_URL cannot be used (${code}): ${redact(error.message)}`;
  }
  return undefined;
}
