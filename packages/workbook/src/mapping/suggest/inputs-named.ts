import type { TemplateManifest } from "../../templates/manifest.js";
import { knownTargets, NO_INPUT } from "./known-targets.js";

const NEAR = 0.5;
const MOST = 6;

/** Paths of the single inputs, or of the columns, that a text of the field can name; the likeliest first. */
export function inputsNamed(
  text: string,
  kind: "value" | "column",
  manifest: TemplateManifest,
): readonly string[] {
  const { fields, measureColumns, yearColumns } = knownTargets(manifest);
  const matchers = kind === "value" ? [fields] : [measureColumns, yearColumns];
  const found = matchers.flatMap((matcher) => matcher.matches(text, NEAR)).filter(({ key }) => key !== NO_INPUT);
  const ranked = found.sort((left, right) => right.score - left.score).map(({ key }) => key);
  return [...new Set(ranked)].slice(0, MOST);
}
