import { ExitCode } from "../exit-code.js";
import type { Io } from "../io.js";

/** Says what is wrong with the command line or the output, in the form in which commander says it. */
export function usageError(io: Io, sentence: string): ExitCode {
  io.stderr(`error: ${sentence}\n`);
  return ExitCode.Usage;
}
