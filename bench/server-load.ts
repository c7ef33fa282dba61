import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";

/** A call of a client. */
export interface Load {
  readonly url: string;
  readonly method?: "GET" | "POST" | "PUT";
  readonly token?: string;
  /** True to accept compressed replies, as browsers do. */
  readonly acceptsGzip?: boolean;
  /** Returns a new body for each call, because bodies may differ. */
  readonly body?: () => unknown;
}

interface Reply {
  readonly status: number;
  readonly text: () => string;
  /** Bytes of the body as received. */
  readonly byteLength: number;
}

/** A client with persistent connections. */
export class LoadClient {
  readonly #agent: Agent;

  constructor(connections: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Makes sequential calls on every connection. @returns Number of replies in the time. */
  async run(load: Load, milliseconds: number): Promise<number> {
    let count = 0;
    const until = performance.now() + milliseconds;
    const one = async (): Promise<void> => {
      while (performance.now() < until) {
        await this.call(load);
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: this.#agent.maxSockets }, one));
    return count;
  }

  /** Makes one call. @throws Error without a success status */
  call({ url, method = "GET", token, acceptsGzip, body }: Load): Promise<Reply> {
    const content = body === undefined ? undefined : Buffer.from(JSON.stringify(body()));
    const headers = {
      ...(acceptsGzip === true && { "accept-encoding": "gzip" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(content !== undefined && { "content-type": "application/json", "content-length": content.byteLength }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(url, { agent: this.#agent, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const { statusCode: status = 0 } = response;
          const body = Buffer.concat(chunks);
          const text = (): string => body.toString();
          if (status >= 200 && status < 400) resolve({ status, text, byteLength: body.byteLength });
          else reject(new Error(`${method} ${url} answered ${status} ${text()}`));
        });
      });
      sent.on("error", reject);
      sent.end(content);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
