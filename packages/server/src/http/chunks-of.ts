import type { IncomingMessage } from "node:http";

/**
 * The chunks of a body. If its reader stops early, the rest is read and discarded, up to the time limit of a request:
 * otherwise the connection stays without a reader, and the client waits for a reply that it cannot receive.
 */
export async function* chunksOf(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } finally {
    request.resume();
  }
}
