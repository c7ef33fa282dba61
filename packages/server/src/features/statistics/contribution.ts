import type { SizeClass } from "@epb/contract";
import { Decimal, type Project, roundOrZero, simplePaybackYears, valueAtPath } from "@epb/engine";
import { exactSum } from "@epb/engine/compare";
import type { CalculationResult } from "../../workers/calculator.js";
import { usStateOf } from "../projects/project-location.js";
import { binOf } from "./histogram.js";
import { NOT_STATED, PROJECTS_SUBJECT, ProjectTable, SIZE_TABLE, sizeClassOf, technologySubject } from "./tables.js";
import type { Quantity } from "./tally.js";

/** Contribution of a project to one aggregate. */
export interface Contributed {
  readonly subject: string;
  readonly table: string;
  readonly row: string;
  readonly column: string;
  readonly quantities: Readonly<Record<string, Quantity>>;
}

export type Figures = CalculationResult["calculatedValues"];

/** Contributions of a project to the aggregates: each table of a subject counts it in one cell. */
export function contributionOf(project: Project, figures: Figures): readonly Contributed[] {
  const technologyParts = technologyWorks(project, figures).map(({ technologyTypeId, row, column, amounts }) => ({
    subject: technologySubject(technologyTypeId),
    table: SIZE_TABLE,
    row,
    column,
    quantities: known(amounts),
  }));
  return [...projectParts(project, figures), ...technologyParts];
}

/** The work of one technology in a project. */
export interface TechnologyWork {
  readonly technologyTypeId: number;
  readonly row: string;
  readonly column: SizeClass;
  /** Unrounded. */
  readonly amounts: Readonly<Record<"price", Decimal> & Record<"pricePerMmbtu" | "simplePayback", Decimal | undefined>>;
}

/** Paths of the figures of each quantity; the express edition has its own. */
const PROJECT_FIGURES: Readonly<Record<string, readonly string[]>> = {
  implementationPrice: ["projectSummary.financialSummary.totalImplementationPrice", "express.totalPrice"],
  guaranteedSavings: [
    "projectSummary.financialSummary.totalGuaranteedCostSavings",
    "express.totalGuaranteedCostSavings",
  ],
  estimatedSavings: ["projectSummary.financialSummary.totalEstimatedCostSavings", "express.totalEstimatedCostSavings"],
  financedAmount: ["projectSummary.capitalization.totalAmountFinanced"],
  greenhouseGasKgPerYear: ["ecm.totals.ghg.annualTotal", "express.ghg.computed.annualTotal"],
  simplePayback: ["projectSummary.financialSummary.simplePayback", "express.simplePayback"],
};

function projectParts({ record, data }: Project, figures: Figures): readonly Contributed[] {
  const { characteristics = {}, financing = {}, location = {} } = data;
  const quantities = known(
    Object.fromEntries(
      Object.entries(PROJECT_FIGURES).map(([name, paths]) => [
        name,
        paths.map((path) => figureAt(figures, path)).find((value) => value !== undefined),
      ]),
    ),
  );
  const columns: Readonly<Record<ProjectTable, string>> = {
    year: awardYear(financing.awardDate),
    state: usStateOf(location) ?? NOT_STATED,
    contractType: key(characteristics.federalContractType),
    submarket: key(characteristics.stateLocalSubmarketId),
    projectType: key(record.projectType),
  };
  return Object.values(ProjectTable).map((table) => ({
    subject: PROJECTS_SUBJECT,
    table,
    row: key(characteristics.marketSegmentId),
    column: columns[table],
    quantities,
  }));
}

interface Work {
  readonly price: Decimal;
  readonly savings: Decimal;
  readonly energyMmbtu: Decimal | undefined;
}

/**
 * Totals of each technology in the project over all its measures: a project counts once, with any number of measures.
 * Omits a technology if the price or the savings of one of its measures are unknown.
 */
export function technologyWorks({ data }: Project, figures: Figures): readonly TechnologyWork[] {
  const works = new Map<number, Work[]>();
  const withUnknownWork = new Set<number>();
  for (const { uuid, technologyTypeId } of data.ecms ?? []) {
    if (technologyTypeId === undefined) continue;
    const of = (name: string): Decimal | undefined => figureAt(figures, `ecm.measures[uuid=${uuid}].${name}`);
    const [price, savings] = [of("implementationPrice"), of("estAnnualCostSavings")];
    if (price === undefined || savings === undefined) {
      withUnknownWork.add(technologyTypeId);
      continue;
    }
    const work = { price, savings, energyMmbtu: of("totalEnergySavings") };
    works.set(technologyTypeId, [...(works.get(technologyTypeId) ?? []), work]);
  }
  const knownWorks = [...works].filter(([technology]) => !withUnknownWork.has(technology));
  return knownWorks.map(([technology, measures]) => {
    const price = exactSum(measures.map((measure) => measure.price));
    return {
      technologyTypeId: technology,
      row: key(data.characteristics?.marketSegmentId),
      column: sizeClassOf(price),
      amounts: { price, ...ratios(price, measures) },
    };
  });
}

/**
 * The price per MMBtu is undefined unless every measure has an energy quantity. Otherwise, the price of one measure
 * would be divided by the savings of another measure.
 */
function ratios(price: Decimal, measures: readonly Work[]): Omit<TechnologyWork["amounts"], "price"> {
  const savings = exactSum(measures.map((measure) => measure.savings));
  const energies = measures.map(({ energyMmbtu }) => energyMmbtu);
  const energy = energies.every((each) => each !== undefined) ? exactSum(energies) : undefined;
  return {
    pricePerMmbtu: energy?.gt(0) ? new Decimal(price).div(energy) : undefined,
    simplePayback: simplePaybackYears(new Decimal(price), new Decimal(savings)),
  };
}

function figureAt(figures: Figures, path: string): Decimal | undefined {
  const value = valueAtPath(figures, path);
  return typeof value === "string" ? new Decimal(value) : undefined;
}

/** Decimals of amounts (cents) and of other quantities: published figures add up. */
const DECIMALS = 2;
/** Larger values are input errors that would distort every sum. */
const MOST = "1e15";

function known(values: Readonly<Record<string, Decimal | undefined>>): Readonly<Record<string, Quantity>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === undefined || !value.abs().lt(MOST)) return [];
      return [[name, { value: roundOrZero(value, DECIMALS).toFixed(), bin: binOf(value) }]];
    }),
  );
}

const key = (id: number | undefined): string => (id === undefined ? NOT_STATED : String(id));

/** Awards outside these years are input errors. */
const [FIRST_YEAR, LAST_YEAR] = ["1970", "2099"];
const YEAR_DIGITS = 4;

function awardYear(awardDate: string | undefined): string {
  const year = awardDate?.slice(0, YEAR_DIGITS) ?? "";
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : NOT_STATED;
}
