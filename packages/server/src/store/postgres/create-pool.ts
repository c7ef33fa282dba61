import pg from "pg";
import { asRefusal } from "./postgres-errors.js";

/** Time limits in milliseconds, because a network that drops packets gives no error. */
const CONNECT_LIMIT = 10_000;
const STATEMENT_LIMIT = 60_000;

export interface PoolOptions {
  /** Maximum number of connections. */
  readonly connections: number;
  /** Name of the connections in the views of PostgreSQL. */
  readonly name: string;
  /** Time limits of connecting and of a statement, in milliseconds. */
  readonly connectLimit?: number;
  readonly statementLimit?: number;
  /** Called for connections that break while they are idle. */
  readonly onError: (error: Error) => void;
}

/**
 * A pool of connections. Its calls, and those of its connections, reject with StoreRefusal if the database cannot be
 * reached or cannot work; other errors pass unchanged.
 *
 * @param url - `postgresql://user:password@host/database`
 */
export function createPool(url: string, options: PoolOptions): pg.Pool {
  const { connections, name, onError, connectLimit = CONNECT_LIMIT, statementLimit = STATEMENT_LIMIT } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectLimit,
    query_timeout: statementLimit,
    keepAlive: true,
    application_name: name,
  });
  pool.on("error", onError);
  pool.on("connect", (client) => refuseOutages(client, ["query"]));
  refuseOutages(pool, ["connect", "query"]);
  return pool;
}

type Method = (...sent: unknown[]) => unknown;
type Callback = (error?: unknown, ...results: unknown[]) => void;

function refuseOutages(target: object, names: readonly string[]): void {
  for (const name of names) {
    const method = Reflect.get(target, name) as Method;
    const refusing: Method = (...sent) => {
      const result = method.apply(target, sent.map(refusingCallback));
      return result instanceof Promise ? result.catch((error: unknown) => Promise.reject(asRefusal(error))) : result;
    };
    Reflect.set(target, name, refusing);
  }
}

/** The driver accepts callbacks in addition to promises, and uses them itself. */
function refusingCallback(sent: unknown): unknown {
  if (typeof sent !== "function") return sent;
  const callback = sent as Callback;
  return ((error, ...results) => callback(error ? asRefusal(error) : error, ...results)) satisfies Callback;
}
