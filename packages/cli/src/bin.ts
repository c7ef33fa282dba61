#!/usr/bin/env node
import { readFileSync, writeSync } from "node:fs";
import { ExitCode } from "./exit-code.js";
import { nameOf } from "./file-names.js";
import { expectRun } from "./run-length.js";
import { CLI_VERSION } from "./versions.js";

/** File in which Linux provides the arguments as bytes. */
const COMMAND_LINE = "/proc/self/cmdline";
/** Replacement character in Node's arguments for bytes that are not UTF-8. */
const LOST = "\ufffd";

/** Arguments of the program. On systems with access to the bytes, file names that are not UTF-8 keep them. */
function programArguments(): readonly string[] {
  const args = process.argv.slice(2);
  if (!args.some((arg) => arg.includes(LOST))) return args;
  try {
    const whole = readFileSync(COMMAND_LINE, "latin1").split("\0").slice(0, -1);
    return whole.slice(-args.length).map((arg) => nameOf(Buffer.from(arg, "latin1")));
  } catch {
    return args;
  }
}

const args = programArguments();
const [first, ...others] = args;
if (others.length === 0 && (first === "--version" || first === "-V")) {
  // Answers `--version` before anything is loaded, including `process.stdout`, because other programs ask for it most
  // often.
  try {
    writeSync(1, `${CLI_VERSION}\n`);
  } catch (error) {
    endOnFailure(error);
  }
} else {
  void run();
}

async function run(): Promise<void> {
  keepCompiledCode();
  expectRun("short");
  const { createNodeIo, removeUnfinishedFiles, runProgram } = await import("./main.js");
  process.once("SIGINT", () => {
    removeUnfinishedFiles();
    process.exit(ExitCode.Interrupted);
  });
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", endOnFailure);
  }
  process.exitCode = await runProgram(args, createNodeIo());
}

function endOnFailure(error: unknown): void {
  const status = tellOutputFailure(error);
  if (status !== undefined) process.exit(status);
}

/** Function of Node 22 and later. */
interface CompileCache {
  readonly enableCompileCache?: (folder: string) => unknown;
}

/**
 * Enables Node's compile cache in the user's cache folder; the folder for temporary files would be writable for others.
 * Without a home folder, and on Node 20, there is no cache.
 */
function keepCompiledCode(): void {
  const { enableCompileCache } = process.getBuiltinModule("node:module") as CompileCache;
  if (enableCompileCache === undefined) return;
  const { homedir } = process.getBuiltinModule("node:os");
  const { XDG_CACHE_HOME: caches = `${homedir()}/.cache` } = process.env;
  enableCompileCache(`${caches}/epb/compiled-code`);
}

/**
 * Reports that standard output or standard error cannot be written.
 * @returns The exit status; undefined if the reader of a pipe closed it (`epb … | head`), which is not a failure.
 */
function tellOutputFailure(error: unknown): ExitCode | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EPIPE") return undefined;
  const reason = code === "ENOSPC" ? "the disk is full" : (code ?? String(error));
  try {
    writeSync(
      2,
      `error: The output cannot be written: ${reason}. Free disk space, or write the file to another disk.\n`,
    );
  } catch {
    // Standard error may be the stream that cannot be written; the status remains.
  }
  return ExitCode.Usage;
}
