import { ExitCode } from "../exit-code.js";
import type { Io } from "../io.js";
import { fileComplaint } from "./file-complaint.js";
import { outputComplaint } from "./output-complaint.js";
import type { OutputFile } from "./output-file.js";
import { usageError } from "./usage-error.js";

/**
 * Writes a file; an interrupted run leaves no partial file. Refuses to replace a file that can contain a person's
 * entries.
 */
export async function writeFile(
  contents: string | Uint8Array,
  path: string,
  { format, force }: OutputFile,
  io: Io,
): Promise<typeof ExitCode.Ok | typeof ExitCode.Usage> {
  const complaint = await fileComplaint({ path, format, force }, io);
  if (complaint !== undefined) {
    usageError(io, complaint);
    return ExitCode.Usage;
  }
  try {
    await io.writeFile(path, contents);
    return ExitCode.Ok;
  } catch (error) {
    usageError(io, outputComplaint(path, error));
    return ExitCode.Usage;
  }
}
