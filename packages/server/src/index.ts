// Functions for programs: configure a server, run it, manage its data.

// ── Set-up
export { type ConfigResult, readConfig, readStoreConfig } from "./start/config/read-config.js";
export type { RunConfig, StoreConfig } from "./start/config/run-config.js";
export type { MailConfig, ServerConfig } from "./base/server-config.js";

// ── Running
export { runDemo } from "./start/demo/run-demo.js";
export { type RunningServer, startServer } from "./start/serve.js";
export { runServer, type ServerConsole, type ServerStart } from "./start/run-server.js";

// ── The data
export type { StoreOutcome } from "./start/store-commands/store-outcome.js";
export { exportStoreTo, importStoreFrom, moveStore } from "./start/store-commands/move-store.js";
export { backUpStore } from "./start/store-commands/back-up-store.js";
export { rebuildStatistics } from "./start/store-commands/rebuild-statistics.js";
export { verifyStoredAudit } from "./start/store-commands/verify-stored-audit.js";
export { verifyStore } from "./start/store-commands/verify-store.js";
