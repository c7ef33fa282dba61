import type { ExitCode } from "../../exit-code.js";
import type { Io } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { copyMisuse } from "../../shared/copy-misuse.js";
import { type AnnotateOptions, annotateOne } from "./annotate-one.js";

/** Writes copies of workbooks and marks the findings in the copies. */
export async function annotate(names: readonly string[], options: AnnotateOptions, io: Io): Promise<ExitCode> {
  const [file = "", ...others] = names;
  if (
    others.length > 0 ||
    io.kindOf(file) === "folder" ||
    (io.kindOf(file) === undefined && PATTERN_SIGNS.test(file))
  ) {
    const { annotateMany } = await import("./annotate-many.js");
    return annotateMany(names, options, io);
  }
  const { output = "" } = options;
  const complaint = copyMisuse({ file, output: options.output, noun: "annotated copy" }, io);
  return complaint === undefined ? annotateOne(file, { ...options, output }, io) : usageError(io, complaint);
}

/** A pattern that no shell has expanded. */
const PATTERN_SIGNS = /[*?[{]/;
