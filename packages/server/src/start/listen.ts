import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Limits of a connection before the client is identified: time in milliseconds, and bytes. */
export interface ConnectionLimits {
  /** Until all headers are there. */
  readonly headers: number;
  /** Until the whole request is there: 20 MB over a slow line. */
  readonly request: number;
  /** For the next request of a connection. Longer than proxies wait, so that they never send into a closing one. */
  readonly idle: number;
  /** Interval of the check for slow clients. */
  readonly checks: number;
  /** While nothing at all goes over a connection: nobody reads the reply. Longer than the longest work takes. */
  readonly silence: number;
  readonly headerBytes: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 15_000,
  request: 120_000,
  idle: 75_000,
  checks: 5_000,
  silence: 600_000,
  headerBytes: 16_384,
};

/** An HTTP server that does not wait for clients that never finish. */
export function createHttpServer(answer: RequestListener, limits: ConnectionLimits = CONNECTION_LIMITS): Server {
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.idle,
      connectionsCheckingInterval: limits.checks,
      maxHeaderSize: limits.headerBytes,
      requireHostHeader: true,
      joinDuplicateHeaders: false,
    },
    answer,
  );
  return server.setTimeout(limits.silence);
}

/** Interval at which a stopping server closes idle connections. Milliseconds. */
const IDLE_CHECK = 50;

/** Starts to listen. @returns The port. @throws Node's system errors, such as EADDRINUSE */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

/**
 * Takes no more connections, lets requests under way finish, and cuts them off at the limit.
 *
 * @returns Whether all of them finished.
 */
export async function stopListening(server: Server, limit: number): Promise<boolean> {
  let isCut = false;
  const timer = setTimeout(() => {
    isCut = true;
    server.closeAllConnections();
  }, limit);
  // Connections that clients keep for their next request end with the reply that is under way.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(timer);
  clearInterval(idle);
  return !isCut;
}
