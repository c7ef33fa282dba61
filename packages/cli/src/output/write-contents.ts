import type { ExitCode } from "../exit-code.js";
import type { Io } from "../io.js";
import type { Output } from "./output.js";
import type { OutputFile } from "./output-file.js";
import { writeOutput } from "./write-output.js";

/** Writes one file, or the files of a folder: all of them or none. */
export async function writeContents(contents: Output, target: OutputFile, io: Io): Promise<ExitCode> {
  if (typeof contents === "string" || contents instanceof Uint8Array) return writeOutput(contents, target, io);
  const { writeFolder } = await import("./write-folder.js");
  return writeFolder(contents, target.path ?? ".", io);
}
