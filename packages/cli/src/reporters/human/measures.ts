import { type EcmItem, type MeasureFigures, TECHNOLOGY_TYPE_LABELS } from "@epb/engine";
import type { CalculatedProject } from "../../calculate-input.js";
import { displayWidth, truncate } from "../../format/display-width.js";
import { formatNumber } from "../../format/numbers.js";
import { printable } from "../../format/printable.js";
import { renderTable, type TableColumn } from "../../format/table.js";
import { wrap } from "../../format/wrap.js";
import type { Layout } from "../reporter.js";

const NUMBER: TableColumn = { header: "No.", align: "left" };
const NAME: TableColumn = { header: "Measure", align: "left" };
const FEWEST_NAME_COLUMNS = 16;
const MOST_NAME_COLUMNS = 48;
const GAP = 2;

interface FigureColumn {
  readonly header: string;
  readonly group?: string;
  readonly cell: (figures: MeasureFigures) => string;
}

const FIGURES: readonly FigureColumn[] = [
  { header: "Price, $", cell: ({ implementationPrice }) => formatNumber(implementationPrice, 0) },
  { header: "$", group: "Savings a year", cell: ({ estAnnualCostSavings }) => formatNumber(estAnnualCostSavings, 0) },
  {
    header: "MMBtu",
    group: "Savings a year",
    cell: ({ totalEnergySavings: energy }) => (energy === undefined ? "" : formatNumber(energy, 0)),
  },
  {
    header: "kg CO2e",
    group: "Savings a year",
    cell: ({ ghg: { annualTotal } }) => (annualTotal === undefined ? "" : formatNumber(annualTotal, 0)),
  },
  {
    header: "Payback",
    cell: ({ simplePayback }) => (simplePayback === undefined ? "" : formatNumber(simplePayback, 1)),
  },
];

/** What each measure costs and saves; nothing where there are no measures. Columns without any figure stay away. */
export function measureLines({ project, calculation }: CalculatedProject, layout: Layout): readonly string[] {
  const measures = project.data.ecms ?? [];
  if (measures.length === 0) return [];
  const { measures: figures, totals } = calculation.calculatedValues.ecm;
  const figureColumns = FIGURES.filter(({ cell }) => [...figures, totals].some((values) => cell(values) !== ""));
  const cellsOf = (values: MeasureFigures): readonly string[] => figureColumns.map(({ cell }) => cell(values));
  const figureOf = new Map(figures.map((values) => [values.uuid, values]));
  const names = measures.map((measure) => ({ number: printable(measure.ecmNumber ?? ""), name: nameOf(measure) }));

  const everyRow = [...figures, totals].map(cellsOf);
  const figureWidths = figureColumns.map(({ header }, index) =>
    Math.max(header.length, ...everyRow.map((row) => row[index]?.length ?? 0)),
  );
  const numberWidth = Math.max(
    NUMBER.header.length,
    "Total".length,
    ...names.map(({ number }) => displayWidth(number)),
  );
  const taken = [numberWidth, ...figureWidths].reduce((total, width) => total + width + GAP, 0);
  const nameWidth = Math.max(FEWEST_NAME_COLUMNS, Math.min(MOST_NAME_COLUMNS, layout.columns - taken));

  const rows = measures.flatMap((measure, index) => {
    const values = figureOf.get(measure.uuid);
    const { number = "", name = "" } = names[index] ?? {};
    const [firstLine = "", ...otherLines] = wrap(name, nameWidth).map((line) => truncate(line, nameWidth));
    return [
      [number, firstLine, ...(values === undefined ? [] : cellsOf(values))],
      ...otherLines.map((line) => ["", line]),
    ];
  });
  const columns = [
    NUMBER,
    NAME,
    ...figureColumns.map(({ header, group }) => ({ header, align: "right" as const, ...(group && { group }) })),
  ];
  return [
    layout.paint("title", "Measures, first year; payback in years"),
    "",
    ...renderTable({ columns, rows, totals: ["Total", "", ...cellsOf(totals)] }, layout.columns, layout.paint),
  ];
}

function nameOf({ ecmDescription, technologyTypeId, uuid }: EcmItem): string {
  if (ecmDescription !== undefined) return printable(ecmDescription);
  return technologyTypeId === undefined ? printable(uuid) : TECHNOLOGY_TYPE_LABELS[technologyTypeId];
}
