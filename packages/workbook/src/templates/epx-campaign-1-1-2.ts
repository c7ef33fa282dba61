import { CONTACTS } from "./epb-calculating/contacts.js";
import { EPX_1_1_2 } from "./epx-1-1-2.js";
import { CAMPAIGN_INSTRUCTIONS } from "./epx-campaign/instructions.js";
import { CAMPAIGN_MEASURES } from "./epx-campaign/measures.js";
import { CAMPAIGN_SUMMARY } from "./epx-campaign/summary.js";
import type { TemplateManifest } from "./manifest.js";

/**
 * Only inputs that participants of the campaign report; has the version of the ePX template. @spec C §9 "Current
 * templates", an ePX ESPC campaign template
 */
export const EPX_CAMPAIGN_1_1_2: TemplateManifest = {
  ...EPX_1_1_2,
  kind: "epx-campaign",
  title: "ePX ESPC campaign template",
  sheets: [CAMPAIGN_INSTRUCTIONS, CAMPAIGN_SUMMARY, CONTACTS, CAMPAIGN_MEASURES],
};
