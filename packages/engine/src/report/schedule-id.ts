import { AgreementType } from "../enumerations/agreement-type.js";
import type { ProjectData } from "../model/project-data.js";
/** The tables that are made of a project, in the order of a report. */
export const SCHEDULE_IDS = [
  "1",
  "1u",
  "2a",
  "2b",
  "3",
  "4",
  "5",
  "esa",
  "ghg",
  "amortization",
  "loan",
  "savings",
  "cash-flow",
  "escalation",
  "express",
] as const;
export type ScheduleId = (typeof SCHEDULE_IDS)[number];

export const SCHEDULE_TITLES: Readonly<Record<ScheduleId, string>> = {
  "1": "Schedule 1: annual cost savings and payments",
  "1u": "Schedule 1u: annual cost savings and payments of a utility energy service contract",
  "2a": "Schedule 2a: implementation price by measure",
  "2b": "Schedule 2b: price build-up",
  "3": "Schedule 3: performance-period cash flow",
  "4": "Schedule 4: first-year savings and baseline by measure",
  "5": "Schedule 5: cancellation ceiling",
  esa: "Energy sales agreement (ESA)",
  ghg: "Greenhouse gas saved by measure",
  amortization: "Amortization by month",
  loan: "Loan by year",
  savings: "Estimated savings by category",
  "cash-flow": "Cumulative cash flow",
  escalation: "Annual escalation rates",
  express: "Express edition (ePX): guaranteed savings and debt service",
};

/**
 * Schedule of savings and payments of a project: Schedule 1u for a utility energy service contract, otherwise Schedule 1.
 *
 * @example
 * import { schedule1Of } from "@epb/engine/report";
 *
 * schedule1Of(project.data); // "1"
 */
export const schedule1Of = ({ financing }: ProjectData): "1" | "1u" =>
  financing?.projectAgreementTypeID === AgreementType.UESC ? "1u" : "1";
