import { type ProjectGroup, type StateRollup, type Statistics, US_STATES } from "@epb/contract";
import {
  FEDERAL_CONTRACT_TYPE_LABELS,
  MARKET_SEGMENT_LABELS,
  type MarketSegment,
  PROJECT_TYPE_LABELS,
  STATE_LOCAL_SUBMARKET_LABELS,
} from "@epb/engine";
import { presentGroup, presentTally } from "./present-group.js";
import { NOTHING_RELEASED, type ReleasedGroup, releasedRow } from "./released-table.js";
import type { StatisticsServices } from "./statistics-services.js";
import { NOT_STATED, PROJECTS_SUBJECT, ProjectTable } from "./tables.js";

const labels =
  (names: Readonly<Record<string, string>>, notStated: string) =>
  (key: string): string =>
    key === NOT_STATED ? notStated : (names[key] ?? key);

const stateLabel = labels(
  Object.fromEntries(Object.entries(US_STATES).map(([abbreviation, { name }]) => [abbreviation, name])),
  "Not stated or outside the United States",
);

export const segmentLabel: (key: string) => string = labels(MARKET_SEGMENT_LABELS, "Not stated");

/** @spec P §2 "historic project statistics" */
export async function presentStatistics(
  { marketSegmentId }: { readonly marketSegmentId?: MarketSegment },
  services: StatisticsServices,
): Promise<Statistics> {
  const { minimumGroupSize } = services.config;
  const { asOf, tables } = await services.releasedTables.tablesOf(PROJECTS_SUBJECT, services);
  const segment = marketSegmentId === undefined ? undefined : String(marketSegmentId);
  const groups = (table: ProjectTable, labelOf: (key: string) => string): readonly ProjectGroup[] => {
    const { columns, cells } = tables[table] ?? NOTHING_RELEASED;
    const told = segment === undefined ? columns : (cells.get(segment) ?? []);
    return inOrder(told).map((group) => presentGroup(group, labelOf));
  };
  const all = tables[ProjectTable.Year] ?? NOTHING_RELEASED;
  const total = segment === undefined ? all.total : releasedRow(all, segment);
  const label = segment === undefined ? "All projects" : segmentLabel(segment);
  return {
    minimumGroupSize,
    ...(asOf !== undefined && { asOf }),
    ...(total !== undefined && { total: { label, ...presentTally(total) } }),
    byMarketSegment: inOrder(all.rows).map((group) => presentGroup(group, segmentLabel)),
    byAwardYear: groups("year", labels({}, "No award date")),
    byState: groups("state", stateLabel),
    byContractType: groups("contractType", labels(FEDERAL_CONTRACT_TYPE_LABELS, "No federal contract type")),
    bySubmarket: groups("submarket", labels(STATE_LOCAL_SUBMARKET_LABELS, "No submarket")),
    byProjectType: groups("projectType", labels(PROJECT_TYPE_LABELS, "Not stated")),
  };
}

/** @spec P §2 "state rollup report" */
export async function presentStateRollup(services: StatisticsServices): Promise<StateRollup> {
  const { minimumGroupSize } = services.config;
  const { asOf, tables } = await services.releasedTables.tablesOf(PROJECTS_SUBJECT, services);
  const { total, columns } = tables[ProjectTable.State] ?? NOTHING_RELEASED;
  return {
    minimumGroupSize,
    ...(asOf !== undefined && { asOf }),
    ...(total !== undefined && { total: { label: "All projects", ...presentTally(total) } }),
    states: inOrder(columns).map((group) => {
      const region = US_STATES[group.key ?? NOT_STATED]?.region;
      return { ...presentGroup(group, stateLabel), ...(region !== undefined && { region }) };
    }),
  };
}

/** Sorts by key, numbers as numbers; unknown and pooled groups are last. */
export function inOrder(groups: readonly ReleasedGroup[]): readonly ReleasedGroup[] {
  const last = ({ key }: ReleasedGroup): number => (key === undefined ? 2 : key === NOT_STATED ? 1 : 0);
  return [...groups].sort(
    (one, other) => last(one) - last(other) || (one.key ?? "").localeCompare(other.key ?? "", "en", { numeric: true }),
  );
}
