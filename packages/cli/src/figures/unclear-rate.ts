import { unclearRate as findUnclearRate } from "@epb/engine/whatif";
import type { Complaint } from "./complaint.js";

/** Complaint about an ambiguous rate: 1 or more without a percent sign. */
export function unclearRate(about: string, path: string, texts: readonly string[]): Complaint | undefined {
  const unclear = findUnclearRate(path, texts);
  if (unclear === undefined) return undefined;
  const { message, found, advice } = unclear;
  return { about, message, found, advice };
}
