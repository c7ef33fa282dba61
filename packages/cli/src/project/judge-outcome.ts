import type { Outcome } from "../calculate-input.js";
import type { Io } from "../io.js";
import { type FindingRules, hasRules } from "../policy/finding-rules.js";
import { hasWaivers } from "../policy/waiver.js";

/**
 * Applies the rules of the configuration and the waivers beside the file to what was found. What keeps a file from being
 * read always counts. Most projects have neither rules nor waivers, and load nothing for them.
 */
export async function judgeOutcome(outcome: Outcome, rules: FindingRules, io: Io): Promise<Outcome> {
  const { contents, file } = outcome.input;
  if (!contents.ok || !(hasRules(rules) || hasWaivers(file, io))) return outcome;
  const { judgedOutcome } = await import("./judged-outcome.js");
  return judgedOutcome(outcome, rules, io);
}
