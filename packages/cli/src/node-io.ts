import { appendFileSync, createReadStream, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import type { WriteStream } from "node:tty";
import { nameOf, pathOf } from "./file-names.js";
import { type FolderEntry, InputTooLargeError, type Io, type PathKind, STANDARD_STREAM, type Terminal } from "./io.js";
import { keepWhole, startWhole, writeFolder, writeWhole } from "./whole-file.js";

/** Far above any project or workbook, and below the limits of Node. */
const MAX_INPUT_BYTES = 128 * 1024 * 1024;

/** The world as Node has it. */
export function createNodeIo(): Io {
  return {
    readBytes: (path) =>
      path === STANDARD_STREAM ? readStream(process.stdin, MAX_INPUT_BYTES) : readPath(path, MAX_INPUT_BYTES),
    writeFile: writeWhole,
    writeFolder,
    startFile: startWhole,
    appendFile: (path, text) => appendFileSync(path, text),
    keepFile: keepWhole,
    kindOf,
    listFolder,
    realPath,
    runGit: async (args) => (await import("./run-git.js")).runGit(args, "."),
    fingerprintOf,
    today,
    timeOfDay,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    coreCount: () => process.getBuiltinModule("node:os").availableParallelism(),
    isSharedWithProcesses: true,
    isSameFile: (path, otherPath) => {
      const real = realPath(path);
      return real !== undefined && real === realPath(otherPath);
    },
    stdout: (contents) => {
      process.stdout.write(contents);
    },
    stderr: (text) => {
      process.stderr.write(text);
    },
    typedLines: async () => (await import("./typed-lines.js")).openTypedLines(),
    stdoutTerminal: terminal(process.stdout),
    stderrTerminal: terminal(process.stderr),
    env: process.env,
    untilStopped,
  };
}

async function readPath(path: string, limitBytes: number): Promise<Uint8Array> {
  const place = pathOf(path);
  const stats = statSync(place);
  // Pipes and devices have no size to check beforehand, and some never end.
  if (!stats.isFile() && !stats.isDirectory()) return readStream(createReadStream(place), limitBytes);
  if (stats.size > limitBytes) throw new InputTooLargeError(limitBytes);
  return readFileSync(place);
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

function kindOf(path: string): PathKind | undefined {
  try {
    const stats = statSync(pathOf(path), { throwIfNoEntry: false });
    return stats && (stats.isFile() ? "file" : stats.isDirectory() ? "folder" : "other");
  } catch {
    // A path without permission exists; reading it reports the reason.
    return "other";
  }
}

function listFolder(path: string): readonly FolderEntry[] {
  return readdirSync(pathOf(path), { withFileTypes: true, encoding: "buffer" }).map((entry) => {
    const name = nameOf(entry.name);
    if (entry.isFile()) return { name, kind: "file" };
    if (entry.isDirectory()) return { name, kind: "folder" };
    // A link to a folder could lead in circles; one to a file is the file.
    const isLinkToFile = entry.isSymbolicLink() && kindOf(`${path}/${name}`) === "file";
    return { name, kind: isLinkToFile ? "file" : "other" };
  });
}

function realPath(path: string): string | undefined {
  try {
    return nameOf(realpathSync(pathOf(path), { encoding: "buffer" }));
  } catch {
    // A missing file has no content.
    return undefined;
  }
}

function fingerprintOf(path: string): string | undefined {
  try {
    const stats = statSync(pathOf(path), { throwIfNoEntry: false });
    return stats && `${stats.size} ${stats.mtimeMs} ${stats.ino}`;
  } catch {
    // A file without permission exists.
    return "closed";
  }
}

const twoDigits = (number: number): string => String(number).padStart(2, "0");

function timeOfDay(): string {
  const now = new Date();
  return [now.getHours(), now.getMinutes(), now.getSeconds()].map(twoDigits).join(":");
}

function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

const terminal = (stream: WriteStream): Terminal => ({
  isTerminal: stream.isTTY === true,
  columns: stream.isTTY === true ? stream.columns : undefined,
});

/** Removes other listeners: the caller decides how the program ends, and a second signal ends it immediately. */
function untilStopped(): Promise<void> {
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.removeAllListeners(signal);
  return new Promise((resolve) => {
    const stop = (): void => {
      for (const signal of signals) process.off(signal, stop);
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
  });
}
