import { createHash } from "node:crypto";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "../../base/api-error.js";
import type { LimitedBy, LimitName, Limits } from "../../base/limits.js";
import { addressGroup } from "./address-group.js";
import type { LimitKind, LimitRule, LimitRules } from "./limit-rules.js";

/** Period in which blocks are counted. */
const BREAKS_COUNTED_SECONDS = 86_400;

/** Scopes that include no attempts of other people. */
const OF_ONE_PERSON: readonly LimitKind[] = ["accountFromAddress"];

/** Creates the counter of a rule. */
export type MakeCounter = (name: string, tries: number, withinSeconds: number) => RateLimiterAbstract;

interface Counters {
  readonly rule: LimitRule;
  readonly tries: RateLimiterAbstract;
  readonly breaks: RateLimiterAbstract;
}

/**
 * Rate limits. The library uses the clock of the machine, or of PostgreSQL's clients, because it does not accept the
 * clock of the services.
 */
export class RateLimits implements Limits {
  readonly #counters = new Map<LimitName, readonly Counters[]>();

  constructor(rules: LimitRules, makeCounter: MakeCounter) {
    for (const [name, ofName] of Object.entries(rules) as [LimitName, readonly LimitRule[]][]) {
      const counters = ofName.map((rule) => ({
        rule,
        tries: makeCounter(`${name}.${rule.by}`, rule.tries, rule.withinSeconds),
        breaks: makeCounter(`${name}.${rule.by}.breaks`, Number.MAX_SAFE_INTEGER, BREAKS_COUNTED_SECONDS),
      }));
      this.#counters.set(name, counters);
    }
  }

  async take(name: LimitName, by: LimitedBy, points = 1): Promise<void> {
    for (const counters of this.#counters.get(name) ?? []) {
      const key = keyOf(counters.rule, by);
      if (key !== undefined) await takeFrom(counters, key, points);
    }
  }

  async forgive(name: LimitName, by: LimitedBy): Promise<void> {
    for (const { rule, tries, breaks } of this.#counters.get(name) ?? []) {
      const key = keyOf(rule, by);
      if (key === undefined) continue;
      if (OF_ONE_PERSON.includes(rule.by)) await Promise.all([tries.delete(key), breaks.delete(key)]);
      // What others have tried from this address, and others for this account, stays counted.
      else await tries.reward(key);
    }
  }
}

async function takeFrom({ rule, tries, breaks }: Counters, key: string, points: number): Promise<void> {
  try {
    await tries.consume(key, points);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const isInBreak = refusal.consumedPoints - points > rule.tries;
    if (isInBreak) throw tooMany(refusal.msBeforeNext / 1000);
    const { consumedPoints } = await breaks.consume(key);
    const seconds = Math.min(rule.firstBreakSeconds * 2 ** (consumedPoints - 1), rule.longestBreakSeconds);
    await tries.block(key, seconds);
    throw tooMany(seconds);
  }
}

/** Hashed, so that counters contain no address. */
function keyOf({ by }: LimitRule, { address, account }: LimitedBy): string | undefined {
  const from = address === undefined ? undefined : addressGroup(address);
  const parts: readonly (string | undefined)[] = {
    address: [from],
    account: [account],
    accountFromAddress: [account, from],
    everybody: [],
  }[by];
  if (parts.includes(undefined)) return undefined;
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

function tooMany(seconds: number): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait =
    retryAfterSeconds <= 60 ? `${retryAfterSeconds} ${plural(retryAfterSeconds, "second")}` : `${minutes} minutes`;
  return new ApiError(429, "too-many-tries", `Too many tries. Wait ${wait}, then try again.`, {
    retryAfterSeconds,
  });
}

const plural = (count: number, unit: string): string => (count === 1 ? unit : `${unit}s`);
