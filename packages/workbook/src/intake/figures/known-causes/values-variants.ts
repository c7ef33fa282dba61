import { type CalculatedValues, Decimal, type Project, roundOrZero } from "@epb/engine";
import { isAmount, type ValuesVariant } from "./figure-variant.js";

type Round = (amount: Decimal) => Decimal;

const WHOLE: Round = (amount) => roundOrZero(amount, 0);
const CUT: Round = (amount) => amount.minus(amount.mod(1));
const THOUSANDS: Round = (amount) => WHOLE(amount.div(1000)).times(1000);

type Plain = Readonly<Record<string, unknown>>;

/** All amounts of the yearly savings and payments, the loan, and the summary, each rounded by itself. */
function roundedAlone(
  { costSavings, amortization, performancePeriod, projectSummary, ...rest }: CalculatedValues,
  round: Round,
): CalculatedValues {
  const rounded = <Part>(part: Part): Part => {
    if (Decimal.isDecimal(part)) return round(part) as Part;
    if (Array.isArray(part)) return part.map(rounded) as Part;
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, rounded(value)])) as Part;
  };
  const { financialSummary, capitalization } = projectSummary;
  // A rounded rate would be 0.
  const { projectInterestRate, simplePayback, ...amounts } = financialSummary;
  return {
    ...rest,
    costSavings: rounded(costSavings),
    amortization: rounded(amortization),
    performancePeriod: rounded(performancePeriod),
    projectSummary: {
      ...projectSummary,
      capitalization: rounded(capitalization),
      financialSummary: {
        ...rounded(amounts),
        ...(projectInterestRate !== undefined && { projectInterestRate }),
        ...(simplePayback !== undefined && { simplePayback }),
      },
    },
  };
}

/** Yearly figures and the totals that sum them, by the part of the values with the years. */
const OF_YEARS = {
  estimatedSavings: "totalEstimatedCostSavings",
  guaranteedSavings: "totalGuaranteedCostSavings",
  payment: "totalPayments",
  expenses: "totalExpenses",
  debtService: "totalDebtService",
  retainedSavings: "totalRetainedSavings",
} as const;

/** Other yearly savings and payments, with the totals that they give. */
function withYears(
  values: CalculatedValues,
  change: (amount: Decimal, name: keyof typeof OF_YEARS, year: number) => Decimal,
): CalculatedValues {
  const { costSavings, projectSummary } = values;
  const names = Object.keys(OF_YEARS) as (keyof typeof OF_YEARS)[];
  const differences = new Map<string, Decimal>();
  const years = costSavings.years.map((year) => {
    const changed = names.map((name): [string, Decimal] => {
      const after = change(year[name], name, year.year);
      const total = OF_YEARS[name];
      differences.set(total, (differences.get(total) ?? ZERO).plus(after.minus(year[name])));
      return [name, after];
    });
    return { ...year, ...Object.fromEntries(changed) };
  });
  const withTotals = <Part extends object>(part: Part): Part => {
    const totals = [...differences].flatMap(([name, difference]) => {
      const before = (part as Plain)[name];
      return Decimal.isDecimal(before) ? [[name, before.plus(difference)] as const] : [];
    });
    return { ...part, ...Object.fromEntries(totals) };
  };
  return {
    ...values,
    costSavings: { ...withTotals(costSavings), years },
    projectSummary: { ...projectSummary, financialSummary: withTotals(projectSummary.financialSummary) },
  };
}

const ZERO = new Decimal(0);

/** Other guaranteed savings from the guaranteed percentage and the incentives of a year; undefined without them. */
function withIncentives(
  values: CalculatedValues,
  { data }: Project,
  name: "estimatedSavings" | "guaranteedSavings",
  change: (estimatedWithoutIncentives: Decimal, incentives: Decimal, percentage: Decimal) => Decimal,
): CalculatedValues | undefined {
  const percentage = data.other?.guarPctEstSav;
  if (percentage === undefined || percentage.lte(0) || percentage.eq(1)) return undefined;
  const incentives = new Map(
    (data.performancePeriod ?? []).map(({ year, incentivesOtherPayments }) => [year, incentivesOtherPayments]),
  );
  if (![...incentives.values()].some(isAmount)) return undefined;
  const estimated = new Map(values.costSavings.years.map(({ year, estimatedSavings }) => [year, estimatedSavings]));
  return withYears(values, (amount, of, year) => {
    if (of !== name) return amount;
    const ofYear = incentives.get(year) ?? ZERO;
    return change((estimated.get(year) ?? ZERO).minus(ofYear.div(percentage)), ofYear, percentage);
  });
}

/** Guaranteed savings of each year with their cents; undefined without a guaranteed percentage. */
export function withCentsOfGuarantee(values: CalculatedValues, { data }: Project): CalculatedValues | undefined {
  const percentage = data.other?.guarPctEstSav;
  if (percentage === undefined) return undefined;
  const estimated = new Map(values.costSavings.years.map(({ year, estimatedSavings }) => [year, estimatedSavings]));
  return withYears(values, (amount, name, year) =>
    name === "guaranteedSavings" ? (estimated.get(year) ?? ZERO).times(percentage) : amount,
  );
}

/** Other conventions that need no other calculation, simplest first. */
export const VALUES_VARIANTS: readonly ValuesVariant[] = [
  { cause: "The form rounds its figures to whole dollars.", change: (values) => roundedAlone(values, WHOLE) },
  {
    cause: "The form adds yearly figures that are rounded to whole dollars.",
    change: (values) => withYears(values, WHOLE),
  },
  { cause: "The form drops the cents of its figures.", change: (values) => roundedAlone(values, CUT) },
  {
    cause: "The form rounds its figures to thousands of dollars.",
    change: (values) => roundedAlone(values, THOUSANDS),
  },
  {
    cause: "The form keeps the cents of guaranteed savings; epb rounds them to whole dollars in each year.",
    change: withCentsOfGuarantee,
  },
  {
    cause:
      "The form adds incentives to the estimated savings in full; epb divides them by the guaranteed percentage first.",
    change: (values, project) =>
      withIncentives(values, project, "estimatedSavings", (estimated, incentives) => estimated.plus(incentives)),
  },
  {
    cause: "The form applies the guaranteed percentage to the incentives too; epb counts them in full.",
    change: (values, project) =>
      withIncentives(values, project, "guaranteedSavings", (estimated, incentives, percentage) =>
        estimated.plus(incentives).times(percentage),
      ),
  },
];
