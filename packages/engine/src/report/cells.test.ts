import { describe, expect, test } from "vitest";
import { completeProject } from "../../testing/complete-project.js";
import { parsed } from "../../testing/parsed.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { valueAtPath } from "../paths/value-at-path.js";
import type { ReportSource } from "./report-source.js";
import type { ReportRow, ReportTable } from "./report-table.js";
import { reportTable } from "./report-table-of.js";
import type { ScheduleId } from "./schedule-id.js";

// Every cell shows the value that its column is named after. The tables below say where that value is.

/** A path for each column. `*` stands for the year, the month, or the measure of the row. */
type Places = Readonly<Record<string, string>>;

const paths = (place: string, names: readonly string[]): Places =>
  Object.fromEntries(names.map((name) => [name, `${place}.${name}`]));

/** Entries of a list by their fields, which count from 1. */
const byField = (list: string, names: readonly string[]): Places =>
  Object.fromEntries(names.map((name, index) => [name, `${list}[fieldId=${index + 1}].value`]));

const SAVINGS = [
  ...["electricEnergyKwhPerYear", "electricEnergyCost", "electricDemandKwPerMonth", "electricDemandCost"],
  ...["naturalGasMmbtu", "naturalGasCost", "otherSavingsType1Mmbtu", "otherSavingsType1Cost"],
  ...["otherSavingsType2Mmbtu", "otherSavingsType2Cost", "waterKgal", "waterCost", "operationsAndMaintenance"],
  ...["otherNonEnergy", "otherAvoided", "wastewaterKgal", "wastewaterCost"],
];
const BASELINE = [
  ...["baselineElectricityUseKwhPerYear", "baselineElectricDemandKwPerMonth", "baselineNaturalGasMmbtuPerYear"],
  ...["baselineOther1MmbtuPerYear", "baselineOther2MmbtuPerYear", "baselineWaterKgalPerYear"],
  ...["baselineEnergyAndResourceCosts", "baselineOperationsAndMaintenance", "baselineOtherNonEnergy"],
  ...["baselineWastewaterKgalPerYear"],
];
const EXPENSES = [
  ...["management", "operation", "maintenance", "repairAndReplacement", "permitsAndLicenses", "insurance"],
  ...["propertyTaxes", "otherExpenseType1", "otherExpenseType2"],
];
/** Number 9, other avoided savings, is itemized nowhere. */
const CATEGORIES = [
  ...["electricEnergy", "electricDemand", "naturalGas", "otherSavingsType1", "otherSavingsType2", "water"],
  ...["operationsAndMaintenance", "otherNonEnergy", "otherAvoided", "wastewater"],
];
const withoutOtherAvoided = ({ otherAvoided, ...places }: Places): Places => places;

const AMOUNTS_OF_GAS = [
  ...["electricGhg", "naturalGasGhg", "otherSavingsType1Ghg", "otherSavingsType2Ghg"],
  ...["annualScope1", "annualScope2", "annualTotal"],
];
const ENTERED_OF_MEASURE = "data.ecms[uuid=*].implementation";
const OF_MEASURE = "values.ecm.measures[uuid=*]";

const SCHEDULE_1: Places = {
  ...paths("values.costSavings.years[year=*]", [
    ...["estimatedSavings", "guaranteedSavings", "expenses", "debtService", "payment", "retainedSavings"],
  ]),
  ...paths("values.amortization.summary[year=*]", ["principal", "interest"]),
};

const ROWS: Partial<Readonly<Record<ScheduleId, Places>>> = {
  "1": SCHEDULE_1,
  "2a": {
    ecmNumber: "data.ecms[uuid=*].ecmNumber",
    ecmDescription: "data.ecms[uuid=*].ecmDescription",
    ...paths(ENTERED_OF_MEASURE, ["baseConstructionCost", "deliveryCharge", "appliedIncentives"]),
    ...paths(OF_MEASURE, ["implementationPrice", "estAnnualCostSavings", "totalEnergySavings", "simplePayback"]),
    ghgAnnualTotal: `${OF_MEASURE}.ghg.annualTotal`,
  },
  "3": {
    ...paths("data.performancePeriod[year=*]", ["measurementVerification", "deliveryChargePct"]),
    ...byField("data.performancePeriod[year=*].otherExpenses", EXPENSES),
    ...paths("values.amortization.summary[year=*]", ["principal", "interest"]),
    debtService: "values.costSavings.years[year=*].debtService",
    ...paths("values.performancePeriod.items[year=*]", [
      ...["totalExpenses", "incentivesOtherPayments", "retainedSavings", "totalPayments"],
    ]),
  },
  "4": {
    ecmNumber: "data.ecms[uuid=*].ecmNumber",
    ecmDescription: "data.ecms[uuid=*].ecmDescription",
    ...byField("data.ecms[uuid=*].estimatedSavings", SAVINGS),
    ...paths(OF_MEASURE, ["totalEnergySavings", "estAnnualCostSavings"]),
    ...byField("data.ecms[uuid=*].baseline", BASELINE),
  },
  "5": Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `month${index + 1}`,
      `data.cancellationCeiling[year=*,month=${index + 1}].value`,
    ]),
  ),
  esa: paths("values.esaPayments.years[year=*]", ["esaPrice", "guarProduction", "esaPayment", "reserveAccount"]),
  ghg: {
    ecmNumber: "data.ecms[uuid=*].ecmNumber",
    ecmDescription: "data.ecms[uuid=*].ecmDescription",
    ...paths(`${OF_MEASURE}.ghg`, AMOUNTS_OF_GAS),
  },
  amortization: paths("values.amortization.detail[*]", [
    ...["paymentNumber", "paymentDate", "beginningBalance", "actualPayment"],
    ...["incentive", "principal", "interest", "endingBalance"],
  ]),
  loan: {
    ...paths("values.amortization.summary[year=*]", [
      ...["neededPayment", "expenseIncentive", "principalPlusInterest", "principal", "interest"],
    ]),
    endingBalance: "values.amortization.detail[year=*,month=12].endingBalance",
  },
  savings: {
    ...withoutOtherAvoided(byField("values.itemizedSavings.years[year=*].categories", CATEGORIES)),
    estimatedAnnualSavings: "values.itemizedSavings.years[year=*].estimatedAnnualSavings",
  },
  escalation: withoutOtherAvoided(
    Object.fromEntries(
      CATEGORIES.map((name, index) => [name, `data.escalationRates[fieldId=${index + 1},year=*].value`]),
    ),
  ),
};

const OF_COST_SAVINGS = "values.costSavings";
const TOTALS: Partial<Readonly<Record<ScheduleId, Places>>> = {
  "1": {
    estimatedSavings: `${OF_COST_SAVINGS}.totalEstimatedCostSavings`,
    guaranteedSavings: `${OF_COST_SAVINGS}.totalGuaranteedCostSavings`,
    expenses: `${OF_COST_SAVINGS}.totalExpenses`,
    debtService: `${OF_COST_SAVINGS}.totalDebtService`,
    payment: `${OF_COST_SAVINGS}.totalPayments`,
    retainedSavings: `${OF_COST_SAVINGS}.totalRetainedSavings`,
    principal: "values.amortization.total.totalPrincipal",
    interest: "values.amortization.total.totalInterest",
  },
  "2a": {
    baseConstructionCost: "values.projectSummary.implementationTotals.baseConstructionCost",
    ...paths("values.ecm.totals", [
      ...["deliveryCharge", "appliedIncentives", "implementationPrice", "estAnnualCostSavings"],
      ...["totalEnergySavings", "simplePayback"],
    ]),
    ghgAnnualTotal: "values.ecm.totals.ghg.annualTotal",
  },
  "3": {
    ...paths("values.performancePeriod.total", ["totalExpenses", "incentivesOtherPayments", "totalPayments"]),
    debtService: `${OF_COST_SAVINGS}.totalDebtService`,
    principal: "values.amortization.total.totalPrincipal",
    interest: "values.amortization.total.totalInterest",
  },
  "4": {
    ...byField("values.ecm.totals.savings", SAVINGS),
    ...paths("values.ecm.totals", ["totalEnergySavings", "estAnnualCostSavings"]),
    ...byField("values.ecm.totals.baseline", BASELINE),
  },
  esa: { esaPayment: "values.esaPayments.totalEsaPayments" },
  ghg: paths("values.ecm.totals.ghg", AMOUNTS_OF_GAS),
  loan: {
    neededPayment: "values.amortization.total.totalNeededPayment",
    expenseIncentive: "values.amortization.total.totalExpenseIncentive",
    principalPlusInterest: "values.amortization.total.totalPrincipalPlusInterest",
    principal: "values.amortization.total.totalPrincipal",
    interest: "values.amortization.total.totalInterest",
  },
};

const project = parsed(completeProject());
const SOURCE: ReportSource = { data: project.data, values: calculateProject(project).calculatedValues };

const tableOf = (id: ScheduleId): ReportTable => reportTable(id, SOURCE.data, SOURCE.values);

const cellOf = ({ columns }: ReportTable, row: ReportRow, name: string) =>
  row[columns.findIndex((column) => column.name === name)];

/** The year of a row, its year and month, or the measure. */
function keyOf(id: ScheduleId, row: ReportRow, index: number): string {
  if (id === "amortization") return `year=${row[0]},month=${row[1]}`;
  return typeof row[0] === "number" ? String(row[0]) : String(SOURCE.data.ecms?.[index]?.uuid);
}

describe.each(Object.entries(ROWS) as [ScheduleId, Places][])("schedule %s", (id, places) => {
  const table = tableOf(id);

  test("has a value in every cell of at least one row", () => {
    expect(table.rows.length).toBeGreaterThan(1);
    const empty = table.columns.filter((_, index) => table.rows.every((row) => row[index] === undefined));
    expect(empty.map(({ name }) => name)).toEqual([]);
  });

  test.each(Object.entries(places))("shows %s from %s", (name, path) => {
    for (const [index, row] of table.rows.entries()) {
      const value = valueAtPath(SOURCE, path.replace("*", keyOf(id, row, index)));
      expect(cellOf(table, row, name), `row ${index + 1}`).toEqual(value);
    }
  });
});

describe.each(Object.entries(TOTALS) as [ScheduleId, Places][])("the totals of schedule %s", (id, places) => {
  const table = tableOf(id);

  test.each(Object.entries(places))("have %s from %s", (name, path) => {
    const total = cellOf(table, table.totals ?? [], name);
    expect(total).toBeDefined();
    expect(total).toEqual(valueAtPath(SOURCE, path));
  });
});

test("schedule 3 has a total in every column of dollars, and in no other", () => {
  const { columns, totals = [] } = tableOf("3");
  expect(columns.filter((_, index) => totals[index] !== undefined)).toEqual(
    columns.filter(({ quantity }) => quantity === "dollars"),
  );
});

test("a measure in schedule 2a has the name of its technology", () => {
  const table = tableOf("2a");
  expect(table.rows.map((row) => cellOf(table, row, "technology"))).toEqual(["Boiler plant", "Chiller plant"]);
});
