import {
  ESA_HORIZON_YEARS,
  MAXIMUM_PERFORMANCE_PERIOD_YEARS,
  MONTHS_PER_YEAR,
  PROJECTION_HORIZON_YEARS,
} from "../constants/horizons.js";
import { ZERO } from "../decimal/decimal.js";
import { BaselineField } from "../enumerations/baseline-field.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import { ExpenseField } from "../enumerations/expense-field.js";
import { ProjectStatus } from "../enumerations/project-status.js";
import { ProjectType } from "../enumerations/project-type.js";
import { SavingsField } from "../enumerations/savings-field.js";
import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { ProjectData } from "../model/project-data.js";
import type { GridRateChoice } from "../reference/grid-emission-rate.js";
import { ITEMIZED_CATEGORIES } from "../savings/first-year-savings.js";
import type { Facts } from "./facts.js";

/** The edition of a project, and how many items its lists may have. */
export interface ProjectShape {
  /** The full one without it. */
  readonly edition?: "full" | "express";
  /** Keys of the measures, in their order. */
  readonly measures: readonly string[];
  /** Last year of the performance period; that of a workbook without it. */
  readonly performanceYears?: number;
  /** Reference data for a project that has none of its own. */
  readonly ghg?: GridRateChoice;
}

/**
 * The facts of a project that has everything: every entry of every measure, every year and month. A rule
 * asked with them ranges over all that can be entered, and its decisions say what counts. The amounts mean nothing.
 */
export function everyCell({
  edition = "full",
  measures,
  performanceYears = MAXIMUM_PERFORMANCE_PERIOD_YEARS,
  ghg = {},
}: ProjectShape): Facts {
  const performed = upTo(performanceYears);
  return {
    project: {
      record: { name: "", status: ProjectStatus.Pending, ...EDITIONS[edition] },
      data: everyInput(measures, performed),
    },
    values: everyFigure(performed),
    ghg,
  };
}

const EDITIONS = {
  full: { calculationType: CalculationType.Standard, version: "3.0.0", projectType: ProjectType.Epb },
  express: { calculationType: CalculationType.Epx, version: "1.0.0", projectType: ProjectType.Epx },
} as const;

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

const entriesOf = <Field>(fields: Readonly<Record<string, Field>>) =>
  Object.values(fields).map((fieldId) => ({ fieldId, value: ZERO }));

function everyInput(measures: readonly string[], performed: readonly number[]): ProjectData {
  const estimatedSavings = entriesOf(SavingsField);
  const baseline = entriesOf(BaselineField);
  const otherExpenses = entriesOf(ExpenseField);
  return {
    ecms: measures.map((uuid) => ({ uuid, estimatedSavings, baseline })),
    performancePeriod: performed.map((year) => ({
      year,
      otherExpenses,
      incentivesOtherPayments: ZERO,
    })),
  };
}

function everyFigure(performed: readonly number[]): PartialCalculatedValues {
  const projected = upTo(PROJECTION_HORIZON_YEARS);
  const categories = ITEMIZED_CATEGORIES.map((fieldId) => ({ fieldId, value: ZERO }));
  const loanYear = { neededPayment: ZERO, expenseIncentive: ZERO, principalPlusInterest: ZERO, principal: ZERO };
  const loanMonth = { beginningBalance: ZERO, actualPayment: ZERO, incentive: ZERO, principal: ZERO };
  const total = { totalNeededPayment: ZERO, totalExpenseIncentive: ZERO, totalPrincipalPlusInterest: ZERO };
  const item = { expensesBeforeDeliveryCharge: ZERO, totalExpenses: ZERO, incentivesOtherPayments: ZERO };
  const saved = { estimatedSavings: ZERO, guaranteedSavings: ZERO, expenses: ZERO, debtService: ZERO, payment: ZERO };
  return {
    calculationTypeId: CalculationType.Standard,
    itemizedSavings: { years: projected.map((year) => ({ year, categories })) },
    performancePeriod: {
      items: performed.map((year) => ({ year, ...item, retainedSavings: ZERO })),
      total: { totalExpenses: ZERO, incentivesOtherPayments: ZERO },
    },
    amortization: {
      detail: projected.flatMap((year) =>
        upTo(MONTHS_PER_YEAR).map((month) => ({ year, month, ...loanMonth, interest: ZERO, endingBalance: ZERO })),
      ),
      summary: projected.map((year) => ({ year, ...loanYear, interest: ZERO })),
      total: { ...total, totalPrincipal: ZERO, totalInterest: ZERO },
    },
    costSavings: { years: performed.map((year) => ({ year, ...saved, retainedSavings: ZERO })) },
    esaPayments: { years: upTo(ESA_HORIZON_YEARS).map((year) => ({ year, esaPrice: ZERO })) },
  };
}
