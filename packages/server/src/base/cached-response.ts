import { promisify } from "node:util";
import { gzip } from "node:zlib";

const compress = promisify(gzip);

/** JSON that is sent several times: as it is, and compressed for clients that accept that. */
export interface CachedResponse {
  readonly text: string;
  readonly bytes: Buffer;
  readonly gzipped: Buffer;
}

export async function cachedResponse(text: string): Promise<CachedResponse> {
  const bytes = Buffer.from(text);
  return { text, bytes, gzipped: await compress(bytes) };
}
