import type { ProjectGroup } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useMemo } from "react";
import { Card } from "../../components/card.js";
import { saveFile } from "../../components/save-file.js";
import { DataTable } from "../../components/table/data-table.js";
import { type Bar, BarChart } from "./benchmark-chart/bar-chart.js";
import { ColumnChart } from "./benchmark-chart/column-chart.js";
import { groupColumns } from "./group-columns.js";
import { byMeasure, GROUP_MEASURES, type GroupMeasure, measureTitle, placeOf } from "./group-measures.js";
import { STATISTICS_TEXTS } from "./statistics-texts.js";

/** More bars than this are too many to compare. */
const MOST_BARS = 12;

interface GroupSectionProps {
  readonly title: string;
  readonly groups: readonly ProjectGroup[];
  readonly measure: GroupMeasure;
  readonly minimum: number;
  readonly total: ProjectGroup;
  /** In chronological order instead of by size. */
  readonly isTime: boolean;
  /** Time of the release, ISO 8601. */
  readonly asOf?: string;
}

const groupId = ({ key, label }: ProjectGroup): string => key ?? label;

/** Groups of projects: a chart of one figure, and a table of all figures in the whole width. */
export function GroupSection(props: GroupSectionProps): ReactElement {
  const { title, groups, measure, minimum, total, isTime, asOf } = props;
  const columns = useMemo(() => groupColumns(title), [title]);
  const heading = STATISTICS_TEXTS.measureBy(measureTitle(measure), title);
  if (groups.length === 0) {
    return (
      <Card title={heading}>
        <p className="statistics__note">{STATISTICS_TEXTS.tooFewOfGroup(minimum)}</p>
      </Card>
    );
  }
  const save = async (): Promise<void> => {
    // Loaded when it is needed.
    const { csvOf } = await import("../../format/csv.js");
    const rows = [...groups, { ...total, label: STATISTICS_TEXTS.allProjects }];
    const records = rows.map((group) => [group.label, ...GROUP_MEASURES.map(({ digits }) => digits(group))]);
    const content = csvOf([[title, ...GROUP_MEASURES.map(measureTitle)], ...records]);
    saveFile({
      content: new Blob([content], { type: "text/csv" }),
      fileName: STATISTICS_TEXTS.csvName(title, (asOf ?? "").slice(0, 10)),
    });
  };
  return (
    <>
      <Card title={heading}>
        {isTime ? (
          <ColumnChart title={heading} bars={yearBars(groups, measure)} />
        ) : (
          <LargestBars title={heading} groups={groups} measure={measure} />
        )}
      </Card>
      <Card
        title={STATISTICS_TEXTS.tableBy(title)}
        actions={
          <Button type="button" outline onClick={() => void save()}>
            {STATISTICS_TEXTS.downloadCsv}
          </Button>
        }
      >
        <DataTable
          caption={STATISTICS_TEXTS.tableOf(STATISTICS_TEXTS.tableBy(title))}
          isCaptionHidden
          rows={groups}
          columns={columns}
          rowId={groupId}
          footer={[STATISTICS_TEXTS.allProjects, ...GROUP_MEASURES.map(({ full }) => full(total))]}
        />
      </Card>
    </>
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
