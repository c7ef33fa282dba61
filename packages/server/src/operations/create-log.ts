import { hostname } from "node:os";
import { type DestinationStream, type LevelWithSilent, type Logger, pino, stdTimeFunctions } from "pino";
import { describeError, redact } from "./describe-error.js";

/** A log of JSON lines, an event each, with the machine and the process that wrote it. */
export function createLog(level: LevelWithSilent, destination: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level,
      base: { host: hostname(), process: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Errors are described wherever they stand under their usual names.
      serializers: { err: describe, error: describe },
    },
    destination,
  );
}

const describe = (error: unknown): unknown => (typeof error === "string" ? redact(error) : describeError(error));
