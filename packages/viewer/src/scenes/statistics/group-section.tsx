import type { ProjectGroup } from "@epb/contract";
import { type ReactElement, useMemo } from "react";
import { Card } from "../../components/card.js";
import { DataTable } from "../../components/table/data-table.js";
import { type Bar, BarChart } from "./benchmark-chart/bar-chart.js";
import { ColumnChart } from "./benchmark-chart/column-chart.js";
import { groupColumns } from "./group-columns.js";
import { byMeasure, type GroupMeasure, measureTitle, placeOf } from "./group-measures.js";
import { STATISTICS_TEXTS } from "./statistics-texts.js";

/** More bars than this are too many to compare. */
const MOST_BARS = 12;

interface GroupSectionProps {
  readonly title: string;
  readonly groups: readonly ProjectGroup[];
  readonly measure: GroupMeasure;
  readonly minimum: number;
  /** In chronological order instead of by size. */
  readonly isTime?: boolean;
  readonly note?: string;
}

const groupId = ({ key, label }: ProjectGroup): string => key ?? label;

/** Groups of projects of one kind: a chart of the figure that was chosen, and a table of all figures. */
export function GroupSection(props: GroupSectionProps): ReactElement {
  const { title, groups, measure, minimum, isTime = false, note } = props;
  const columns = useMemo(() => groupColumns(STATISTICS_TEXTS.groupLabel), []);
  if (groups.length === 0) {
    return (
      <Card title={title}>
        <p className="statistics__note">{STATISTICS_TEXTS.tooFewOfGroup(minimum)}</p>
      </Card>
    );
  }
  const chart = STATISTICS_TEXTS.chartOf(title, measureTitle(measure));
  return (
    <Card title={title}>
      {note !== undefined && <p className="statistics__note">{note}</p>}
      <div className="group-section">
        <div>
          <p className="group-section__measure">{measureTitle(measure)}</p>
          {isTime ? (
            <ColumnChart title={chart} bars={yearBars(groups, measure)} />
          ) : (
            <LargestBars title={chart} groups={groups} measure={measure} />
          )}
        </div>
        <DataTable
          caption={STATISTICS_TEXTS.tableOf(title)}
          isCaptionHidden
          rows={groups}
          columns={columns}
          rowId={groupId}
        />
      </div>
    </Card>
  );
}

function LargestBars({
  title,
  groups,
  measure,
}: Pick<GroupSectionProps, "title" | "groups" | "measure">): ReactElement {
  const sorted = byMeasure(groups, measure.id);
  return (
    <>
      <BarChart title={title} bars={barsOf(sorted.slice(0, MOST_BARS), measure)} />
      {sorted.length > MOST_BARS && <p className="statistics__note">{STATISTICS_TEXTS.largestOnly(MOST_BARS)}</p>}
    </>
  );
}

/** A bar for every year from the first to the last, empty for years without figures. Combined years have no bar. */
function yearBars(groups: readonly ProjectGroup[], measure: GroupMeasure): readonly Bar[] {
  const ofYear = new Map(groups.flatMap((group) => (/^\d{4}$/.test(group.key ?? "") ? [[group.key, group]] : [])));
  const years = [...ofYear.keys()].map(Number);
  if (years.length === 0) return [];
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => {
    const label = String(first + index);
    const [bar] = barsOf(ofYear.has(label) ? [ofYear.get(label) as ProjectGroup] : [], measure);
    return bar ?? { key: label, label, size: 0, shown: STATISTICS_TEXTS.notTold };
  });
}

const barsOf = (groups: readonly ProjectGroup[], { id, short }: GroupMeasure): readonly Bar[] =>
  groups.map((group) => ({
    key: groupId(group),
    label: group.label,
    size: placeOf(group[id]) ?? 0,
    shown: short(group),
  }));
