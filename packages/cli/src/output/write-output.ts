import { dirname } from "node:path";
import { ExitCode } from "../exit-code.js";
import { type Io, STANDARD_STREAM, systemErrorCode } from "../io.js";
import { usageError } from "./usage-error.js";

/** Writes a result to the named file, or to standard output without one. */
export async function writeOutput(
  contents: string | Uint8Array,
  path: string | undefined,
  io: Io,
): Promise<typeof ExitCode.Ok | typeof ExitCode.Usage> {
  if (path === undefined || path === STANDARD_STREAM) {
    io.stdout(contents);
    return ExitCode.Ok;
  }
  try {
    await io.writeFile(path, contents);
    return ExitCode.Ok;
  } catch (error) {
    usageError(io, outputComplaint(path, error));
    return ExitCode.Usage;
  }
}

/** Why an output cannot be written, as a sentence that says what to do. Throws what is no system error. */
export function outputComplaint(path: string, error: unknown): string {
  const code = systemErrorCode(error);
  switch (code) {
    case undefined:
      throw error;
    case "ENOENT":
    case "ENOTDIR":
      return `${path} cannot be written: there is no folder ${dirname(path)}. Make it, or name another.`;
    case "EISDIR":
      return `${path} is a folder. Name the file to write, for example ${path.replace(/[\\/]$/, "")}/result.json.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `You may not write ${path}. Name a place of your own.`;
    case "ENOSPC":
      return `${path} cannot be written: the disk is full. What was there before is unchanged.`;
    default:
      return `${path} cannot be written (${code}). Close it in other programs and try again.`;
  }
}
