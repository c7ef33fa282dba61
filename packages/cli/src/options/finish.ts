import type { ExitCode } from "../exit-code.js";

/** Receives the exit code of the command. */
export type Finish = (code: ExitCode) => void;
