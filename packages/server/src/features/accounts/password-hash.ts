import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { ApiError } from "../../base/api-error.js";

/** OWASP's setting for argon2id, which is the default kind. Memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashes that run at once, each with 19 MiB: a core is left to who answers people, and one of the four threads that Node
 * has for such work to files.
 */
const MOST_AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));

/** Who waits for longer than a few seconds is better told so. */
const MOST_WAITING = 400;
const TRY_AGAIN_SECONDS = 5;

let running = 0;
const waiting: (() => void)[] = [];

export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(password, COST));
}

/** A hash for accounts that are not there: asking for them takes as long as for others. */
let nobodysHash: Promise<string> | undefined;

/** True for the password of the hash; false, after the same time, where there is no hash. */
export function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  return oneOfFew(async () => {
    nobodysHash ??= hash("nobody", COST);
    // Made before anybody's is looked at, so that the first stranger does not wait for it.
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
