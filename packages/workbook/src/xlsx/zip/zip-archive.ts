import { type Outcome, type Refusal, refuse } from "../outcome.js";
import type { ReadLimits } from "../read-limits.js";
import { entryKey, readZipDirectory, STORED, type ZipEntry } from "./zip-directory.js";
import { checkLayout, dataOffset } from "./zip-layout.js";

/**
 * Inflates raw deflate data. Throws a RangeError if the output exceeds `maxOutputBytes`, and another error if the data
 * is damaged.
 */
export type InflateRaw = (data: Uint8Array, maxOutputBytes: number) => Uint8Array;

/** Functions of the platform that the reader needs. */
export interface ZipTools {
  readonly inflateRaw: InflateRaw;
  readonly crc32: (data: Uint8Array) => number;
}

/**
 * A checked zip: every entry is at the offset that the directory declares, and no two overlap; contents are inflated on
 * access.
 */
export class ZipArchive {
  readonly #bytes: Uint8Array;
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly #tools: ZipTools;
  readonly #maxInflatedBytes: number;
  #inflatedBytes = 0;

  private constructor(
    bytes: Uint8Array,
    entries: ReadonlyMap<string, ZipEntry>,
    tools: ZipTools,
    maxInflatedBytes: number,
  ) {
    this.#bytes = bytes;
    this.#entries = entries;
    this.#tools = tools;
    this.#maxInflatedBytes = maxInflatedBytes;
  }

  static open(bytes: Uint8Array, limits: ReadLimits, tools: ZipTools): Outcome<ZipArchive> {
    const directory = readZipDirectory(bytes, limits);
    if (!directory.ok) return directory;
    const problem = checkLayout(bytes, directory.value);
    if (problem !== undefined) return problem;
    return { ok: true, value: new ZipArchive(bytes, directory.value.entries, tools, limits.maxInflatedBytes) };
  }

  has(name: string): boolean {
    return this.#entries.has(entryKey(name));
  }

  names(): string[] {
    return [...this.#entries.values()].map((entry) => entry.name);
  }

  /**
   * Contents of a file of the zip, with exactly the declared size and checksum; a missing file is a damaged workbook.
   */
  read(name: string, maxBytes: number): Outcome<Uint8Array> {
    const entry = this.#entries.get(entryKey(name));
    if (entry === undefined) return refuse("file/damaged", { found: `no ${name} in the file` });
    if (entry.inflatedBytes > maxBytes) {
      return refuse("file/inflates-too-large", {
        found: `${entry.name} of ${entry.inflatedBytes} bytes inflated`,
        expected: `at most ${maxBytes}`,
      });
    }
    // The directory's sum was within the limit: only a workbook that uses one file many times reaches this line.
    this.#inflatedBytes += entry.inflatedBytes;
    if (this.#inflatedBytes > this.#maxInflatedBytes) {
      return refuse("file/inflates-too-large", { expected: `at most ${this.#maxInflatedBytes} bytes inflated` });
    }
    const start = dataOffset(this.#bytes, entry);
    const data = this.#bytes.subarray(start, start + entry.compressedBytes);
    const contents = entry.method === STORED ? { ok: true as const, value: data } : this.#inflate(entry, data);
    if (!contents.ok) return contents;
    if (contents.value.length !== entry.inflatedBytes) {
      return sizeMismatch(entry, `${contents.value.length} bytes`);
    }
    if (this.#tools.crc32(contents.value) !== entry.crc32) {
      return refuse("file/damaged", { found: `${entry.name} does not match its checksum` });
    }
    return contents;
  }

  #inflate(entry: ZipEntry, data: Uint8Array): Outcome<Uint8Array> {
    try {
      return { ok: true, value: this.#tools.inflateRaw(data, entry.inflatedBytes) };
    } catch (error) {
      return error instanceof RangeError
        ? sizeMismatch(entry, "more")
        : refuse("file/damaged", { found: `${entry.name} cannot be inflated` });
    }
  }
}

function sizeMismatch(entry: ZipEntry, found: string): Refusal {
  return refuse("file/size-mismatch", {
    found: `${entry.name} inflates to ${found}`,
    expected: `${entry.inflatedBytes} bytes, as the zip declares`,
  });
}
