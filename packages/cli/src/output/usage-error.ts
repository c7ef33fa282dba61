import { ExitCode } from "../exit-code.js";
import type { Io } from "../io.js";

/** Reports a mistake in the command line, the configuration, or the output, in commander's format. */
export function usageError(io: Io, ...sentences: readonly string[]): ExitCode {
  for (const sentence of sentences) io.stderr(`error: ${sentence}\n`);
  return ExitCode.Usage;
}
