import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Io, Terminal } from "./io.js";

export interface MemoryIo extends Io {
  /** What was written so far. */
  readonly written: { stdout: string; stderr: string; readonly files: Map<string, string | Uint8Array> };
}

export interface MemoryWorld {
  /** Files beside those of the folder; they win. */
  readonly files?: ReadonlyMap<string, string | Uint8Array>;
  /** Where other paths lead. */
  readonly folder?: string;
  readonly stdin?: string | Uint8Array;
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Makes reading or writing of a path fail with a system error. */
  readonly failures?: ReadonlyMap<string, string>;
}

/** An Io that keeps what is written in memory. */
export function memoryIo(world: MemoryWorld = {}): MemoryIo {
  const { files = new Map(), folder, stdin = "", columns, env = {}, failures = new Map() } = world;
  const terminal: Terminal = { isTerminal: columns !== undefined, columns };
  const written = { stdout: "", stderr: "", files: new Map<string, string | Uint8Array>() };
  const failIfTold = (path: string): void => {
    const code = failures.get(path);
    if (code !== undefined) throw systemError(code);
  };
  return {
    written,
    readBytes: async (path) => {
      failIfTold(path);
      const contents = path === "-" ? stdin : (written.files.get(path) ?? files.get(path));
      if (contents !== undefined) return typeof contents === "string" ? new TextEncoder().encode(contents) : contents;
      if (folder === undefined) throw systemError("ENOENT");
      return readFileSync(resolve(folder, path));
    },
    writeFile: async (path, contents) => {
      failIfTold(path);
      written.files.set(path, contents);
    },
    isSameFile: (path, otherPath) => resolve(path) === resolve(otherPath),
    stdout: (contents) => {
      written.stdout += typeof contents === "string" ? contents : new TextDecoder().decode(contents);
    },
    stderr: (text) => {
      written.stderr += text;
    },
    stdoutTerminal: terminal,
    stderrTerminal: terminal,
    env,
  };
}

function systemError(code: string): Error {
  return Object.assign(new Error(code), { code, syscall: "open" });
}
