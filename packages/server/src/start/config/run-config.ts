import type { LevelWithSilent } from "pino";
import type { ServerConfig } from "../../base/server-config.js";

/** How one process of a server runs: where it listens, where it keeps, and what the application is told. Milliseconds. */
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

/** Where everything is kept. */
export interface StoreConfig {
  readonly dataFolder: string;
  /** Keeps the data instead of the folder. */
  readonly databaseUrl?: string;
}
