import type { Project } from "@epb/engine";
import type { Shown } from "./contract.js";
import { byExceljs } from "./pack.js";
import { Page, sum } from "./page.js";
import { cost, measuresOf, num, rate, saved, shortDate, total, yearsOf } from "./values.js";

export const proposalShows: Shown = {
  inputs: ["implementationPricing.projectDevelopmentPrice"],
  measure: ["mvOptionId", "ecmNumber"],
  costs: ["baseConstructionCost", "deliveryCharge"],
  savings: [1, 2, 5, 6, 13],
  yearly: ["measurementVerification", "incentivesOtherPayments"],
  years: 15,
  rates: { of: [1, 3, 7], kind: "level" },
  percentages: ["design", "projectManagement", "performanceBonds", "overhead", "profit"],
  fixed: {
    ...{ "financing.paymentTimingYear": 1, "financing.paymentTimingTypeID": 1, "financing.projectAgreementTypeID": 4 },
    "other.guarPctEstSav": "1",
  },
};

const OPTIONS = [
  "",
  "Option A – key parameter",
  "Option B – all parameters",
  "Option C – utility bills",
  "Option D – simulation",
];

/** A proposal with defined names for its terms, headers of three lines, and the build-up of the fee in percentage points. */
export function energyServicesProposal(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const { percentages = {} } = data.implementationPricing ?? {};
  const points = (value: Parameters<typeof num>[0]) => num(value, 100);
  const page = new Page("ESP")
    .put("B1", [
      ["ENERGY SERVICES PROPOSAL"],
      [`Owner project: ${record.name}`],
      ["Prepared under the state's interlocal agreement"],
    ])
    .put("B5", [
      ["Client agency", "", "", "", record.name, "", "Notice to proceed", "", shortDate(data.financing?.awardDate)],
      [
        "Treasurer's program rate",
        "",
        "",
        "",
        num(data.financing?.indexRate),
        "",
        "Program fee on rate",
        "",
        num(data.financing?.addedPremium),
      ],
      [
        "Construction, months",
        "",
        "",
        "",
        data.financing?.implementationPeriodMonths,
        "",
        "Audit and proposal",
        "",
        num(data.implementationPricing?.projectDevelopmentPrice),
      ],
    ])
    .put("B10", [
      [
        "MACC\nMaximum\nconstruction",
        "Facility\nimprovement\nmeasure",
        "Labor &\nmaterial\n($)",
        "ESCO fee\nall-in\n($)",
        "Verification\nper IPMVP",
      ],
      ...measures.map((measure) => [
        `FIM ${measure.ecmNumber}`,
        measure.ecmDescription,
        cost(measure, "baseConstructionCost"),
        cost(measure, "deliveryCharge"),
        OPTIONS[measure.mvOptionId ?? 0],
        ...[1, 2, 5, 6, 13].map((id) => saved(measure, id, id === 5 ? 10 : 1)),
        { value: 12.5, format: '0.0" yrs"' },
      ]),
      [
        "Total",
        "",
        sum(
          `D11:D${10 + measures.length}`,
          measures.map((one) => cost(one, "baseConstructionCost")),
        ),
        total(measures, (one) => cost(one, "deliveryCharge")),
      ],
    ])
    .put("G10", [
      [
        "Electric\nenergy\n(kWh)",
        "Electric\nenergy\n($)",
        "Natural\ngas\n(therms)",
        "Natural\ngas\n($)",
        "Owner\nO&M\n($)",
        "Simple\npayback",
      ],
    ])
    .put("N5", [
      ["ESCO fee schedule", "% of labor & material"],
      ["Engineering", points(percentages.design)],
      ["Construction management", points(percentages.projectManagement)],
      ["Payment and performance bond", points(percentages.performanceBonds)],
      ["Overhead", points(percentages.overhead)],
      ["Profit", points(percentages.profit)],
      ["Utility inflation, electric", points(data.escalationRates?.[0]?.value)],
      ["Utility inflation, gas", rate(project, 3, 2, 100)],
      ["Inflation of O&M", rate(project, 7, 2, 100)],
    ]);
  const named = { ProgramRate: "F6", ProgramFee: "J6", NTP: "J5", ConstructionMonths: "F7", AuditFee: "J7" };
  for (const [name, address] of Object.entries(named)) page.names.set(name, address);
  const years = yearsOf(project);
  const flow = new Page("15-yr cash flow").put("A2", [
    ["Year after acceptance", "M&V fee", "Utility grant paid yearly", "Comment"],
    ...years.map((year) => [year.year, num(year.measurementVerification), num(year.incentivesOtherPayments)]),
    ["Total", total(years, (year) => num(year.measurementVerification))],
  ]);
  return byExceljs([page, flow]);
}
