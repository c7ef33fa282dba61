import type { FileSystem } from "./file-system.js";

/** The place of every so many entries, and when they were made, is kept in memory. */
export const ENTRIES_PER_MARK = 256;
const READ_BYTES = 65_536;
const [NEWLINE, QUOTE] = [10, 34];

/** The file of a year: entries as lines of JSON, one after the other. */
export interface YearFile {
  readonly year: number;
  readonly path: string;
  /** Number of its first entry. */
  readonly first: number;
  count: number;
  length: number;
  /** Of entries `first`, `first + 256` … with those that follow each. */
  readonly marks: Mark[];
}

interface Mark {
  /** Where they begin in the file. */
  readonly begin: number;
  /** Between these two instants all of them were made. */
  from: string;
  to: string;
}

/** Counts the entry whose line ends the file as far as it is known. @param end - Where in the bytes the line ends. */
export function noteLine(file: YearFile, bytes: Buffer, begin: number, end: number): void {
  if (file.count % ENTRIES_PER_MARK === 0) file.marks.push({ begin: file.length, from: LATEST, to: "" });
  const mark = file.marks.at(-1);
  const at = instantOf(bytes, begin, end);
  if (mark !== undefined) {
    mark.from = at === undefined || at < mark.from ? (at ?? "") : mark.from;
    mark.to = at === undefined || at > mark.to ? (at ?? LATEST) : mark.to;
  }
  file.count += 1;
  file.length += end + 1 - begin;
}

/** After every instant. */
const LATEST = "~";

/** Canonical JSON has the instant before whatever else could be called so, and quotes in texts are escaped. */
const BEFORE_INSTANT = Buffer.from('"at":"');

/** When the entry of a line was made; undefined for a line that is not as it was written. */
function instantOf(bytes: Buffer, begin: number, end: number): string | undefined {
  const found = bytes.indexOf(BEFORE_INSTANT, begin);
  if (found === -1 || found >= end) return undefined;
  const start = found + BEFORE_INSTANT.byteLength;
  const length = bytes.subarray(start, end).indexOf(QUOTE);
  return length === -1 ? undefined : bytes.toString("latin1", start, start + length);
}

/** The same bytes. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Counts whole lines, up to the entry before `replayed`. The size of the file. */
export async function scan(
  fileSystem: FileSystem,
  file: YearFile,
  replayed: number = Number.POSITIVE_INFINITY,
): Promise<number> {
  const opened = await fileSystem.open(file.path, "read");
  try {
    for (let size = READ_BYTES; ; ) {
      const bytes = asBuffer(await opened.read(size, file.length));
      let begin = 0;
      for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, begin)) {
        if (file.first + file.count >= replayed) return await opened.size();
        noteLine(file, bytes, begin, end);
        begin = end + 1;
      }
      if (bytes.byteLength < size) return file.length + bytes.byteLength - begin;
      // What is cut off is read again; a line that is longer than all that was read, with more behind it.
      size = begin === 0 ? 2 * size : READ_BYTES;
    }
  } finally {
    await opened.close();
  }
}
