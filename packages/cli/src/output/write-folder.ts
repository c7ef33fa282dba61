import { ExitCode } from "../exit-code.js";
import { type Io, systemErrorCode } from "../io.js";
import { outputComplaint } from "./output-complaint.js";
import { usageError } from "./usage-error.js";

/** Writes the files of a folder: all of them or none. */
export async function writeFolder(
  files: ReadonlyMap<string, string>,
  path: string,
  io: Io,
): Promise<typeof ExitCode.Ok | typeof ExitCode.Usage> {
  try {
    await io.writeFolder(path, files);
    return ExitCode.Ok;
  } catch (error) {
    usageError(io, complaint(path, error));
    return ExitCode.Usage;
  }
}

function complaint(path: string, error: unknown): string {
  switch (systemErrorCode(error)) {
    case "ENOTEMPTY":
      return `The folder ${path} contains other files. Choose a new folder or an empty folder, so that no file is lost.`;
    case "EEXIST":
      return `${path} is a file, and several files need a folder. Give a folder with -o.`;
    default:
      return outputComplaint(path, error);
  }
}
