import type { Io } from "../../io.js";

export type ExpandedResult =
  | { readonly ok: true; readonly files: readonly string[] }
  /** Reason for the refusal, as a sentence with the correction. */
  | { readonly ok: false; readonly sentence: string };

const PATTERN_SIGNS = /[*?[\]{}!()@+]/;

/**
 * Replaces each pattern by the files that match it. Shells expand patterns, but cmd.exe does not, nor does any shell in
 * quotation marks. The library that finds files is loaded for patterns only.
 */
export async function expandPatterns(names: readonly string[], io: Io): Promise<ExpandedResult> {
  const files: string[] = [];
  for (const name of names) {
    if (!PATTERN_SIGNS.test(name) || io.kindOf(name) !== undefined) {
      files.push(name);
      continue;
    }
    const { findMatching, isPattern } = await import("./find-inputs.js");
    if (!isPattern(name)) {
      files.push(name);
      continue;
    }
    const { SkippedFiles } = await import("./report/skipped-files.js");
    const matching = findMatching(name, new SkippedFiles(), io);
    if (!matching.ok) return matching;
    files.push(...[...matching.files].sort());
  }
  return { ok: true, files };
}
