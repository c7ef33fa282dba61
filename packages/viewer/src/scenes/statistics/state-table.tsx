import type { ProjectGroup, StateGroup } from "@epb/contract";
import { type ReactElement, useMemo } from "react";
import { Card } from "../../components/card.js";
import type { DataColumn } from "../../components/table/data-column.js";
import { DataTable } from "../../components/table/data-table.js";
import { measureColumns } from "./group-columns.js";
import { byMeasure, GROUP_MEASURES, type GroupMeasure, measureTitle } from "./group-measures.js";
import { STATISTICS_TEXTS } from "./statistics-texts.js";

interface RankedState extends StateGroup {
  /** Among the states, by the figure that was chosen; those together have none. */
  readonly rank?: number;
}

const COLUMNS: readonly DataColumn<RankedState>[] = [
  { id: "label", header: STATISTICS_TEXTS.state, width: 10, value: ({ label }) => label },
  { id: "rank", header: STATISTICS_TEXTS.rank, kind: "number", width: 5, value: ({ rank }) => rank },
  { id: "region", header: STATISTICS_TEXTS.region, width: 8, value: ({ region }) => region },
  ...measureColumns<RankedState>(),
];

interface StateTableProps {
  readonly states: readonly StateGroup[];
  readonly total: ProjectGroup;
  readonly measure: GroupMeasure;
}

const stateId = ({ key, label }: RankedState): string => key ?? label;

/** Every state, ranked, with the total below. */
export function StateTable({ states, total, measure }: StateTableProps): ReactElement {
  const rows = useMemo(() => ranked(states, measure), [states, measure]);
  const title = STATISTICS_TEXTS.chartOf(STATISTICS_TEXTS.tableTitle, measureTitle(measure));
  return (
    <Card title={title}>
      <DataTable
        caption={STATISTICS_TEXTS.tableOf(title)}
        isCaptionHidden
        rows={rows}
        columns={COLUMNS}
        rowId={stateId}
        footer={[STATISTICS_TEXTS.allStates, "", "", ...GROUP_MEASURES.map(({ full }) => full(total))]}
      />
    </Card>
  );
}

/** States sorted by the figure, followed by those without it and by groups that are not states. */
function ranked(states: readonly StateGroup[], { id }: GroupMeasure): readonly RankedState[] {
  const isState = ({ key }: StateGroup): boolean => key !== undefined && key !== "";
  const inOrder = byMeasure(states.filter(isState), id).map((group, index) => ({ ...group, rank: index + 1 }));
  const told = new Set(inOrder.map(({ key }) => key));
  return [...inOrder, ...states.filter((group) => !isState(group) || !told.has(group.key))];
}
