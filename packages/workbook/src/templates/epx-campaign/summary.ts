import { YesNo } from "@epb/engine";
import { GUARANTEED_PERCENTAGE } from "../epb-calculating/schedule-1.js";
import { INTEREST_RATE } from "../epb-calculating/schedule-3.js";
import {
  AGENCY,
  CAMPAIGN_PARTICIPANT,
  CHARTS,
  ISSUES,
  LOCATION,
  MARKET_SEGMENT,
  PROJECT_NAME,
  PROJECT_NUMBER,
  STATE_LOCAL_SUBMARKET,
  SUMMARY_WIDTHS,
} from "../epb-calculating/summary.js";
import { ANTICIPATED_INCENTIVES, FINANCE_TERM, PLANNED_GUARANTEE } from "../epx/financing.js";
import { EXPRESS_FIGURES } from "../epx/summary.js";
import type { SheetDefinition } from "../manifest.js";

export const CAMPAIGN_SUMMARY: SheetDefinition = {
  name: "Summary",
  purpose: "Parties, site, term, key figures, and findings.",
  columnWidths: SUMMARY_WIDTHS,
  blocks: [
    {
      kind: "form",
      id: "project",
      heading: "Project",
      fields: [
        PROJECT_NAME,
        AGENCY,
        PROJECT_NUMBER,
        MARKET_SEGMENT,
        STATE_LOCAL_SUBMARKET,
        { ...CAMPAIGN_PARTICIPANT, prefilled: YesNo.Yes },
      ],
    },
    LOCATION,
    {
      kind: "form",
      id: "termAndRate",
      heading: "Term and rate",
      fields: [GUARANTEED_PERCENTAGE, PLANNED_GUARANTEE, FINANCE_TERM, ...INTEREST_RATE, ANTICIPATED_INCENTIVES],
    },
    EXPRESS_FIGURES,
    CHARTS,
    ISSUES,
  ],
};
