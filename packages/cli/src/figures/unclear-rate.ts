import { rateKindAt } from "@epb/engine";
import type { Complaint } from "./complaint.js";
import { textAmount } from "./text-amount.js";

/** Two possible readings of `4` as a rate, as a person writes them; undefined for an unambiguous number. */
export function rateReadings(text: string): readonly [percent: string, fraction: string] | undefined {
  const amount = textAmount(text);
  if (amount === undefined || amount.isPercent || amount.value.abs().lt(1)) return undefined;
  return [`${amount.value.toFixed()}%`, `${amount.value.times(100).toFixed()}%`];
}

/** Complaint about an ambiguous rate: 1 or more without a percent sign. */
export function unclearRate(about: string, path: string, texts: readonly string[]): Complaint | undefined {
  if (rateKindAt(path) === undefined) return undefined;
  for (const text of texts) {
    const readings = rateReadings(text);
    if (readings === undefined) continue;
    return {
      about,
      message: `The rate ${text.trim()} may mean ${readings[0]} or ${readings[1]}.`,
      found: text.trim(),
      advice: `Write ${readings[0]} or ${readings[1]}.`,
    };
  }
  return undefined;
}
