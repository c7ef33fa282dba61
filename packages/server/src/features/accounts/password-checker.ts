import { programBeside } from "../../workers/program-beside.js";
import { startProcesses } from "../../workers/start-processes.js";
import type { ChosenPassword } from "./password-process.js";

/** Checks new passwords in a separate process, so that requests never wait for a check. */
export interface PasswordChecker {
  /**
   * Reason why a password is easy to guess, as a sentence; undefined for a good one.
   *
   * @throws Error if the check takes too long
   */
  guessableBecause(chosen: ChosenPassword): Promise<string | undefined>;
  close(): Promise<void>;
}

/** In milliseconds. A check takes up to 250 ms, the first one a few seconds more to start the process. */
const LONGEST_WAIT = 30_000;

const PROGRAM = programBeside(import.meta.url, "password-process");

/**
 * Creates a checker whose process starts with the first check. The process is separate from those that calculate, so
 * that no password waits for a calculation.
 */
export function createPasswordChecker(): PasswordChecker {
  let pool: ReturnType<typeof startProcesses> | undefined;
  return {
    guessableBecause: async (chosen) => {
      pool ??= startProcesses(PROGRAM, 1);
      const signal = AbortSignal.timeout(LONGEST_WAIT);
      return (await pool.run(chosen, { name: "check", signal })) as string | undefined;
    },
    close: async () => pool?.destroy(),
  };
}
