import type { Outcome } from "../calculate-input.js";
import type { Io } from "../io.js";
import type { FindingRules } from "../policy/finding-rules.js";
import { judge } from "../policy/judge.js";
import { readWaivers } from "../policy/read-waivers.js";

/** Returns the outcome with the findings that count, and keeps the findings from before. */
export async function judgedOutcome(outcome: Outcome, rules: FindingRules, io: Io): Promise<Outcome> {
  const { input, findings: unjudged } = outcome;
  const { findings, waived, ignored } = judge(unjudged, {
    rules,
    waivers: await readWaivers(input.file, io),
    today: io.today(),
    isCalculated: outcome.result !== undefined,
  });
  return { ...outcome, findings, judgment: { waived, ignored, unjudged } };
}
