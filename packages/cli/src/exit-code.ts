/** Meaning of the exit status. Findings and exit status are separate: `--fail-on` sets the severity that leads to 1. */
export const ExitCode = {
  /** No finding at or above the threshold. */
  Ok: 0,
  /** Findings at or above the threshold. */
  Findings: 1,
  /** The command line is wrong, or the output has no place to go. */
  Usage: 2,
  /** An input cannot be read, or is not safe to read. */
  Unreadable: 3,
  /** A fault of the program. */
  InternalFault: 4,
  /** Stopped by the person (128 + SIGINT). */
  Interrupted: 130,
} as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** Exit status of several files: the most severe. */
export function gravestExitCode(codes: readonly ExitCode[]): ExitCode {
  return [...codes].sort((left, right) => right - left)[0] ?? ExitCode.Ok;
}
