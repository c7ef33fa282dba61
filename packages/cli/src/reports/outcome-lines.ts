import type { Outcome } from "../calculate-input.js";
import type { Layout } from "../format/layout.js";
import { findingLines } from "./finding-lines.js";
import { leftOutText, waivedLines } from "./waived-lines.js";

/** Findings of an input that count, then those that were omitted. */
export function outcomeLines({ findings, judgment }: Outcome, layout: Layout): readonly string[] {
  const lines = findingLines(findings, layout);
  if (judgment === undefined) return lines;
  const { waived, ignored } = judgment;
  const counts = leftOutText({ waived: waived.length, ignored });
  const gap = lines.length > 0 && waived.length > 0 ? [""] : [];
  return [...lines, ...gap, ...waivedLines(waived, layout), ...(counts === "" ? [] : [counts])];
}
