import { programBeside } from "../../workers/program-beside.js";
import { startProcesses } from "../../workers/start-processes.js";
import type { ChosenPassword } from "./password-process.js";

/** Checks new passwords in a process of its own: the one that answers people never waits for a check. */
export interface PasswordChecker {
  /**
   * Why a password would be guessed, in a sentence; undefined for a good one.
   *
   * @throws Error where the check takes too long
   */
  guessableBecause(chosen: ChosenPassword): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Milliseconds. A check takes up to 250, and the first one some seconds more: it starts the process. */
const LONGEST_WAIT = 30_000;

const PROGRAM = programBeside(import.meta.url, "password-process");

/** A checker whose process starts with the first check. It is none of those that calculate: no password waits for a figure. */
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
