import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** Faults of a network between a server and its database. */
export type NetworkFault =
  /** Both ends get a reset. */
  | "reset"
  /** Both ends get a regular end. */
  | "end"
  /** The request arrives, and its reply is lost with the connection. */
  | "reply lost"
  /** Nothing arrives any more, and nobody is told. */
  | "partition";

/** Forwards bytes to a database, up to a chosen chunk, at which it fails. */
export class FaultyProxy {
  readonly #server: Server;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  /** Connections to the database whose clients are cut off. */
  readonly #orphans = new Set<Socket>();
  #fault: NetworkFault | undefined;
  #chunksLeft = 0;

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((client) => this.#join(client));
  }

  /** @param url - `postgresql://…` of the database. */
  static async start(url: string): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(new URL(url));
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    return proxy;
  }

  /** URL of the database through this proxy. */
  get url(): string {
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** @param chunk - Number of the client's chunk at which the network fails, from 1. */
  failAt(chunk: number, fault: NetworkFault): void {
    this.#chunksLeft = chunk;
    this.#fault = fault;
  }

  /** Ends the fault: the database notices lost clients. Returns true if the fault had begun. */
  heal(): boolean {
    for (const orphan of this.#orphans) orphan.destroy();
    this.#orphans.clear();
    const hasFailed = this.#fault !== undefined && this.#chunksLeft <= 0;
    this.#fault = undefined;
    return hasFailed;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, "close");
  }

  #join(client: Socket): void {
    const database = connect(Number(this.#target.port), this.#target.hostname);
    let isCut = false;
    for (const socket of [client, database]) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => {});
      socket.on("close", () => this.#sockets.delete(socket));
    }
    client.on("data", (bytes) => {
      if (this.#fault !== undefined) {
        this.#chunksLeft -= 1;
        isCut ||= this.#chunksLeft === 0 || (this.#chunksLeft < 0 && this.#fault === "partition");
      }
      if (isCut && this.#fault !== undefined) this.#cut(client, database, bytes);
      else if (!isCut) database.write(bytes);
    });
    database.on("data", (bytes) => {
      if (!isCut) client.write(bytes);
      else if (this.#fault === "reply lost") client.resetAndDestroy();
    });
    client.on("end", () => database.end());
    database.on("end", () => {
      if (!isCut) client.end();
    });
  }

  #cut(client: Socket, database: Socket, bytes: Buffer): void {
    this.#orphans.add(database);
    if (this.#fault === "reset") {
      client.resetAndDestroy();
      database.resetAndDestroy();
    } else if (this.#fault === "end") {
      client.end();
      database.end();
    } else if (this.#fault === "reply lost") database.write(bytes);
  }
}
