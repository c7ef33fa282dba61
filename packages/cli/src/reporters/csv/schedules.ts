import { type AmortizationMonth, type Decimal, TECHNOLOGY_TYPE_LABELS } from "@epb/engine";
import type { CalculatedProject } from "../../calculate-input.js";
import type { CsvSchedule } from "../formats.js";
import { safeText } from "./csv-text.js";

/** A table without formatting; every row has a cell for every column. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: (result: CalculatedProject) => readonly (readonly string[])[];
}

/** Every figure in full: a spreadsheet rounds what it shows by itself. */
export const CSV_TABLES: Readonly<Record<CsvSchedule, CsvTable>> = {
  "1": {
    header: [
      "year",
      "estimatedSavings",
      "guaranteedSavings",
      "expenses",
      "principal",
      "interest",
      "debtService",
      "payment",
      "retainedSavings",
    ],
    rows: yearRows,
  },
  "2a": {
    header: [
      "ecmNumber",
      "ecmDescription",
      "technology",
      "baseConstructionCost",
      "deliveryCharge",
      "appliedIncentives",
      "implementationPrice",
      "estAnnualCostSavings",
      "totalEnergySavings",
      "ghgAnnualTotal",
      "simplePayback",
    ],
    rows: measureRows,
  },
  amortization: {
    header: [
      "year",
      "month",
      "paymentNumber",
      "paymentDate",
      "beginningBalance",
      "actualPayment",
      "incentive",
      "principal",
      "interest",
      "endingBalance",
    ],
    rows: ({ calculation }) => (calculation.calculatedValues.amortization?.detail ?? []).map(monthRow),
  },
  express: {
    header: ["year", "estimatedSavings", "guaranteedSavings", "debtService", "netSavings"],
    rows: expressRows,
  },
};

/** The years of an express project have no loan and no expenses; their cells are empty. */
function yearRows(result: CalculatedProject): readonly (readonly string[])[] {
  const { amortization, costSavings } = result.calculation.calculatedValues;
  const loanYears = new Map(amortization?.summary.map((year) => [year.year, year]));
  if (costSavings === undefined) {
    return expressRows(result).map(([year = "", estimated = "", guaranteed = "", debtService = ""]) => [
      ...[year, estimated, guaranteed],
      ...["", "", ""],
      ...[debtService, "", ""],
    ]);
  }
  return costSavings.years.map((year) => [
    String(year.year),
    exact(year.estimatedSavings),
    exact(year.guaranteedSavings),
    exact(year.expenses),
    exact(loanYears.get(year.year)?.principal),
    exact(loanYears.get(year.year)?.interest),
    exact(year.debtService),
    exact(year.payment),
    exact(year.retainedSavings),
  ]);
}

function expressRows({ calculation: { calculatedValues } }: CalculatedProject): readonly (readonly string[])[] {
  const { express, itemizedSavings } = calculatedValues;
  const savings = new Map(itemizedSavings?.years.map((year) => [year.year, year]));
  return (express?.years ?? []).map(({ year, guaranteedSavings, debtService, netSavings }) => [
    String(year),
    exact(savings.get(year)?.estimatedAnnualSavings),
    exact(guaranteedSavings),
    exact(debtService),
    exact(netSavings),
  ]);
}

function measureRows({ project, calculation }: CalculatedProject): readonly (readonly string[])[] {
  const figures = new Map(calculation.calculatedValues.ecm?.measures.map((measure) => [measure.uuid, measure]));
  return (project.data.ecms ?? []).map((measure) => {
    const { implementation, technologyTypeId } = measure;
    const values = figures.get(measure.uuid);
    return [
      safeText(measure.ecmNumber ?? ""),
      safeText(measure.ecmDescription ?? ""),
      technologyTypeId === undefined ? "" : TECHNOLOGY_TYPE_LABELS[technologyTypeId],
      exact(implementation?.baseConstructionCost),
      exact(implementation?.deliveryCharge),
      exact(implementation?.appliedIncentives),
      exact(values?.implementationPrice),
      exact(values?.estAnnualCostSavings),
      exact(values?.totalEnergySavings),
      exact(values?.ghg.annualTotal),
      exact(values?.simplePayback),
    ];
  });
}

function monthRow(month: AmortizationMonth): readonly string[] {
  return [
    String(month.year),
    String(month.month),
    month.paymentNumber === undefined ? "" : String(month.paymentNumber),
    month.paymentDate ?? "",
    exact(month.beginningBalance),
    exact(month.actualPayment),
    exact(month.incentive),
    exact(month.principal),
    exact(month.interest),
    exact(month.endingBalance),
  ];
}

const exact = (amount: Decimal | undefined): string => amount?.toFixed() ?? "";
