import type { GreenhouseGasSavings } from "../../model/calculated/ecm-values.js";
import { figureColumns, textColumn } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";

const SOURCES: readonly (keyof GreenhouseGasSavings)[] = [
  "electricGhg",
  "naturalGasGhg",
  "otherSavingsType1Ghg",
  "otherSavingsType2Ghg",
  "annualScope1",
  "annualScope2",
  "annualTotal",
];

/** Greenhouse gas that each measure saves a year, by what it comes from and by scope. */
export function ghgTable({ data, values: { ecm } }: ReportSource): ScheduleTable {
  const figures = new Map(ecm?.measures.map((measure) => [measure.uuid, measure]));
  return {
    columns: [
      textColumn("ecmNumber", "ECM no."),
      textColumn("ecmDescription", "Description"),
      ...figureColumns("ecm.measures[uuid].ghg", SOURCES),
    ],
    keyColumns: 2,
    rows: (data.ecms ?? [])
      // A measure with one known amount is in the total of that amount.
      .filter(({ uuid }) => SOURCES.some((name) => figures.get(uuid)?.ghg[name] !== undefined))
      .map((measure) => [
        measure.ecmNumber,
        measure.ecmDescription,
        ...SOURCES.map((name) => figures.get(measure.uuid)?.ghg[name]),
      ]),
    totals: [undefined, undefined, ...SOURCES.map((name) => ecm?.totals.ghg[name])],
    dollarDecimals: 2,
    note: "kg CO2e a year. Scope 1 is fuel burned on site, scope 2 purchased electricity, steam and chilled water. Measures without a known amount are left out.",
  };
}
