import type { Io } from "../io.js";
import { endingComplaint, type OutputFile } from "./output-file.js";
import { replacementComplaint } from "./replaced-file.js";

/** Reason why a file is not written, as a sentence that says what to do. */
export async function fileComplaint(
  target: OutputFile & { readonly path: string },
  io: Io,
): Promise<string | undefined> {
  const { path, format } = target;
  // A device or a pipe keeps nothing, and its name has no ending.
  if (io.kindOf(path) === "other") return undefined;
  return endingComplaint(path, format) ?? (await replacementComplaint(target, io));
}
