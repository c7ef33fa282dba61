import { type Decimal, figureDefinition } from "@epb/engine";
import type { CalculatedProject } from "../../calculate-input.js";
import { formatNumber } from "../../format/numbers.js";
import { renderTable, type TableColumn } from "../../format/table.js";
import type { Layout } from "../reporter.js";

const COLUMNS: readonly TableColumn[] = [
  { header: "Year", align: "right" },
  ...[
    "costSavings.years[year].estimatedSavings",
    "costSavings.years[year].guaranteedSavings",
    "costSavings.years[year].expenses",
    "amortization.summary[year].principal",
    "amortization.summary[year].interest",
    "costSavings.years[year].payment",
    "costSavings.years[year].retainedSavings",
  ].map(column),
];

function column(figure: string): TableColumn {
  const { label, heading = { label } } = figureDefinition(figure);
  const { group } = heading;
  return { header: heading.label, align: "right", ...(group !== undefined && { group }) };
}

/** Savings and payments year by year, in whole dollars as the schedules have them; nothing where there are no years. */
export function yearLines({ project, calculation }: CalculatedProject, layout: Layout): readonly string[] {
  const { costSavings, amortization } = calculation.calculatedValues;
  if (costSavings.years.length === 0) return [];
  const debtService = new Map(amortization.summary.map((year) => [year.year, year]));
  const implementation = project.data.implementationCostSavings;
  const { estimatedCostSavings, guaranteedCostSavings, payment } = implementation ?? {};
  const rows = [
    ...(implementation === undefined
      ? []
      : [["Impl.", ...dollars(estimatedCostSavings, guaranteedCostSavings), "", "", "", ...dollars(payment), ""]]),
    ...costSavings.years.map((year) => {
      const { principal, interest } = debtService.get(year.year) ?? {};
      const { estimatedSavings, guaranteedSavings, expenses, retainedSavings } = year;
      return [
        String(year.year),
        ...dollars(estimatedSavings, guaranteedSavings, expenses, principal, interest, year.payment, retainedSavings),
      ];
    }),
  ];
  const totals = [
    "Total",
    ...dollars(
      costSavings.totalEstimatedCostSavings,
      costSavings.totalGuaranteedCostSavings,
      costSavings.totalExpenses,
      amortization.total.totalPrincipal,
      amortization.total.totalInterest,
      costSavings.totalPayments,
      costSavings.totalRetainedSavings,
    ),
  ];
  const { columns, paint } = layout;
  return [
    paint("title", "Annual cost savings and payments, whole dollars"),
    "",
    ...renderTable({ columns: COLUMNS, rows, totals }, columns, paint),
  ];
}

function dollars(...amounts: readonly (Decimal | undefined)[]): readonly string[] {
  return amounts.map((amount) => (amount === undefined ? "" : formatNumber(amount, 0)));
}
