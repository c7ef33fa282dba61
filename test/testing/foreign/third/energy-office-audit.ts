import type { Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byHand } from "../pack.js";
import { type Content, Page } from "../page.js";
import { cost, expense, longDate, measuresOf, num, rate, saved, total, yearsOf } from "../values.js";

// Some terms are from the Investment Grade Audit and Project Proposal contract that state energy offices share,
// Attachment D-1 (Cost and Pricing – Definitions), and from Montana DEQ, which says ESP and cost-saving measure (CSM).
export const officeAuditShows: Shown = {
  inputs: [
    ...["location.city", "location.state", "implementationPricing.projectDevelopmentPrice", "other.guarPctEstSav"],
    ...["capitalization.procureConstrIntr", "capitalization.procureOther"],
  ],
  measure: ["ecmNumber", "mvOptionId"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [1, 2, 3, 4, 5, 6, 11, 12, 13, 16, 17],
  yearly: ["measurementVerification"],
  expenses: [1, 3],
  rates: { of: [1, 2, 3, 6, 7, 10], kind: "level" },
  percentages: ["design", "projectManagement", "performanceBonds", "commissioningTraining", "overhead", "profit"],
  fixed: {
    ...{ "financing.paymentTimingYear": 1, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "financing.primaryFinancingTypeID": 4,
  },
};

const APPROACHES = ["", "Option A", "Option B", "Option C", "Option D"];
const percent = (value: number | undefined): Content => ({ value: value ?? 0, format: "0.00%" });

/** The audit workbook of a state energy office: pricing with limits, two lists of measures, and annual costs. */
export function energyOfficeAudit(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const { percentages, projectDevelopmentPrice } = data.implementationPricing ?? {};
  const { indexRate, addedPremium, awardDate, implementationPeriodMonths } = data.financing ?? {};
  const inflation = (label: string, fieldId: number): Content[] => [label, percent(rate(project, fieldId, 2))];
  const overview = new Page("1 Overview")
    .put("A1", [["INVESTMENT GRADE AUDIT AND PROJECT PROPOSAL"], ["State Energy Office, form IGA-4"]])
    .put("A4", [
      ["Owner", record.name],
      ["City", data.location?.city, "State", data.location?.state],
      ["Energy Service Provider (ESP)", "Example Mountain Energy"],
      ["Total building area (sq ft)", 365_200],
      ["Baseline EUI (kBtu/sq ft)", 94.6],
      ["Audit completed", "November 3, 2026"],
      ["Energy performance contract executed", longDate(awardDate)],
      ["Months to substantial completion", implementationPeriodMonths],
    ])
    .put("A14", [
      ["Financing assumptions"],
      ["State loan program rate", percent(num(indexRate))],
      ["Program fee added to the rate", percent(num(addedPremium))],
      ["Interest during construction", num(data.capitalization?.procureConstrIntr)],
      ["Loan fees and counsel", num(data.capitalization?.procureOther)],
      ["Guaranteed portion of audited savings", percent(num(data.other?.guarPctEstSav))],
    ])
    .put("D14", [
      ["Utility cost escalation (annual)"],
      inflation("Electric energy", 1),
      inflation("Electric demand", 2),
      inflation("Natural gas", 3),
      inflation("Water", 6),
      inflation("Sewer", 10),
      inflation("Maintenance labor", 7),
    ]);
  const pricing = new Page("2 Pricing")
    .put("A1", [["COST AND PRICING"]])
    .put("A3", [
      ["Category", "Proposed", "Maximum", "Basis"],
      ["Design and other engineering", percent(num(percentages?.design)), percent(0.1), "of construction cost"],
      ["Construction management", percent(num(percentages?.projectManagement)), percent(0.07), "of construction cost"],
      ["Bonds", percent(num(percentages?.performanceBonds)), percent(0.02), "of construction cost"],
      ["Commissioning and training", percent(num(percentages?.commissioningTraining)), percent(0.03)],
      ["Overhead", percent(num(percentages?.overhead)), percent(0.12), "of implementation subtotal"],
      ["Profit", percent(num(percentages?.profit)), percent(0.08), "of implementation subtotal"],
      ["Contingency", percent(0.05), percent(0.05), "unused part returns to the Owner"],
      ["Investment Grade Audit cost", num(projectDevelopmentPrice), "", "lump sum"],
    ])
    .put("A14", [
      [
        ...["CSM", "Cost-saving measure", "M&V approach", "Trade cost", "Other implementation cost"],
        "Rebates & grants",
      ],
      ...measures.map((one) => [
        ...[`CSM ${one.ecmNumber}`, one.ecmDescription, APPROACHES[one.mvOptionId ?? 0]],
        ...[cost(one, "baseConstructionCost"), cost(one, "deliveryCharge"), cost(one, "appliedIncentives")],
      ]),
      ["Total", "", "", total(measures, (one) => cost(one, "baseConstructionCost"))],
    ]);
  const savings = new Page("3 Savings")
    .put("A1", [["AUDITED ANNUAL SAVINGS"]])
    .put("B3", [["Electricity", "", "", "", "Natural gas", "", "Water", "", "Sewer", "", "Maintenance"]])
    .put("A4", [
      [...["CSM", "kWh", "$ use", "kW", "$ demand", "dkt", "$", "kgal", "$", "kgal", "$", "$"], "Simple payback"],
      ...measures.map((one) => [
        `CSM ${one.ecmNumber}`,
        ...[1, 2, 3, 4, 5, 6, 11, 12, 16, 17, 13].map((id) => saved(one, id)),
        12.2,
      ]),
    ]);
  const annual = new Page("4 Annual Costs").put("A1", [
    ["ANNUAL COST CATEGORIES ($)"],
    ["Year", "Measurement & verification", "Program administration", "Maintenance by ESP"],
    ...yearsOf(project).map((one, at) => [
      ...[at + 1, num(one.measurementVerification), expense(one, 1), expense(one, 3)],
    ]),
  ]);
  return Promise.resolve(byHand([overview, pricing, savings, annual], "inline"));
}
