import { readUint16, readUint32 } from "./little-endian.js";
import { type Outcome, type Refusal, refuse } from "./outcome.js";
import type { ReadLimits } from "./read-limits.js";
import { entryKey, readZipDirectory, STORED, type ZipEntry } from "./zip-directory.js";

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;

/**
 * Inflates raw deflate data. Throws a RangeError when more than `maxOutputBytes` would come out, and any other error
 * when the data is broken.
 */
export type InflateRaw = (data: Uint8Array, maxOutputBytes: number) => Uint8Array;

/** What the platform lends the reader. */
export interface ZipTools {
  readonly inflateRaw: InflateRaw;
  readonly crc32: (data: Uint8Array) => number;
}

/** A checked zip: every entry lies where the directory says, none overlaps another; contents are inflated when asked. */
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
    return problem ?? { ok: true, value: new ZipArchive(bytes, directory.value, tools, limits.maxInflatedBytes) };
  }

  has(name: string): boolean {
    return this.#entries.has(entryKey(name));
  }

  names(): string[] {
    return [...this.#entries.values()].map((entry) => entry.name);
  }

  /** The contents of a file of the zip, of exactly the declared size and checksum; a missing one is a damaged file. */
  read(name: string, maxBytes: number): Outcome<Uint8Array> {
    const entry = this.#entries.get(entryKey(name));
    if (entry === undefined) return refuse("file/damaged", { found: `no ${name} in the file` });
    if (entry.inflatedBytes > maxBytes) {
      return refuse("file/inflates-too-large", {
        found: `${entry.name} of ${entry.inflatedBytes} bytes inflated`,
        expected: `at most ${maxBytes}`,
      });
    }
    // The directory's sum was within the limit: only a workbook that uses one file many times gets here.
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

function dataOffset(bytes: Uint8Array, entry: ZipEntry): number {
  const { headerOffset } = entry;
  return (
    headerOffset + LOCAL_HEADER_BYTES + readUint16(bytes, headerOffset + 26) + readUint16(bytes, headerOffset + 28)
  );
}

/** Programs that read a zip from its front go by these numbers and would unpack something else. */
function isRepeatedIn(bytes: Uint8Array, { crc32, compressedBytes, inflatedBytes, headerOffset }: ZipEntry): boolean {
  return (
    readUint32(bytes, headerOffset + 14) === crc32 &&
    readUint32(bytes, headerOffset + 18) === compressedBytes &&
    readUint32(bytes, headerOffset + 22) === inflatedBytes
  );
}

/** Every local header says what the directory says, and no two entries share bytes (the trick of small huge zips). */
function checkLayout(bytes: Uint8Array, entries: ReadonlyMap<string, ZipEntry>): Refusal | undefined {
  const decoder = new TextDecoder();
  let freeFrom = 0;
  for (const entry of [...entries.values()].sort((a, b) => a.headerOffset - b.headerOffset)) {
    const { name, method, headerOffset, compressedBytes } = entry;
    const start = dataOffset(bytes, entry);
    const nameStart = headerOffset + LOCAL_HEADER_BYTES;
    const localName = decoder.decode(bytes.subarray(nameStart, nameStart + readUint16(bytes, headerOffset + 26)));
    if (
      readUint32(bytes, headerOffset) !== LOCAL_SIGNATURE ||
      start + compressedBytes > bytes.length ||
      localName !== name ||
      readUint16(bytes, headerOffset + 8) !== method ||
      (entry.isRepeated && !isRepeatedIn(bytes, entry))
    ) {
      return refuse("file/damaged", { found: `${name} is not where the zip's directory says` });
    }
    if (headerOffset < freeFrom) return refuse("file/damaged", { found: `${name} overlaps another file of the zip` });
    freeFrom = start + compressedBytes;
  }
  return undefined;
}
