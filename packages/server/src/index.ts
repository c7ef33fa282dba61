// What programs do with a server: set it up, run it, look after its data.

// ── Set-up
export { type ConfigResult, readConfig, readStoreConfig } from "./config/read-config.js";
export type { RunConfig, StoreConfig } from "./config/run-config.js";
export type { MailConfig, ServerConfig } from "./config/server-config.js";

// ── Running
export { runDemo } from "./demo/run-demo.js";
export { type RunningServer, startServer } from "./serve.js";
export { runServer, type ServerConsole, type ServerStart } from "./run-server.js";

// ── The data
export type { StoreOutcome } from "./operations/store-outcome.js";
export { exportStoreTo, importStoreFrom, moveStore } from "./operations/move-store.js";
export { backUpStore } from "./operations/back-up-store.js";
export { rebuildStatistics } from "./operations/rebuild-statistics.js";
export { verifyStoredAudit } from "./operations/verify-stored-audit.js";
export { verifyStore } from "./operations/verify-store.js";
