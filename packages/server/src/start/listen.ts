import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Limits of a connection before the client is identified: time in milliseconds, and bytes. */
export interface ConnectionLimits {
  /** Time limit for the headers. */
  readonly headers: number;
  /** Time limit for the whole request: 20 MB over a slow line. */
  readonly request: number;
  /** Idle time of a connection. Longer than that of proxies, so that they never send into a closing connection. */
  readonly idle: number;
  /** Interval of the check for slow clients. */
  readonly checks: number;
  /**
   * Time limit without any traffic on a connection: the client does not read the reply. Longer than the longest work.
   */
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
 * Accepts no more connections, lets requests in progress finish, and aborts them at the limit.
 *
 * @returns True if all of them finished.
 */
export async function stopListening(server: Server, limit: number): Promise<boolean> {
  let isCut = false;
  const timer = setTimeout(() => {
    isCut = true;
    server.closeAllConnections();
  }, limit);
  // Closes idle connections after their current reply.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(timer);
  clearInterval(idle);
  return !isCut;
}
