import type { TemplateManifest } from "../../templates/manifest.js";
import { YEAR_KEY } from "../mapping.js";
import { targetAt, targetIndex } from "../target-index.js";

/** True if a template has an input or figure, or the numbers of a list, by the path that a mapping uses. */
export const hasInput = (to: string, manifest: TemplateManifest): boolean =>
  to === YEAR_KEY || targetAt(manifest, to) !== undefined || targetIndex(manifest).keys.has(to);
