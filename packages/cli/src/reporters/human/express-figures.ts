import {
  type EnteredGhgSavings,
  type ExpressValues,
  type FigureValue,
  figureDefinition,
  type PartialCalculatedValues,
  type Project,
} from "@epb/engine";
import type { SummaryFigure } from "./summary-figure.js";

const ENTERED_GASES: readonly (keyof EnteredGhgSavings)[] = [
  "annualCO2EstSavings",
  "annualCH4EstSavings",
  "totalAnnualCarbonEstReduction",
  "annualSOXEstSavings",
  "annualNOXEstSavings",
  "annualOtherGHGEstSavings",
];

const EXPRESS_TOTALS = [
  "totalPrice",
  "annualCostSavings",
  "anticipatedIncentives",
  "simplePayback",
  "annualDebtService",
  "totalDebtService",
  "totalInterest",
  "totalEstimatedCostSavings",
  "totalGuaranteedCostSavings",
  "totalNetSavings",
] as const satisfies readonly (keyof ExpressValues)[];
type ExpressTotal = (typeof EXPRESS_TOTALS)[number];

const INTEREST_RATE = "projectSummary.financing.projectInterestRate";
const COMPUTED_GHG = "express.ghg.computed.annualTotal";

/** Every figure that the summary of the express edition can have. */
export const EXPRESS_FIGURE_IDS: readonly string[] = [
  ...EXPRESS_TOTALS.map((name) => `express.${name}`),
  INTEREST_RATE,
  COMPUTED_GHG,
  ...ENTERED_GASES.map((name) => `express.ghg.entered.${name}`),
];

/** The summary of the express edition: what is paid, what is guaranteed, and greenhouse gas by where it comes from. */
export function expressFigures(
  project: Project,
  { express, projectSummary }: PartialCalculatedValues,
): readonly SummaryFigure[] {
  const { financeTermYears, plannedGuaranteeYears } = project.data.express?.financing ?? {};
  const rate = projectSummary?.financing.projectInterestRate;
  const total = (name: ExpressTotal, note?: string): SummaryFigure => figure(`express.${name}`, express?.[name], note);
  return [
    total("totalPrice"),
    total("annualCostSavings"),
    ...(express?.anticipatedIncentives === undefined ? [] : [total("anticipatedIncentives")]),
    total("simplePayback"),
    figure(INTEREST_RATE, rate, rate === undefined ? "none entered: no interest" : undefined),
    total("annualDebtService", yearsWords(" for", financeTermYears)),
    total("totalDebtService"),
    total("totalInterest"),
    total("totalEstimatedCostSavings", yearsWords("in", plannedGuaranteeYears)),
    total("totalGuaranteedCostSavings", yearsWords("in", plannedGuaranteeYears)),
    total("totalNetSavings"),
    ...greenhouseGas(express),
  ];
}

function greenhouseGas(express: ExpressValues | undefined): readonly SummaryFigure[] {
  const { computed, entered } = express?.ghg ?? { computed: {}, entered: {} };
  return [
    figure(COMPUTED_GHG, computed.annualTotal),
    ...ENTERED_GASES.map((name) => figure(`express.ghg.entered.${name}`, entered[name])),
  ].filter(({ value }) => value !== undefined);
}

function figure(id: string, value: FigureValue | undefined, note?: string): SummaryFigure {
  return { definition: figureDefinition(id), value, ...(note !== undefined && { note }) };
}

function yearsWords(preposition: string, years: number | undefined): string | undefined {
  return years === undefined ? undefined : `${preposition} ${years} ${years === 1 ? "year" : "years"}`;
}
