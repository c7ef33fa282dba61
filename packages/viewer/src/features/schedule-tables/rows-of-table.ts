import type { Cell, ListedFigure, Table } from "@epb/contract";
import { figuresOfRow, figuresOfTotals, type RowKey } from "./figure-paths.js";
import type { ScheduleRow } from "./schedule-row.js";

/** A measure as a schedule names it. */
export interface NamedMeasure {
  readonly uuid?: string;
  readonly ecmNumber?: string;
  readonly ecmDescription?: string;
}

interface RowSource {
  readonly table: Table;
  readonly figures: readonly ListedFigure[];
  readonly measures: readonly NamedMeasure[];
  /** Label of a row of totals. */
  readonly totalLabel: string;
}

const BUILD_UP = "projectSummary.implementationTotals.";

/** The rows of a schedule with the figures that their cells show. */
export function rowsOfTable({ table, figures, measures, totalLabel }: RowSource): readonly ScheduleRow[] {
  const known = new Set(figures.map(({ path }) => path));
  const nothing = table.columns.map(() => undefined);
  const left = [...measures];
  const rows = table.rows.map((cells, index): ScheduleRow => {
    const key: RowKey = { first: cells[0], uuid: takeMeasure(left, cells)?.uuid };
    return {
      id: `row-${index}`,
      kind: "usual",
      cells,
      projectId: table.projectIds?.[index],
      figures: table.id === "2b" ? buildUpFigures(cells, figures) : figuresOfRow(table, key, known),
    };
  });
  return [
    ...(table.opening === undefined
      ? []
      : [{ id: "opening", kind: "opening" as const, cells: table.opening, figures: nothing }]),
    ...rows,
    ...(table.totals === undefined
      ? []
      : [
          {
            id: "totals",
            kind: "total" as const,
            cells: [totalLabel, ...table.totals.slice(1)],
            figures: figuresOfTotals(table, known),
          },
        ]),
    ...(table.closing ?? []).map(
      (cells, index): ScheduleRow => ({
        id: `closing-${index}`,
        kind: "total",
        cells,
        figures: closingFigures(table, cells, figures),
      }),
    ),
  ];
}

/** The next measure of that number and description: a schedule has them in the order of the project. */
function takeMeasure(left: NamedMeasure[], [number, description]: readonly Cell[]): NamedMeasure | undefined {
  const index = left.findIndex(
    (measure) => (measure.ecmNumber ?? null) === number && (measure.ecmDescription ?? null) === description,
  );
  return index < 0 ? undefined : left.splice(index, 1)[0];
}

/** A row below the totals has an amount under the label of its figure. */
function closingFigures(
  { columns, keyColumns }: Table,
  cells: readonly Cell[],
  figures: readonly ListedFigure[],
): readonly (string | undefined)[] {
  const name = cells[keyColumns - 1];
  const path = figures.find((figure) => figure.path.startsWith(BUILD_UP) && figure.label === name)?.path;
  return columns.map((_, index) => (index < keyColumns || cells[index] === null ? undefined : path));
}

/** Schedule 2b has a row for each amount, under the label of the figure. */
function buildUpFigures(
  [item, percentage]: readonly Cell[],
  figures: readonly ListedFigure[],
): readonly (string | undefined)[] {
  const amount = figures.find(({ path, label }) => path.startsWith(BUILD_UP) && label === item)?.path;
  const delivery = `${BUILD_UP}implementationDeliveryPercentage`;
  const isDelivery = amount === `${BUILD_UP}implementationDeliveryCost` && percentage !== null;
  return [undefined, isDelivery ? delivery : undefined, amount];
}
