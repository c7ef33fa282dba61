import type { TemplateManifest } from "../templates/manifest.js";
import { looseText } from "../templates/option-lists.js";

/** All texts of the templates, normalized for comparison: texts of a workbook other than its values. */
export function knownTexts(manifests: readonly TemplateManifest[]): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const manifest of manifests) gather(manifest, texts);
  return texts;
}

function gather(value: unknown, texts: Set<string>): void {
  if (typeof value === "string") texts.add(looseText(value));
  else if (Array.isArray(value)) for (const item of value) gather(item, texts);
  else if (typeof value === "object" && value !== null) for (const item of Object.values(value)) gather(item, texts);
}
