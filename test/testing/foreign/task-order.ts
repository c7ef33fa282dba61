import { calculateProject, type Project, TECHNOLOGY_TYPE_LABELS } from "@epb/engine";
import { newExceljsWorkbook } from "../exceljs-workbook.js";

const DELIVERY = {
  design: "Design",
  projectManagement: "Project management",
  performanceBonds: "Performance and payment bonds",
  commissioningTraining: "Commissioning and training",
  mv: "Measurement and verification",
  overhead: "Overhead",
  profit: "Profit",
} as const;

const RATES: Readonly<Record<number, string>> = {
  1: "Electricity",
  2: "Electric demand",
  3: "Natural gas",
  6: "Water",
  7: "O&M",
};

/** Schedules of a federal task order on five sheets: years down, savings of measures on their own sheet, its own totals. */
export async function taskOrder(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const { calculatedValues } = calculateProject(project);
  const book = newExceljsWorkbook();
  const write = (name: string, rows: readonly (readonly unknown[])[]): void => {
    const sheet = book.addWorksheet(name);
    for (const row of rows) sheet.addRow(row.map((value) => value ?? null));
  };
  const { financing = {}, capitalization = {}, other = {}, identification = {}, implementationPricing = {} } = data;
  const { implementationCostSavings = {} } = data;
  const number = (value: { toNumber(): number } | undefined): number | undefined => value?.toNumber();

  write("TO-1", [
    ["SCHEDULE TO-1: GUARANTEED COST SAVINGS AND CONTRACTOR PAYMENTS"],
    ["Task order no.", identification.taskOrderNumber, undefined, "Site:", record.name],
    [],
    [
      "Award date",
      date(financing.awardDate),
      undefined,
      "Implementation period (months)",
      financing.implementationPeriodMonths,
    ],
    ["Guarantee (% of estimated)", number(other.guarPctEstSav?.times(100))],
    [],
    ["", "Estimated", "Guaranteed", "Payment"],
    [
      "Implementation period savings",
      number(implementationCostSavings.estimatedCostSavings),
      number(implementationCostSavings.guaranteedCostSavings),
      number(implementationCostSavings.payment),
    ],
    [],
    ["", "(a) Estimated", "(b) Guaranteed", "(c) Contractor", "(d) Retained"],
    ["Year", "annual cost savings", "annual cost savings", "payments", "by agency"],
    ["", "$", "$", "$", "$"],
    ...(calculatedValues.costSavings?.years ?? []).map((year) => [
      `${year.year}`,
      number(year.estimatedSavings),
      number(year.guaranteedSavings),
      number(year.payment),
      number(data.performancePeriod?.find((one) => one.year === year.year)?.retainedSavings),
    ]),
    [
      "Total",
      number(calculatedValues.costSavings?.totalEstimatedCostSavings),
      number(calculatedValues.costSavings?.totalGuaranteedCostSavings),
    ],
  ]);

  write("TO-2", [
    ["SCHEDULE TO-2: IMPLEMENTATION PRICE BY ECM"],
    [],
    ["ECM", "Title", "Technology category", "Size", "Direct cost", "Delivery", "Rebates", "M&V option"],
    ...(data.ecms ?? []).map((measure) => [
      measure.ecmNumber,
      measure.ecmDescription,
      TECHNOLOGY_TYPE_LABELS[measure.technologyTypeId ?? 1],
      measure.ecmSize,
      number(measure.implementation?.baseConstructionCost),
      number(measure.implementation?.deliveryCharge),
      number(measure.implementation?.appliedIncentives),
      "ABCD"[(measure.mvOptionId ?? 1) - 1],
    ]),
    ["TOTAL"],
    [],
    ["Project development", number(implementationPricing.projectDevelopmentPrice)],
    ["Parts of the delivery charge"],
    ...Object.entries(DELIVERY).map(([key, label]) => [
      label,
      number(implementationPricing.percentages?.[key as keyof typeof DELIVERY]),
    ]),
  ]);

  write("TO-3", [
    ["SCHEDULE TO-3: PERFORMANCE PERIOD CASH FLOW"],
    [],
    ["Index rate", number(financing.indexRate), "Added premium", number(financing.addedPremium)],
    ["Financing procurement price: interest", number(capitalization.procureConstrIntr)],
    ["Financing procurement price: other", number(capitalization.procureOther)],
    [],
    ["Year", "M&V", "Mgmt/Admin", "Maintenance", "R&R", "Fee %", "Incentives"],
    ...(data.performancePeriod ?? []).map((year) => [
      year.year,
      number(year.measurementVerification),
      ...[1, 3, 4].map((id) => number(year.otherExpenses?.find(({ fieldId }) => fieldId === id)?.value)),
      number(year.deliveryChargePct),
      number(year.incentivesOtherPayments),
    ]),
  ]);

  const fields = [1, 2, 3, 4, 5, 6, 11, 12, 13];
  write("TO-4", [
    ["SCHEDULE TO-4: FIRST YEAR ESTIMATED ANNUAL COST SAVINGS BY ECM"],
    ["", "", "Electric energy", "", "Electric demand", "", "Natural gas", "", "Water", "", "Other"],
    ["ECM", "Title", "kWh/yr", "$/yr", "kW", "$/yr", "MMBtu/yr", "$/yr", "kgal/yr", "$/yr", "O&M $/yr", "M&V $/yr"],
    ...[...(data.ecms ?? [])]
      .reverse()
      .map((measure) => [
        measure.ecmNumber,
        measure.ecmDescription,
        ...fields.map((id) => number(measure.estimatedSavings?.find(({ fieldId }) => fieldId === id)?.value)),
        number(measure.implementation?.mvExpense),
      ]),
  ]);

  const kinds = [...new Set(data.escalationRates?.map(({ fieldId }) => fieldId))];
  const rate = (fieldId: number, year: number): number | undefined =>
    number(data.escalationRates?.find((one) => one.fieldId === fieldId && one.year === year)?.value);
  write("Escalation", [
    ["ANNUAL ESCALATION RATES"],
    ["Year", ...kinds.map((kind) => RATES[kind])],
    ...Array.from({ length: 39 }, (_, index) => [index + 2, ...kinds.map((kind) => rate(kind, index + 2))]),
  ]);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

const date = (day: string | undefined): Date | undefined =>
  day === undefined ? undefined : new Date(`${day}T00:00:00Z`);
