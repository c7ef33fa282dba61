import { type CalculatedProject, calculateContents, type Finding } from "@epb/workbook/diagnostics";
import { withoutContact } from "./diagnostics/without-contact.js";
import type { Input } from "./input/read-input.js";
import type { JudgedFindings } from "./policy/judge.js";

/** One input with its findings and results. */
export interface Outcome {
  readonly input: Input;
  /** Absent if the input is not a project that can be calculated; a finding has the reason. */
  readonly result?: CalculatedProject;
  /** Findings that count, in reading order of the input. */
  readonly findings: readonly Finding[];
  /** Effect of the configuration and of waivers; absent if they change nothing. */
  readonly judgment?: OutcomeJudgment;
}

export interface OutcomeJudgment extends Pick<JudgedFindings, "waived" | "ignored"> {
  /** Every finding of the input, as it was before. */
  readonly unjudged: readonly Finding[];
}

/** Checks and calculates an input. */
export function calculateInput(input: Input): Outcome {
  const { contents, file } = input;
  if (!contents.ok) return { input, findings: [contents.finding] };
  const { findings, ...calculated } = calculateContents(contents.value, file);
  return { input, ...calculated, findings: findings.map(withoutContact) };
}
