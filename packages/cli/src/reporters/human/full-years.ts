import type { ImplementationCostSavings, PartialCalculatedValues } from "@epb/engine";
import type { Layout } from "../../format/layout.js";
import { renderYearTable, type YearRow } from "./year-table.js";

interface FullYears {
  readonly costSavings: NonNullable<PartialCalculatedValues["costSavings"]>;
  /** Absent where the figures were supplied without a loan schedule; debt service then stands undivided. */
  readonly amortization: PartialCalculatedValues["amortization"];
  readonly implementation: ImplementationCostSavings | undefined;
}

const SAVINGS = ["estimatedSavings", "guaranteedSavings", "expenses"];
const OUTCOME = ["payment", "retainedSavings"];
const inCostSavings = (name: string): string => `costSavings.years[year].${name}`;
const inAmortization = (name: string): string => `amortization.summary[year].${name}`;

/** Savings and payments of the full edition. */
export function fullYearLines(
  { costSavings, amortization, implementation }: FullYears,
  layout: Layout,
): readonly string[] {
  const debtService =
    amortization === undefined ? [inCostSavings("debtService")] : ["principal", "interest"].map(inAmortization);
  const ofLoan = new Map(amortization?.summary.map((year) => [year.year, year]));
  const years = costSavings.years.map((year): YearRow => {
    const { principal, interest } = ofLoan.get(year.year) ?? {};
    const { estimatedSavings, guaranteedSavings, expenses, payment, retainedSavings } = year;
    const parts = amortization === undefined ? [year.debtService] : [principal, interest];
    return [String(year.year), estimatedSavings, guaranteedSavings, expenses, ...parts, payment, retainedSavings];
  });
  const { totalPrincipal, totalInterest } = amortization?.total ?? {};
  return renderYearTable(
    {
      title: "Annual cost savings and payments",
      figures: [...SAVINGS.map(inCostSavings), ...debtService, ...OUTCOME.map(inCostSavings)],
      rows: [
        ...(implementation === undefined ? [] : [implementationRow(implementation, debtService.length)]),
        ...years,
      ],
      totals: [
        costSavings.totalEstimatedCostSavings,
        costSavings.totalGuaranteedCostSavings,
        costSavings.totalExpenses,
        ...(amortization === undefined ? [costSavings.totalDebtService] : [totalPrincipal, totalInterest]),
        costSavings.totalPayments,
        costSavings.totalRetainedSavings,
      ],
    },
    layout,
  );
}

/** The implementation period has neither expenses nor debt service, and retains nothing. */
function implementationRow(implementation: ImplementationCostSavings, debtServiceColumns: number): YearRow {
  const { estimatedCostSavings, guaranteedCostSavings, payment } = implementation;
  const noDebtService = Array.from({ length: debtServiceColumns }, () => undefined);
  return ["Impl.", estimatedCostSavings, guaranteedCostSavings, undefined, ...noDebtService, payment, undefined];
}
