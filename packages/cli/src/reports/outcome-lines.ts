import type { Outcome } from "../calculate-input.js";
import { correctableOf, correctableText } from "../diagnostics/correctable.js";
import type { Layout } from "../format/layout.js";
import { printable } from "../format/printable.js";
import { wrap } from "../format/wrap.js";
import { findingLines } from "./finding-lines.js";
import { leftOutText, waivedLines } from "./waived-lines.js";

/** Findings of an input that count, then those that were omitted. */
export function outcomeLines({ findings, judgment }: Outcome, layout: Layout): readonly string[] {
  const hint = correctableText(correctableOf(findings));
  const lines = [
    ...findingLines(findings, layout),
    ...(hint === undefined ? [] : wrap(printable(hint), layout.columns)),
  ];
  if (judgment === undefined) return lines;
  const { waived, ignored } = judgment;
  const counts = leftOutText({ waived: waived.length, ignored });
  const gap = lines.length > 0 && waived.length > 0 ? [""] : [];
  return [...lines, ...gap, ...waivedLines(waived, layout), ...(counts === "" ? [] : [counts])];
}
