import { type ReactElement, useMemo } from "react";
import { Card } from "../../components/card.js";
import type { DataColumn } from "../../components/table/data-column.js";
import { DataTable } from "../../components/table/data-table.js";
import { columnOf, Histogram, type HistogramColumn, rangeText } from "./benchmark-chart/histogram.js";
import { type BenchmarkRow, QUANTITY_FORMATS, type QuantityId } from "./benchmark-rows.js";
import { STATISTICS_TEXTS } from "./statistics-texts.js";

interface BenchmarkDistributionProps {
  readonly row: BenchmarkRow;
  readonly quantity: QuantityId;
  readonly minimum: number;
  /** Name of the compared project. */
  readonly projectName: string | undefined;
}

interface RangeRow {
  readonly id: string;
  readonly range: string;
  readonly projects: number;
  readonly isYours: boolean;
}

/** Distribution of the values of a group, as a chart and in figures. */
export function BenchmarkDistribution(props: BenchmarkDistributionProps): ReactElement {
  const { row, quantity, minimum, projectName } = props;
  const { bins } = row.quartiles;
  const unit = STATISTICS_TEXTS.quantityUnits[quantity];
  const title = STATISTICS_TEXTS.distributionIn(row.label, STATISTICS_TEXTS.quantities[quantity], unit);
  const columns = useMemo(
    () =>
      bins?.map(
        ({ from, below, projects }): HistogramColumn => ({
          ...(from !== undefined && { from: Number(from) }),
          ...(below !== undefined && { below: Number(below) }),
          projects,
        }),
      ),
    [bins],
  );
  if (columns === undefined) {
    const why = quantity === "price" ? STATISTICS_TEXTS.priceBySize : STATISTICS_TEXTS.noDistribution(minimum);
    return (
      <Card title={title}>
        <p className="statistics__note">{why}</p>
      </Card>
    );
  }
  const { own, rounded, short } = QUANTITY_FORMATS[quantity];
  const mark =
    row.yours === undefined || projectName === undefined
      ? undefined
      : { value: Number(row.yours), shown: own(row.yours), name: projectName };
  return (
    <Card title={title}>
      <Histogram title={title} columns={columns} format={short} {...(mark !== undefined && { mark })} />
      <p className="statistics__note">{STATISTICS_TEXTS.aboutRanges(minimum)}</p>
      <RangeTable title={title} columns={columns} format={rounded} {...(mark !== undefined && { yours: mark.value })} />
    </Card>
  );
}

interface RangeTableProps {
  readonly title: string;
  readonly columns: readonly HistogramColumn[];
  readonly format: (value: number) => string;
  readonly yours?: number;
}

function RangeTable({ title, columns, format, yours }: RangeTableProps): ReactElement {
  const rows = useMemo(() => {
    const own = yours === undefined ? -1 : columnOf(columns, yours);
    return columns.map(
      (column, index): RangeRow => ({
        id: String(index),
        range: rangeText(column, format),
        projects: column.projects,
        isYours: index === own,
      }),
    );
  }, [columns, format, yours]);
  return (
    <DataTable
      caption={STATISTICS_TEXTS.tableOf(title)}
      isCaptionHidden
      rows={rows}
      columns={yours === undefined ? RANGE_COLUMNS : COLUMNS_WITH_YOURS}
      rowId={({ id }) => id}
    />
  );
}

const RANGE_COLUMNS: readonly DataColumn<RangeRow>[] = [
  { id: "range", header: STATISTICS_TEXTS.rangeHeader, value: ({ range }) => range, isSortable: false },
  {
    id: "projects",
    header: STATISTICS_TEXTS.measures.projects,
    kind: "number",
    value: ({ projects }) => projects,
    isSortable: false,
  },
];

const YOURS: DataColumn<RangeRow> = {
  id: "yours",
  header: STATISTICS_TEXTS.yours,
  value: ({ isYours }) => (isYours ? STATISTICS_TEXTS.isHere : undefined),
  isSortable: false,
};

const COLUMNS_WITH_YOURS: readonly DataColumn<RangeRow>[] = [...RANGE_COLUMNS, YOURS];
