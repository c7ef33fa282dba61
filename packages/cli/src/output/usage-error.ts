import { ExitCode } from "../exit-code.js";
import type { Io } from "../io.js";

/** Says what is wrong with the command line, the configuration, or the output, in the form in which commander says it. */
export function usageError(io: Io, ...sentences: readonly string[]): ExitCode {
  for (const sentence of sentences) io.stderr(`error: ${sentence}\n`);
  return ExitCode.Usage;
}
