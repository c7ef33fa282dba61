import { CalculationType, ProjectType, ProjectVersion } from "@epb/engine";
import { CONTACTS } from "./epb-calculating/contacts.js";
import { ESCALATION_RATES } from "./epb-calculating/escalation-rates.js";
import { GHG, GHG_FACTORS } from "./epb-calculating/ghg.js";
import { EXPRESS_SAVINGS_BY_YEAR } from "./epb-calculating/schedule-1.js";
import { EMISSIONS } from "./epx/emissions.js";
import { EXPRESS_ENERGY } from "./epx/energy.js";
import { CASH_FLOW, EXPRESS_FINANCING } from "./epx/financing.js";
import { EXPRESS_INSTRUCTIONS } from "./epx/instructions.js";
import { EXPRESS_MEASURES, EXPRESS_OTHER_MEASURES, EXPRESS_SAVINGS } from "./epx/measures.js";
import { EXPRESS_SUMMARY } from "./epx/summary.js";
import type { TemplateManifest } from "./manifest.js";

/** @spec C §9 "Current templates", ePX template 1.1.2; C §3 "ePX additional data" */
export const EPX_1_1_2: TemplateManifest = {
  kind: "epx",
  title: "ePX template",
  version: "1.1.2",
  figureCells: "calculated",
  record: {
    calculationType: CalculationType.Epx,
    projectType: ProjectType.Epx,
    version: ProjectVersion.EpxV1_0_0,
  },
  sheets: [
    EXPRESS_INSTRUCTIONS,
    EXPRESS_SUMMARY,
    CONTACTS,
    EXPRESS_MEASURES,
    EXPRESS_OTHER_MEASURES,
    EXPRESS_SAVINGS,
    ESCALATION_RATES,
    EXPRESS_FINANCING,
    CASH_FLOW,
    EXPRESS_SAVINGS_BY_YEAR,
    EXPRESS_ENERGY,
    EMISSIONS,
    GHG,
    GHG_FACTORS,
  ],
};
