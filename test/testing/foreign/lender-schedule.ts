import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "./contract.js";
import { byExceljs } from "./pack.js";
import { Page, sum } from "./page.js";
import { cost, longDate, measuresOf, num, saved, yearsOf } from "./values.js";

export const lenderShows: Shown = {
  inputs: ["capitalization.procureConstrIntr", "capitalization.procureOther", "other.guarPctEstSav"],
  measure: ["ecmNumber"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [2, 4, 6, 13],
  yearly: ["measurementVerification"],
  isLevel: true,
  rates: { of: [1, 2, 3, 7], kind: "same" },
  fixed: {
    ...{ "financing.paymentTimingYear": 1, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "financing.secondaryFinancingTypeID": 2,
  },
};

/** A lender's sheet with its own schedule of payments, and the terms of a second loan that is not drawn. */
export function lenderSchedule(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const { amortization, projectSummary } = calculateProject(project).calculatedValues;
  const years = amortization?.summary ?? [];
  const financed = num(projectSummary?.capitalization?.totalAmountFinanced) ?? 0;
  const fraction = (value: number | undefined, format: string) => ({ value: value ?? 0, format });
  const terms = new Page("Term Sheet")
    .put("B2", [
      ["MUNICIPAL LEASE-PURCHASE – INDICATIVE TERMS"],
      ["Lessee:", record.name],
      ["Lessor:", "Example Leasing LLC"],
    ])
    .put("B6", [["SERIES A – TAX-EXEMPT"]])
    .put("B7", [
      ["Closing date", "", longDate(data.financing?.awardDate)],
      ["Draw period (months)", "", data.financing?.implementationPeriodMonths],
      ["Benchmark (like-term Treasury)", "", fraction(num(data.financing?.indexRate), "0.000%")],
      ["Credit spread", "", fraction(num(data.financing?.addedPremium), "0.000%")],
      ["Capitalized interest", "", num(data.capitalization?.procureConstrIntr)],
      ["Cost of issuance", "", num(data.capitalization?.procureOther)],
      ["Prepayment", "", "On any payment date at 102"],
    ])
    .put("G6", [["SERIES B – TAXABLE (not drawn)"]])
    .put("G7", [
      ["Closing date", "", "tbd"],
      ["Draw period (months)", "", 0],
      ["Benchmark (like-term Treasury)", "", fraction(0, "0.000%")],
      ["Credit spread", "", fraction(0, "0.000%")],
      ["Capitalized interest", "", 0],
      ["Cost of issuance", "", 0],
    ]);
  const uses = new Page("Uses & Savings")
    .put("A1", [["Uses of funds and sources of repayment"]])
    .put("A3", [
      ["Guarantee coverage", num(data.other?.guarPctEstSav)],
      ["Inflation applied to every savings stream", fraction(num(data.escalationRates?.[0]?.value), "0.00%")],
      ["Guarantor's yearly verification fee", num(yearsOf(project)[0]?.measurementVerification)],
    ])
    .put("B8", [["Uses of funds", "", "", "First-year savings"]])
    .put("A9", [
      [
        "Item",
        "Cost of work",
        "Fees",
        "Less: grants",
        "Electric energy",
        "Electric demand",
        "Gas",
        "Labor and materials",
      ],
      ...measures.map((measure) => [
        `${measure.ecmNumber}`,
        cost(measure, "baseConstructionCost"),
        cost(measure, "deliveryCharge"),
        cost(measure, "appliedIncentives", -1),
        ...[2, 4, 6, 13].map((id) => saved(measure, id)),
        measure.ecmDescription,
      ]),
      [
        "Total",
        sum(
          `B10:B${9 + measures.length}`,
          measures.map((one) => cost(one, "baseConstructionCost")),
        ),
      ],
    ])
    .put("I9", [["Description of item"]]);
  uses.merged.push("B8:D8", "E8:H8");
  const rate = (num(data.financing?.indexRate) ?? 0) + (num(data.financing?.addedPremium) ?? 0);
  const schedule = new Page("Amortization")
    .put("A1", [
      ["Amount financed", "", financed],
      [
        "Level payment for comparison",
        "",
        {
          formula: `PMT(${rate},${years.length},-C1)`,
          result: (financed * rate) / (1 - (1 + rate) ** -years.length),
        },
      ],
    ])
    .put("A4", [
      ["Lease year", "Opening balance", "Principal component", "Interest component", "Rental payment"],
      ...years.map(({ year, principal, interest, principalPlusInterest }) => [
        `Lease year ${year}`,
        financed,
        num(principal),
        num(interest),
        num(principalPlusInterest),
      ]),
      ["Grand total", "", num(projectSummary?.capitalization?.totalAmountFinanced)],
    ]);
  return byExceljs([terms, schedule, uses]);
}
