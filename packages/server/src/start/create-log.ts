import { hostname } from "node:os";
import { type DestinationStream, type LevelWithSilent, type Logger, pino, stdTimeFunctions } from "pino";
import { describeError, redact } from "../base/describe-error.js";

/** Limit of buffered lines: further lines are dropped, because the server does not wait for a slow reader. */
const MOST_WAITING_BYTES = 16_000_000;
/** Lines are written in batches, after a number of bytes or milliseconds, and at the end. */
const [WRITTEN_BYTES, WRITTEN_EVERY] = [8_192, 100];

const standardOutput = (): DestinationStream =>
  pino.destination({
    dest: 1,
    sync: false,
    minLength: WRITTEN_BYTES,
    periodicFlush: WRITTEN_EVERY,
    maxLength: MOST_WAITING_BYTES,
  });

/** A log of JSON lines, an event each, with the machine and the process that wrote it. */
export function createLog(level: LevelWithSilent, destination: DestinationStream = standardOutput()): Logger {
  return pino(
    {
      level,
      base: { host: hostname(), process: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Errors are described under their common names.
      serializers: { err: describe, error: describe },
    },
    destination,
  );
}

const describe = (error: unknown): unknown => (typeof error === "string" ? redact(error) : describeError(error));
