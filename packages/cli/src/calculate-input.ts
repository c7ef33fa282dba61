import { type CalculatedProject, calculateContents, type Finding } from "@epb/workbook/diagnostics";
import type { Input } from "./input/read-input.js";

/** One input with everything that is known about it. */
export interface Outcome {
  readonly input: Input;
  /** Absent when the input is no project that can be calculated; a finding says why. */
  readonly result?: CalculatedProject;
  /** Everything found, in the order in which a person goes through the input. */
  readonly findings: readonly Finding[];
}

/** Checks and calculates what was read. */
export function calculateInput(input: Input): Outcome {
  const { contents, file } = input;
  return contents.ok ? { input, ...calculateContents(contents.value, file) } : { input, findings: [contents.finding] };
}
