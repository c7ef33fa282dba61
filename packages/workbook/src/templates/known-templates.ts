import type { TemplateKind } from "@epb/engine";
import { EPB_ACCREDITATION_4_2_10 } from "./epb-accreditation-4-2-10.js";
import { EPB_CALCULATING_4_2_10 } from "./epb-calculating-4-2-10.js";
import { EPB_NON_CALCULATING_4_2_10 } from "./epb-non-calculating-4-2-10.js";
import { EPX_1_1_2 } from "./epx-1-1-2.js";
import { EPX_CAMPAIGN_1_1_2 } from "./epx-campaign-1-1-2.js";
import type { TemplateManifest } from "./manifest.js";

/** Every template version this package reads and writes. */
export const KNOWN_TEMPLATES: readonly TemplateManifest[] = [
  EPB_CALCULATING_4_2_10,
  EPB_NON_CALCULATING_4_2_10,
  EPB_ACCREDITATION_4_2_10,
  EPX_1_1_2,
  EPX_CAMPAIGN_1_1_2,
];

/** The newest version of a kind. */
export function newestTemplate(kind: TemplateKind): TemplateManifest {
  const newest = KNOWN_TEMPLATES.filter((template) => template.kind === kind).at(-1);
  if (newest === undefined) throw new Error(`There is no template named ${kind}.`);
  return newest;
}
