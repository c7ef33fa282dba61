import type { ProjectJson, Table } from "@epb/contract";
import { AgreementType } from "@epb/engine";
import { isChartWithheld } from "../../charts/chart-figures.js";
import type { NamedMeasure } from "../../features/schedule-tables/rows-of-table.js";

/** A schedule in the navigation. */
export interface ScheduleChoice {
  /** Name in the URL. */
  readonly name: string;
  /** Id of the table on the page. */
  readonly tableId: string;
  /** True if it has no data yet. */
  readonly isEmpty: boolean;
}

/**
 * Schedules in the order of a report. They are listed even if the project has no data for them; their page then says
 * so.
 */
const ALWAYS = ["1", "2a", "2b", "3", "4", "5", "esa", "ghg", "amortization"] as const;
const WHERE_THERE = ["savings", "cash-flow", "escalation", "express"] as const;

/** The loan by year is the table of the amortization, which opens to months. */
const TABLES: Readonly<Record<string, string>> = { amortization: "loan" };

interface ProjectParts {
  readonly financing?: { readonly projectAgreementTypeID?: number };
  readonly ecms?: readonly NamedMeasure[];
}
const partsOf = ({ data }: ProjectJson): ProjectParts => (data ?? {}) as ProjectParts;

export const measuresOf = (project: ProjectJson): readonly NamedMeasure[] => partsOf(project).ecms ?? [];

/** True if a schedule without a table has only withheld figures. @param withheld - Paths of the withheld figures. */
export function isScheduleWithheld(tableId: string, withheld: readonly string[]): boolean {
  if (tableId === "cash-flow") return isChartWithheld("cashFlow", withheld);
  const section = SECTIONS[tableId];
  return section !== undefined && withheld.some((path) => path.startsWith(`${section}.`));
}

/** The section of calculated values that a schedule shows. */
const SECTIONS: Readonly<Record<string, string>> = {
  "1": "costSavings",
  "1u": "costSavings",
  loan: "amortization",
  savings: "itemizedSavings",
  esa: "esaPayments",
  express: "express",
};

/** Schedules of a project. A utility energy service contract has a Schedule 1u in place of Schedule 1. */
export function scheduleChoices(
  project: ProjectJson,
  tables: readonly Table[],
  withheld: readonly string[] = [],
): readonly ScheduleChoice[] {
  const isUesc = partsOf(project).financing?.projectAgreementTypeID === AgreementType.UESC;
  const ids = new Set(tables.map(({ id }) => id));
  const choice = (name: string): ScheduleChoice => {
    const tableId = TABLES[name] ?? name;
    return { name, tableId, isEmpty: !ids.has(tableId) };
  };
  return [
    ...ALWAYS.map((name) => choice(name === "1" && isUesc ? "1u" : name)),
    ...WHERE_THERE.map(choice).filter(({ tableId, isEmpty }) => !isEmpty || isScheduleWithheld(tableId, withheld)),
  ];
}

/**
 * Schedule that the URL names; the first one by default. A project has either Schedule 1 or 1u: both names select the
 * existing one.
 */
export function chosenSchedule(
  choices: readonly ScheduleChoice[],
  name: string | undefined,
): ScheduleChoice | undefined {
  const named = choices.find((choice) => choice.name === name);
  return named ?? (name === undefined || name.startsWith("1") ? choices[0] : undefined);
}
