import { writeSync } from "node:fs";
import { ExitCode } from "./exit-code.js";

/**
 * Tells that standard output or standard error cannot be written.
 *
 * @returns The exit status; undefined where the reader of a pipe has read enough (`epb … | head`), which is no failure.
 */
export function tellOutputFailure(error: unknown): ExitCode | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EPIPE") return undefined;
  const reason = code === "ENOSPC" ? "the disk is full" : (code ?? String(error));
  try {
    writeSync(2, `error: The output cannot be written: ${reason}. Free space, or name another place.\n`);
  } catch {
    // Standard error may be the stream that cannot be written; the status remains.
  }
  return ExitCode.Usage;
}
