import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { ApiError } from "../../base/api-error.js";

/** OWASP's setting for argon2id, the default algorithm. Memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashes that run at once, each with 19 MiB: leaves one core to requests, and one of Node's four threads to file
 * access.
 */
const MOST_AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));

/** With a longer queue, requests would wait for more than a few seconds; they get a 503 instead. */
const MOST_WAITING = 400;
const TRY_AGAIN_SECONDS = 5;

let running = 0;
const waiting: (() => void)[] = [];

export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(password, COST));
}

/** Hash for accounts that do not exist: a check takes as long as for existing accounts. */
let nobodysHash: Promise<string> | undefined;

/** True if the password matches the hash; false, after the same time, without a hash. */
export function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  return oneOfFew(async () => {
    nobodysHash ??= hash("nobody", COST);
    // Computed before the first check, so that the time of the first request does not differ.
    const instead = await nobodysHash;
    const matches = await verify(passwordHash ?? instead, password);
    return passwordHash !== undefined && matches;
  });
}

async function oneOfFew<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= MOST_WAITING) {
    throw new ApiError(503, "busy", "The server is busy. Try again in a minute.", {
      retryAfterSeconds: TRY_AGAIN_SECONDS,
    });
  }
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
