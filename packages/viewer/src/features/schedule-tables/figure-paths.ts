import type { Cell, Table } from "@epb/contract";
import { BaselineField, SavingsCategory, SavingsField } from "@epb/engine";

/** Keys of a row for the paths of its figures. */
export interface RowKey {
  /** First cell: a year, or the name of an item. */
  readonly first: Cell | undefined;
  /** Id of the measure in the row. */
  readonly uuid?: string | undefined;
}

/** Possible paths of a figure; the first path that exists in the project applies. */
type Candidates = readonly string[];

interface TableFigures {
  readonly inRow: (column: string, key: RowKey) => Candidates;
  readonly inTotals: (column: string) => Candidates;
}

const capitalized = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** Number of a member by its name with a small first letter. */
const idsByName = (members: Readonly<Record<string, number>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(members).map(([name, id]) => [name.slice(0, 1).toLowerCase() + name.slice(1), id]));
const SAVINGS_IDS = idsByName(SavingsField);
const CATEGORY_IDS = idsByName(SavingsCategory);

const ofYear = (place: string, member: string, { first }: RowKey): string => `${place}[year=${first}].${member}`;
const none = (): Candidates => [];

/** Totals of the cost savings have different names. */
const COST_SAVINGS_TOTALS: Readonly<Record<string, string>> = {
  estimatedSavings: "totalEstimatedCostSavings",
  guaranteedSavings: "totalGuaranteedCostSavings",
  expenses: "totalExpenses",
  debtService: "totalDebtService",
  payment: "totalPayments",
  retainedSavings: "totalRetainedSavings",
  netSavings: "totalNetSavings",
};

const ofMeasures = (within: string): TableFigures => ({
  inRow: (column, { uuid }) =>
    uuid === undefined ? [] : [`ecm.measures[uuid=${uuid}].${within}${measureMember(column)}`],
  inTotals: (column) => [`ecm.totals.${within}${measureMember(column)}`, ...fieldTotal(column)],
});

const measureMember = (column: string): string => (column === "ghgAnnualTotal" ? "ghg.annualTotal" : column);

function fieldTotal(column: string): Candidates {
  const [, baseline = ""] = /^baseline(.+)$/.exec(column) ?? [];
  const baselineId = (BaselineField as Readonly<Record<string, number>>)[baseline];
  if (baselineId !== undefined) return [`ecm.totals.baseline[fieldId=${baselineId}].value`];
  const savingsId = SAVINGS_IDS.get(column);
  if (savingsId !== undefined) return [`ecm.totals.savings[fieldId=${savingsId}].value`];
  return column === "baseConstructionCost" ? ["projectSummary.implementationTotals.baseConstructionCost"] : [];
}

const YEARS: TableFigures = {
  inRow: (column, key) => [
    ofYear("costSavings.years", column, key),
    ofYear("express.years", column, key),
    ofYear("amortization.summary", column, key),
    ...(column === "estimatedSavings" ? [ofYear("itemizedSavings.years", "estimatedAnnualSavings", key)] : []),
  ],
  inTotals: (column) => [
    `costSavings.${COST_SAVINGS_TOTALS[column]}`,
    `express.${COST_SAVINGS_TOTALS[column]}`,
    `amortization.total.total${capitalized(column)}`,
  ],
};

/** Which figures the columns of a schedule show. What is not here was entered, and explains itself. */
const FIGURES_OF_TABLES: Readonly<Record<string, TableFigures>> = {
  "1": YEARS,
  "1u": YEARS,
  express: YEARS,
  "2a": ofMeasures(""),
  "3": {
    inRow: (column, key) => [ofYear("performancePeriod.items", column, key), ...YEARS.inRow(column, key)],
    inTotals: (column) => [
      `performancePeriod.total.${column}`,
      // The retained savings here are those entered.
      ...(column === "retainedSavings" ? [] : YEARS.inTotals(column)),
    ],
  },
  "4": ofMeasures(""),
  esa: {
    inRow: (column, key) => [ofYear("esaPayments.years", column, key)],
    inTotals: (column) => (column === "esaPayment" ? ["esaPayments.totalEsaPayments"] : []),
  },
  ghg: ofMeasures("ghg."),
  loan: {
    inRow: (column, key) => [ofYear("amortization.summary", column, key)],
    inTotals: (column) => [`amortization.total.total${capitalized(column)}`],
  },
  savings: {
    inRow: (column, key) => [
      ofYear("itemizedSavings.years", column, key),
      ofYear("itemizedSavings.years", `categories[fieldId=${CATEGORY_IDS.get(column)}].value`, key),
    ],
    inTotals: none,
  },
};

/** Which figure each cell of a row shows. @param known - Paths of the figures that the project has. */
export function figuresOfRow(table: Table, key: RowKey, known: ReadonlySet<string>): readonly (string | undefined)[] {
  const figures = FIGURES_OF_TABLES[table.id];
  return table.columns.map(({ name }, index) =>
    index < table.keyColumns ? undefined : figures?.inRow(name, key).find((path) => known.has(path)),
  );
}

/** Which figure each cell of the last row shows. */
export function figuresOfTotals(table: Table, known: ReadonlySet<string>): readonly (string | undefined)[] {
  const figures = FIGURES_OF_TABLES[table.id];
  return table.columns.map(({ name }, index) =>
    index < table.keyColumns ? undefined : figures?.inTotals(name).find((path) => known.has(path)),
  );
}
