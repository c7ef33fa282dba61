import type { Logger } from "pino";
import type { Limits } from "./limits.js";
import type { ServerConfig } from "./server-config.js";

/** Source of random values. */
export interface Random {
  uuid(): string;
  /** Random bytes that nobody can guess. */
  bytes(length: number): Uint8Array;
  /** A random whole number from `minimum` up to and without `maximum`, that nobody can guess. */
  integer(minimum: number, maximum: number): number;
}

/** Services that need no store. */
export interface BaseServices {
  readonly config: ServerConfig;
  readonly now: () => Date;
  readonly random: Random;
  readonly log: Logger;
  readonly limits: Limits;
}
