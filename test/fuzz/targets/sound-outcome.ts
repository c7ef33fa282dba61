import {
  calculateContents,
  type Finding,
  type InputContents,
  SEVERITIES,
} from "../../../packages/workbook/src/diagnostics/index.js";
import { TRACER } from "../../../packages/workbook/src/diagnostics/tracer.js";

const FILE = "input";

/** Checks and calculates the contents, as `epb calc` does. @throws if a promise to the user is broken */
export function requireSoundOutcome(contents: InputContents): void {
  const { findings, result } = calculateContents({ ...contents, tracer: TRACER }, FILE);
  for (const finding of findings) requireReadable(finding);
  if (result === undefined && !findings.some(({ severity }) => severity === "error")) {
    throw new Error("there is neither a result nor an error");
  }
  if (/\bNaN\b|Infinity/.test(JSON.stringify(result?.calculation.calculatedValues ?? null))) {
    throw new Error("a figure is not a number");
  }
}

/** A finding has a code and a severity, and a message of one line. */
export function requireReadable({ code, severity, message }: Finding): void {
  if (!/^EPB-[A-Z]+-\d{3}$/.test(code) || !SEVERITIES.includes(severity) || message.trim() === "") {
    throw new Error(`a finding cannot be read: ${code} ${severity} ${message}`);
  }
}
