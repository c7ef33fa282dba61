import { createHash } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import type { Blobs } from "../store.js";
import { StoreConflict } from "../store-conflict.js";
import { StoreRefusal } from "../store-problem.js";
import { BLOB_CHUNK_TABLE, BLOB_TABLE } from "./identifiers.js";
import { withClient } from "./run-serializable.js";

/** Chunks are large enough to be few and small enough for a server to hold many at once. */
const CHUNK_BYTES = 262_144;

/** Contents of files in chunks. What they are called is known at their end, so chunks belong to an upload. */
export class PostgresBlobs implements Blobs {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  write(content: AsyncIterable<Uint8Array>): Promise<{ readonly sha256: string; readonly size: number }> {
    return withClient(this.#pool, async (client) => {
      await client.query("begin");
      try {
        const written = await writeUpload(client, content);
        await client.query("commit");
        return written;
      } catch (error) {
        if (!(error instanceof StoreRefusal)) await client.query("rollback");
        throw error;
      }
    });
  }

  async read(sha256: string): Promise<AsyncIterable<Uint8Array>> {
    const text = `select upload from ${BLOB_TABLE} where sha256 = $1`;
    const { rows } = /^[0-9a-f]{64}$/.test(sha256)
      ? await this.#pool.query<{ upload: string }>(text, [sha256])
      : { rows: [] };
    const [blob] = rows;
    if (blob === undefined) throw new StoreConflict("missing", "blobs");
    return this.#chunks(blob.upload);
  }

  /** The hashes of all contents in their order, from the one after `after` on. */
  async list(after: string, limit: number): Promise<readonly string[]> {
    const text = `select sha256 from ${BLOB_TABLE} where sha256 > $1 order by sha256 limit $2`;
    const { rows } = await this.#pool.query<{ sha256: string }>(text, [after, limit]);
    return rows.map(({ sha256 }) => sha256);
  }

  async remove(sha256: string, unlessWrittenSince: Date): Promise<boolean> {
    const text =
      `with gone as (delete from ${BLOB_TABLE} where sha256 = $1 and written_at < $2 returning upload),` +
      ` chunks as (delete from ${BLOB_CHUNK_TABLE} using gone where ${BLOB_CHUNK_TABLE}.upload = gone.upload)` +
      " select 1 from gone";
    const { rowCount } = await this.#pool.query(text, [sha256, unlessWrittenSince]);
    return rowCount === 1;
  }

  async *#chunks(upload: string): AsyncIterable<Uint8Array> {
    for (let position = 0; ; position += 1) {
      const text = `select bytes from ${BLOB_CHUNK_TABLE} where upload = $1 and position = $2`;
      const { rows } = await this.#pool.query<{ bytes: Buffer }>(text, [upload, position]);
      const [chunk] = rows;
      if (chunk === undefined) return;
      yield chunk.bytes;
    }
  }
}

async function writeUpload(
  client: PoolClient,
  content: AsyncIterable<Uint8Array>,
): Promise<{ readonly sha256: string; readonly size: number }> {
  const { rows } = await client.query<{ upload: string }>("select gen_random_uuid() as upload");
  const upload = rows[0]?.upload;
  const hash = createHash("sha256");
  let [size, position] = [0, 0];
  for await (const bytes of inChunks(content)) {
    hash.update(bytes);
    size += bytes.byteLength;
    const text = `insert into ${BLOB_CHUNK_TABLE} (upload, position, bytes) values ($1, $2, $3)`;
    await client.query(text, [upload, position, bytes]);
    position += 1;
  }
  const sha256 = hash.digest("hex");
  const keep =
    `insert into ${BLOB_TABLE} (sha256, size, upload, written_at) values ($1, $2, $3, clock_timestamp())` +
    " on conflict (sha256) do update set written_at = excluded.written_at returning upload";
  const kept = await client.query<{ upload: string }>(keep, [sha256, size, upload]);
  // The content exists already, from an earlier upload.
  if (kept.rows[0]?.upload !== upload) {
    await client.query(`delete from ${BLOB_CHUNK_TABLE} where upload = $1`, [upload]);
  }
  return { sha256, size };
}

async function* inChunks(content: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of content) {
    held.push(bytes);
    size += bytes.byteLength;
    if (size < CHUNK_BYTES) continue;
    const whole = Buffer.concat(held);
    const even = size - (size % CHUNK_BYTES);
    for (let start = 0; start < even; start += CHUNK_BYTES) yield whole.subarray(start, start + CHUNK_BYTES);
    held = [whole.subarray(even)];
    size -= even;
  }
  if (size > 0) yield Buffer.concat(held);
}
