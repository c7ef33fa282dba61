import { createReadStream, readFileSync, realpathSync, statSync } from "node:fs";
import type { WriteStream } from "node:tty";
import { InputTooLargeError, type Io, STANDARD_STREAM, type Terminal } from "./io.js";
import { writeWhole } from "./whole-file.js";

/** Far above any project or workbook, and well within what Node can hold. */
const MAX_INPUT_BYTES = 128 * 1024 * 1024;

/** The world as Node has it. */
export function createNodeIo(): Io {
  return {
    readBytes: (path) =>
      path === STANDARD_STREAM ? readStream(process.stdin, MAX_INPUT_BYTES) : readPath(path, MAX_INPUT_BYTES),
    writeFile: writeWhole,
    isSameFile: (path, otherPath) => realPath(path) !== undefined && realPath(path) === realPath(otherPath),
    stdout: (contents) => {
      process.stdout.write(contents);
    },
    stderr: (text) => {
      process.stderr.write(text);
    },
    stdoutTerminal: terminal(process.stdout),
    stderrTerminal: terminal(process.stderr),
    env: process.env,
  };
}

async function readPath(path: string, limitBytes: number): Promise<Uint8Array> {
  const stats = statSync(path);
  // Pipes and devices have no size to check beforehand, and some never end.
  if (!stats.isFile() && !stats.isDirectory()) return readStream(createReadStream(path), limitBytes);
  if (stats.size > limitBytes) throw new InputTooLargeError(limitBytes);
  return readFileSync(path);
}

async function readStream(stream: AsyncIterable<Uint8Array>, limitBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > limitBytes) throw new InputTooLargeError(limitBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    // What is not there is the same as nothing.
    return undefined;
  }
}

const terminal = (stream: WriteStream): Terminal => ({
  isTerminal: stream.isTTY === true,
  columns: stream.isTTY === true ? stream.columns : undefined,
});
