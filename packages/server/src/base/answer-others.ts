import { setImmediate } from "node:timers/promises";

/** Lets the process answer other requests. Long work on a large project pauses with it between its parts. */
export const answerOthers = (): Promise<void> => setImmediate();
