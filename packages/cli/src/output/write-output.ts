import { ExitCode } from "../exit-code.js";
import { type Io, STANDARD_STREAM } from "../io.js";
import type { OutputFile } from "./output-file.js";

// Loads the file-writing code on demand, because most runs only print.

/** Writes a result to a file, or to standard output. Refuses to replace a file that a person may have filled in. */
export async function writeOutput(
  contents: string | Uint8Array,
  target: OutputFile,
  io: Io,
): Promise<typeof ExitCode.Ok | typeof ExitCode.Usage> {
  const { path } = target;
  if (path === undefined || path === STANDARD_STREAM) {
    io.stdout(contents);
    return ExitCode.Ok;
  }
  const { writeFile } = await import("./write-file.js");
  return writeFile(contents, path, target, io);
}

/** Reason why a target is not written, as a sentence that says what to do. Standard output is always written. */
export async function targetComplaint(target: OutputFile, io: Io): Promise<string | undefined> {
  const { path } = target;
  if (path === undefined || path === STANDARD_STREAM) return undefined;
  const { fileComplaint } = await import("./file-complaint.js");
  return fileComplaint({ ...target, path }, io);
}
