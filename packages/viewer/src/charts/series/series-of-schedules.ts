import type { Cell, ProjectOverview, Table } from "@epb/contract";
import { isWithheld } from "@epb/engine/report";
import type { ChartAmount, ChartData, ChartSeries } from "../chart-data.js";
import { CHART_TEXTS } from "../chart-texts.js";

/** A schedule by its id; undefined if it has no content. */
const tableOf = (tables: readonly Table[], id: string): Table | undefined => tables.find((table) => table.id === id);

/** A withheld figure has no amount. */
const amount = (cell: Cell | undefined): ChartAmount =>
  cell === null || cell === undefined || typeof cell === "boolean" || isWithheld(cell) ? undefined : String(cell);

/** Amounts of a column, one for each row; empty if the table has no such column. */
function amountsIn(table: Table, column: string): readonly ChartAmount[] {
  const index = table.columns.findIndex(({ name }) => name === column);
  return table.rows.map((row) => amount(row[index]));
}

/** The rows in which one of the columns is withheld. */
function withheldRows(table: Table, columns: readonly string[]): readonly boolean[] {
  const indexes = columns.map((column) => table.columns.findIndex(({ name }) => name === column));
  return table.rows.map((row) => indexes.some((index) => isWithheld(row[index] ?? undefined)));
}

/** The sum below a column. */
function totalOf(table: Table | undefined, column: string): ChartAmount {
  const index = table?.columns.findIndex(({ name }) => name === column) ?? -1;
  return amount(table?.totals?.[index]);
}

/** Cell of the row above the years. */
function openingOf(table: Table | undefined, column: string): ChartAmount {
  const index = table?.columns.findIndex(({ name }) => name === column) ?? -1;
  return amount(table?.opening?.[index]);
}

/** First cells of the rows: years. */
const keysOf = (table: Table): readonly string[] => table.rows.map(([first]) => String(first ?? ""));

/** Number and description of the measures, as one name. */
const measureNames = (table: Table): readonly string[] =>
  table.rows.map(([number, description]) => `${number ?? ""} ${description ?? ""}`.trim());

const NOTHING: ChartData = { rowLabel: CHART_TEXTS.year, rows: [], series: [] };

interface SavingsAndPayments {
  readonly savings: ChartAmount;
  readonly payments: ChartAmount;
}

export interface SavingsAgainstPayments {
  readonly data: ChartData;
  /** Amounts of the implementation period, which is not a row of the chart. */
  readonly implementation: SavingsAndPayments;
  /** Totals of the implementation period and all years. */
  readonly totals: SavingsAndPayments;
}

const NONE: SavingsAndPayments = { savings: undefined, payments: undefined };

/** Savings of a year that its report verifies. */
export type VerifiedSavings = NonNullable<ProjectOverview["verified"]>[number];

const verifiedIn = (table: Table, verified: readonly VerifiedSavings[]): readonly ChartAmount[] =>
  keysOf(table).map((key) => verified.find(({ year }) => String(year) === key)?.savings);

/** Guaranteed savings, payments, and verified savings by year, from Schedule 1, or Schedule 1u of a utility energy service contract. */
export function seriesOfSavingsAgainstPayments(
  tables: readonly Table[],
  verified: readonly VerifiedSavings[] = [],
): SavingsAgainstPayments {
  const table = tableOf(tables, "1") ?? tableOf(tables, "1u");
  if (table === undefined) return { data: NOTHING, implementation: NONE, totals: NONE };
  // An express project has debt service and no other payments.
  const payments = amountsIn(table, "payment").some((each) => each !== undefined) ? "payment" : "debtService";
  return {
    data: {
      rowLabel: CHART_TEXTS.year,
      rows: keysOf(table),
      series: [
        { label: CHART_TEXTS.guaranteed, amounts: amountsIn(table, "guaranteedSavings") },
        { label: CHART_TEXTS.payments, amounts: amountsIn(table, payments) },
        ...(verified.length === 0 ? [] : [{ label: CHART_TEXTS.verified, amounts: verifiedIn(table, verified) }]),
      ],
    },
    implementation: { savings: openingOf(table, "guaranteedSavings"), payments: openingOf(table, payments) },
    totals: { savings: totalOf(table, "guaranteedSavings"), payments: totalOf(table, payments) },
  };
}

/** Balance of the loan at the end of each year. */
export function seriesOfLoanBalance(tables: readonly Table[]): ChartData {
  const table = tableOf(tables, "loan");
  if (table === undefined) return NOTHING;
  return {
    rowLabel: CHART_TEXTS.year,
    rows: keysOf(table),
    series: [{ label: CHART_TEXTS.balance, amounts: amountsIn(table, "endingBalance") }],
  };
}

/**
 * Series of stacked bars without the bars that lack a withheld layer: they would be too short. A layer that no bar has is
 * left out of all of them.
 *
 * @param isWithheld - Whether a layer of the row is withheld, for each row.
 */
function withoutPartialBars(series: readonly ChartSeries[], isWithheld: readonly boolean[]): readonly ChartSeries[] {
  const layers = series.filter(({ amounts }) => amounts.some((each) => each !== undefined));
  const isPartial = isWithheld.map(
    (withheld, row) => withheld && layers.some(({ amounts }) => amounts[row] === undefined),
  );
  return series.map(({ label, amounts }) => ({
    label,
    amounts: amounts.map((each, row) => (isPartial[row] ? undefined : each)),
  }));
}

/** Columns of the savings by category that are sums of the others. */
const SUM = "estimatedAnnualSavings";
const SUMS = new Set([SUM, "guaranteedAnnualSavings"]);

/** Estimated savings of each year by category; categories without savings are omitted. */
export function seriesOfItemizedSavings(tables: readonly Table[]): ChartData {
  const table = tableOf(tables, "savings");
  if (table === undefined) return NOTHING;
  const categories = table.columns
    .filter(({ name }, index) => index >= table.keyColumns && !SUMS.has(name))
    .map(({ name, label }) => ({ label, amounts: amountsIn(table, name) }))
    .filter(({ amounts }) => amounts.some((each) => each !== undefined && Number(each) !== 0));
  return {
    rowLabel: CHART_TEXTS.year,
    rows: keysOf(table),
    series: withoutPartialBars(categories, withheldRows(table, [SUM])),
  };
}

/** Net cash flow of the customer: each year and cumulative. */
export function seriesOfCashFlow(tables: readonly Table[]): ChartData {
  const table = tableOf(tables, "cash-flow");
  if (table === undefined) return NOTHING;
  return {
    rowLabel: CHART_TEXTS.year,
    rows: keysOf(table),
    series: [
      { label: CHART_TEXTS.net, amounts: amountsIn(table, "net") },
      { label: CHART_TEXTS.cumulative, amounts: amountsIn(table, "cumulative") },
    ],
  };
}

interface GreenhouseGas {
  readonly data: ChartData;
  readonly totals: { readonly scope1: ChartAmount; readonly scope2: ChartAmount };
}

/** Greenhouse gas that each measure saves a year, by scope. */
export function seriesOfGreenhouseGas(tables: readonly Table[]): GreenhouseGas {
  const table = tableOf(tables, "ghg");
  const totals = { scope1: totalOf(table, "annualScope1"), scope2: totalOf(table, "annualScope2") };
  if (table === undefined) return { data: NOTHING, totals };
  return {
    data: {
      rowLabel: CHART_TEXTS.measure,
      rows: measureNames(table),
      series: withoutPartialBars(
        [
          { label: CHART_TEXTS.scope1, amounts: amountsIn(table, "annualScope1") },
          { label: CHART_TEXTS.scope2, amounts: amountsIn(table, "annualScope2") },
        ],
        withheldRows(table, ["annualScope1", "annualScope2"]),
      ),
    },
    totals,
  };
}

/** Price and annual savings of each measure, from Schedule 2a. */
export function seriesOfMeasures(tables: readonly Table[]): ChartData {
  const table = tableOf(tables, "2a");
  if (table === undefined) return NOTHING;
  return {
    rowLabel: CHART_TEXTS.measure,
    rows: measureNames(table),
    series: [
      { label: CHART_TEXTS.price, amounts: amountsIn(table, "implementationPrice") },
      { label: CHART_TEXTS.annualSavings, amounts: amountsIn(table, "estAnnualCostSavings") },
    ],
  };
}
