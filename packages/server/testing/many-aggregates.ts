import { SizeClass, US_STATES } from "@epb/contract";
import { FederalContractType, MarketSegment, ProjectType, StateLocalSubmarket, TechnologyType } from "@epb/engine";
import { documentId } from "../src/base/document-id.js";
import { AGGREGATES, type Aggregate } from "../src/features/statistics/aggregates.js";
import { PROJECTS_SUBJECT, ProjectTable, SIZE_TABLE, technologySubject } from "../src/features/statistics/tables.js";
import type { Tally } from "../src/features/statistics/tally.js";
import type { TransferStore } from "../src/store/transfer/transfer-store.js";

/** Bins that a quantity of very many projects fills. */
const BINS = 300;
const FIRST_BIN = 640;
const YEARS = Array.from({ length: 40 }, (_, index) => String(1990 + index));

const PROJECT_QUANTITIES = ["implementationPrice", "guaranteedSavings", "estimatedSavings", "financedAmount"];
const WORK_QUANTITIES = ["price", "pricePerMmbtu", "simplePayback"];

const keysOf = (members: Readonly<Record<string, string | number>>): string[] => Object.values(members).map(String);

const COLUMNS: Readonly<Record<ProjectTable, readonly string[]>> = {
  year: YEARS,
  state: Object.keys(US_STATES),
  contractType: keysOf(FederalContractType),
  submarket: keysOf(StateLocalSubmarket),
  projectType: keysOf(ProjectType),
};

/** Fills the aggregates as very many projects would: one aggregate for each cell of each table. */
export async function fillAggregates(store: TransferStore): Promise<void> {
  const aggregates = [
    ...Object.values(ProjectTable).flatMap((table) =>
      tableOf(PROJECTS_SUBJECT, table, COLUMNS[table], PROJECT_QUANTITIES),
    ),
    ...Object.values(TechnologyType).flatMap((technology) =>
      tableOf(technologySubject(technology), SIZE_TABLE, keysOf(SizeClass), WORK_QUANTITIES),
    ),
  ];
  for (let start = 0; start < aggregates.length; start += 200) {
    const documents = aggregates
      .slice(start, start + 200)
      .map((document) => ({ collection: AGGREGATES.name, id: document.id, revision: 1, document }));
    await store.restore(documents, []);
  }
}

function tableOf(
  subject: string,
  table: string,
  columns: readonly string[],
  quantities: readonly string[],
): readonly Aggregate[] {
  return keysOf(MarketSegment).flatMap((row) =>
    columns.map((column, index) => ({
      id: documentId(["aggregate", 1, subject, table, row, column].join("/")),
      epoch: 1,
      subject: `1/${subject}`,
      ...{ table, row, column },
      tally: tallyOf(100 + index, quantities),
    })),
  );
}

function tallyOf(projects: number, quantities: readonly string[]): Tally {
  const histogram = Object.fromEntries(Array.from({ length: BINS }, (_, bin) => [FIRST_BIN + bin, 1 + (bin % 7)]));
  const quantity = { projects, sum: "123456789012.34", histogram };
  return { projects, quantities: Object.fromEntries(quantities.map((name) => [name, quantity])) };
}
