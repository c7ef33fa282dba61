import { explainProject } from "../../../packages/engine/src/explain/index.js";
import { calculateKnownFigures } from "../../../packages/engine/src/withhold/index.js";
import {
  calculateContents,
  type Diagnostic,
  type InputContents,
  SEVERITIES,
} from "../../../packages/workbook/src/diagnostics/index.js";

const FILE = "input";

/** Checks and calculates what was read, as `epb calc` does. @throws if a promise to the user is broken */
export function requireSoundOutcome(contents: InputContents): void {
  const tracer = { calculate: calculateKnownFigures, explain: explainProject };
  const { diagnostics, result } = calculateContents({ ...contents, tracer }, FILE);
  for (const diagnostic of diagnostics) requireReadable(diagnostic);
  if (result === undefined && !diagnostics.some(({ severity }) => severity === "error")) {
    throw new Error("there is neither a result nor an error");
  }
  if (/\bNaN\b|Infinity/.test(JSON.stringify(result?.calculation.calculatedValues ?? null))) {
    throw new Error("a figure is not a number");
  }
}

/** A finding has a code and a severity, and one line that says what is wrong. */
export function requireReadable({ code, severity, message }: Diagnostic): void {
  if (!/^EPB-[A-Z]+-\d{3}$/.test(code) || !SEVERITIES.includes(severity) || message.trim() === "") {
    throw new Error(`a finding cannot be read: ${code} ${severity} ${message}`);
  }
}
