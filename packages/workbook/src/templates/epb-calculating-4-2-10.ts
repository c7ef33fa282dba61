import { CalculationType, ProjectType, ProjectVersion } from "@epb/engine";
import { AMORTIZATION, AMORTIZATION_BY_MONTH } from "./epb-calculating/amortization.js";
import { CONTACTS } from "./epb-calculating/contacts.js";
import { ESA } from "./epb-calculating/esa.js";
import { ESCALATION_RATES } from "./epb-calculating/escalation-rates.js";
import { GHG, GHG_FACTORS } from "./epb-calculating/ghg.js";
import { INSTRUCTIONS } from "./epb-calculating/instructions.js";
import { SAVINGS_BY_YEAR, SCHEDULE_1, SCHEDULE_1U } from "./epb-calculating/schedule-1.js";
import { SCHEDULE_2A } from "./epb-calculating/schedule-2a.js";
import { SCHEDULE_2B } from "./epb-calculating/schedule-2b.js";
import { SCHEDULE_3 } from "./epb-calculating/schedule-3.js";
import { SCHEDULE_4 } from "./epb-calculating/schedule-4.js";
import { SCHEDULE_5 } from "./epb-calculating/schedule-5.js";
import { SUMMARY } from "./epb-calculating/summary.js";
import type { TemplateManifest } from "./manifest.js";

/** @spec C §9 "Current templates", ePB calculating 4.2.10 */
export const EPB_CALCULATING_4_2_10: TemplateManifest = {
  kind: "epb-calculating",
  title: "ePB calculating template",
  version: "4.2.10",
  figureCells: "calculated",
  record: {
    calculationType: CalculationType.Standard,
    projectType: ProjectType.Epb,
    version: ProjectVersion.V3_0_0,
  },
  sheets: [
    INSTRUCTIONS,
    SUMMARY,
    CONTACTS,
    ESCALATION_RATES,
    SCHEDULE_1,
    SCHEDULE_1U,
    SAVINGS_BY_YEAR,
    SCHEDULE_2A,
    SCHEDULE_2B,
    SCHEDULE_3,
    SCHEDULE_4,
    SCHEDULE_5,
    ESA,
    GHG,
    GHG_FACTORS,
    AMORTIZATION,
    AMORTIZATION_BY_MONTH,
  ],
};
