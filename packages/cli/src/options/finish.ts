import type { ExitCode } from "../exit-code.js";

/** Takes the exit code of the command that ran. */
export type Finish = (code: ExitCode) => void;
