import type { LevelWithSilent } from "pino";
import type { ServerConfig } from "../../base/server-config.js";

/** Configuration of one server process: address, store, and settings of the application. Times in milliseconds. */
export interface RunConfig {
  readonly server: ServerConfig;
  readonly host: string;
  readonly port: number;
  readonly runs: "both" | "server" | "worker";
  readonly store: StoreConfig;
  readonly adminEmail: string;
  readonly stopLimit: number;
  readonly logLevel: LevelWithSilent;
  readonly metricsToken?: string;
  readonly viewerFolder?: string;
}

/** Location of the data. */
export interface StoreConfig {
  readonly dataFolder: string;
  /** Keeps the data instead of the folder. */
  readonly databaseUrl?: string;
}
