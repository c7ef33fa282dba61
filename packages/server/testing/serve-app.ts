import type { Server } from "node:http";
import type Koa from "koa";
import { CONNECTION_LIMITS, type ConnectionLimits, createHttpServer, listen } from "../src/start/listen.js";

/** An app on a free port, as the server listens with it. */
export interface ServedApp {
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  stop(): Promise<void>;
}

export async function serveApp(app: Koa, limits: Partial<ConnectionLimits> = {}): Promise<ServedApp> {
  const server = createHttpServer(app.callback(), { ...CONNECTION_LIMITS, ...limits });
  const port = await listen(server, "127.0.0.1", 0);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    server,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
