import { promisify } from "node:util";
import { gzip } from "node:zlib";

const compress = promisify(gzip);

/** JSON that is sent several times, with a compressed form for clients that accept it. */
export interface CachedResponse {
  readonly text: string;
  readonly bytes: Buffer;
  readonly gzipped: Buffer;
}

export async function cachedResponse(text: string): Promise<CachedResponse> {
  const bytes = Buffer.from(text);
  return { text, bytes, gzipped: await compress(bytes) };
}
