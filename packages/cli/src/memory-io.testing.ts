import { readdirSync, readFileSync, statSync } from "node:fs";
import { normalize, relative, resolve } from "node:path";
import type { FolderEntry, Io, PathKind, Terminal } from "./io.js";
import { runGit } from "./run-git.js";

export interface MemoryIo extends Io {
  /** Output and files so far. */
  readonly written: { stdout: string; stderr: string; readonly files: Map<string, string | Uint8Array> };
}

export interface MemoryWorld {
  /** Files beside those of the folder; they win. */
  readonly files?: ReadonlyMap<string, string | Uint8Array>;
  /** Base of relative paths. */
  readonly folder?: string;
  readonly stdin?: string | Uint8Array;
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Makes reading or writing a path fail with a system error. */
  readonly failures?: ReadonlyMap<string, string>;
  /** July 1, 2026, without it. */
  readonly today?: string;
}

/** An Io that keeps what is written in memory. */
export function memoryIo(world: MemoryWorld = {}): MemoryIo {
  const {
    files = new Map(),
    folder,
    stdin = "",
    columns,
    env = {},
    failures = new Map(),
    today = "2026-07-01",
  } = world;
  const terminal: Terminal = { isTerminal: columns !== undefined, columns };
  const written = { stdout: "", stderr: "", files: new Map<string, string | Uint8Array>() };
  const failIfTold = (path: string): void => {
    const code = failures.get(path);
    if (code !== undefined) throw systemError(code);
  };
  const namesInMemory = (): readonly string[] =>
    [...files.keys(), ...written.files.keys()].map((path) => normalize(path));
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
    writeFolder: async (path, files) => {
      failIfTold(path);
      for (const [name, contents] of files) written.files.set(`${path}/${name}`, contents);
    },
    startFile: (path) => {
      failIfTold(path);
      let contents = "";
      return {
        write: (text) => {
          contents += text;
        },
        finish: () => void written.files.set(path, contents),
        discard: () => undefined,
      };
    },
    appendFile: (path, text) => {
      failIfTold(path);
      written.files.set(path, `${written.files.get(path) ?? files.get(path) ?? ""}${text}`);
    },
    keepFile: (path, text) => {
      failIfTold(path);
      written.files.set(path, text);
    },
    kindOf: (path) => memoryKind(path, namesInMemory()) ?? kindOnDisk(folder, path),
    listFolder: (path) => {
      failIfTold(path);
      const inMemory = memoryEntries(path, namesInMemory());
      const onDisk = kindOnDisk(folder, path) === "folder" ? entriesOnDisk(resolve(folder ?? "", path)) : [];
      return [...new Map([...onDisk, ...inMemory].map((entry) => [entry.name, entry])).values()];
    },
    realPath: (path) => resolve(folder ?? "", path),
    runGit: (args) => runGit(args, folder ?? "."),
    fingerprintOf: (path) => {
      const contents = written.files.get(path) ?? files.get(path);
      if (contents !== undefined) return typeof contents === "string" ? contents : contents.join(" ");
      return memoryKind(path, namesInMemory()) ?? kindOnDisk(folder, path);
    },
    today: () => today,
    timeOfDay: () => "14:32:05",
    // Time does not advance, so that no watcher continues after a test.
    pause: () => new Promise(() => undefined),
    coreCount: () => 2,
    isSharedWithProcesses: false,
    untilStopped: async () => {},
    isSameFile: (path, otherPath) => resolve(path) === resolve(otherPath),
    stdout: (contents) => {
      written.stdout += typeof contents === "string" ? contents : new TextDecoder().decode(contents);
    },
    stderr: (text) => {
      written.stderr += text;
    },
    typedLines: async () => {
      const lines = new TextDecoder().decode(typeof stdin === "string" ? Buffer.from(stdin) : stdin).split("\n");
      const typed = lines.slice(0, lines.at(-1) === "" ? -1 : undefined).values();
      return {
        say: (line) => {
          written.stderr += `${line}\n`;
        },
        next: async () => {
          const { value } = typed.next();
          written.stderr += `> ${value ?? ""}\n`;
          return value;
        },
        close: () => undefined,
      };
    },
    stdoutTerminal: terminal,
    stderrTerminal: terminal,
    env,
  };
}

function systemError(code: string): Error {
  return Object.assign(new Error(code), { code, syscall: "open" });
}

/** Path relative to a folder; undefined for a path outside it. */
function below(folder: string, path: string): string | undefined {
  const rest = relative(folder, path);
  return rest.startsWith("..") || rest === "" ? undefined : rest;
}

function memoryKind(path: string, names: readonly string[]): PathKind | undefined {
  if (names.includes(normalize(path))) return "file";
  return names.some((name) => below(path, name) !== undefined) ? "folder" : undefined;
}

function memoryEntries(path: string, names: readonly string[]): readonly FolderEntry[] {
  return names.flatMap((name): FolderEntry[] => {
    const [first, ...others] = below(path, name)?.split("/") ?? [];
    return first === undefined ? [] : [{ name: first, kind: others.length === 0 ? "file" : "folder" }];
  });
}

function kindOnDisk(folder: string | undefined, path: string): PathKind | undefined {
  const stats = folder === undefined ? undefined : statSync(resolve(folder, path), { throwIfNoEntry: false });
  return stats && (stats.isDirectory() ? "folder" : "file");
}

const entriesOnDisk = (path: string): readonly FolderEntry[] =>
  readdirSync(path, { withFileTypes: true }).map((entry) => ({
    name: entry.name,
    kind: entry.isDirectory() ? "folder" : "file",
  }));
