import type { FileSystem } from "./file-system.js";

/** Distance of the entries whose position and time are kept in memory. */
export const ENTRIES_PER_MARK = 256;
const READ_BYTES = 65_536;
const [NEWLINE, QUOTE] = [10, 34];

/** The file of a year: one entry as JSON in each line. */
export interface YearFile {
  readonly year: number;
  readonly path: string;
  /** Number of its first entry. */
  readonly first: number;
  count: number;
  length: number;
  /** For entries `first`, `first + 256` … with those that follow each. */
  readonly marks: Mark[];
}

interface Mark {
  /** Position in the file. */
  readonly begin: number;
  /** All of these entries are between these instants. */
  from: string;
  to: string;
}

/** Counts the entry whose line is next in the file. @param end - Index of the end of the line in the bytes. */
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

/** Sorts after every instant. */
const LATEST = "~";

/** Canonical JSON has the instant before any other member of that name, and quotes in texts are escaped. */
const BEFORE_INSTANT = Buffer.from('"at":"');

/** Time of the entry in a line; undefined for a changed line. */
function instantOf(bytes: Buffer, begin: number, end: number): string | undefined {
  const found = bytes.indexOf(BEFORE_INSTANT, begin);
  if (found === -1 || found >= end) return undefined;
  const start = found + BEFORE_INSTANT.byteLength;
  const length = bytes.subarray(start, end).indexOf(QUOTE);
  return length === -1 ? undefined : bytes.toString("latin1", start, start + length);
}

/** A view of the same bytes. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Counts complete lines, up to the entry before `replayed`. Returns the size of the file. */
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
      // Reads the cut-off line again; a line longer than the buffer needs a larger one.
      size = begin === 0 ? 2 * size : READ_BYTES;
    }
  } finally {
    await opened.close();
  }
}
