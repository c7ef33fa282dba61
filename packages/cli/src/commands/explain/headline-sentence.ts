import { Decimal, type FigureValue, figureDefinition, type Project, valueAtPath } from "@epb/engine";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import { formatFigure } from "../../format/figure-value.js";
import { formatDollars, formatPercent } from "../../format/numbers.js";

/** Values of a project as people read them. Undefined for a value that is not known. */
interface Shown {
  readonly project: Project;
  readonly value: (path: string) => FigureValue | undefined;
  readonly text: (path: string) => string | undefined;
}

const SUMMARY = "projectSummary.financialSummary.";
/** Sections that repeat a figure under the same name. */
const REPEATED =
  /^(?:projectSummary\.\w+|costSavings|amortization\.total|performancePeriod\.total|ecm\.totals\.ghg|express)\.(\w+)$/;

const MEASURES_PAYBACK = "ecm.totals.simplePayback";
const OTHER_PATHS: Readonly<Record<string, string>> = {
  "performancePeriod.years": "performancePeriodYears",
  [MEASURES_PAYBACK]: "measuresPayback",
};

/** One sentence for people about a key figure; undefined for other figures, and if a value of the sentence is not known. */
export function headlineSentence(path: string, result: CalculatedProject): string | undefined {
  const name = OTHER_PATHS[path] ?? REPEATED.exec(path)?.[1] ?? "";
  const sentence = Object.hasOwn(SENTENCES, name) ? SENTENCES[name] : undefined;
  const values = result.calculation.calculatedValues;
  const value = (at: string): FigureValue | undefined => valueAtPath(values, at) as FigureValue | undefined;
  const text = (at: string): string | undefined => {
    const found = value(at);
    return found === undefined ? undefined : formatFigure(found, figureDefinition(at));
  };
  return sentence?.({ project: result.project, value, text }, path.startsWith("express."));
}

/** The sentence with its values; undefined if a value is not known. */
function say(parts: TemplateStringsArray, ...values: readonly (string | undefined)[]): string | undefined {
  if (values.includes(undefined)) return undefined;
  return parts.map((part, index) => part + (values[index] ?? "")).join("");
}

const SENTENCES: Readonly<Record<string, (shown: Shown, isExpress: boolean) => string | undefined>> = {
  totalImplementationPrice: ({ value, text }) => {
    const [total, development] = [
      amountOf(value(`${SUMMARY}totalImplementationPrice`)),
      amountOf(value("projectSummary.implementationTotals.projectDevelopmentPrice")),
    ];
    if (!development?.gt(0)) return undefined;
    const measures = total && formatDollars(total.minus(development));
    return say`The project costs ${text(`${SUMMARY}totalImplementationPrice`)}: ${measures} for the measures and ${formatDollars(development)} for project development.`;
  },
  totalAmountFinanced: ({ value, text }) => {
    const financed = amountOf(value(`${SUMMARY}totalAmountFinanced`));
    const price = amountOf(value(`${SUMMARY}totalImplementationPrice`));
    if (!financed?.gt(0)) return undefined;
    const more = price && financed.minus(price);
    const compared = more && `${formatDollars(more.abs())} ${more.lt(0) ? "less" : "more"} than`;
    return say`The loan is ${text(`${SUMMARY}totalAmountFinanced`)}, ${more?.isZero() ? "the same as" : compared} the price of ${text(`${SUMMARY}totalImplementationPrice`)}.`;
  },
  projectInterestRate: ({ project, text }, isExpress) => {
    const { indexRate, addedPremium } = project.data.financing ?? {};
    if (isExpress || indexRate === undefined || addedPremium === undefined) return undefined;
    return say`The index rate of ${formatPercent(indexRate)}% and the premium of ${formatPercent(addedPremium)}% make ${text("projectSummary.financing.projectInterestRate")}.`;
  },
  performancePeriodYears: ({ value }) => {
    const years = Number(value(`${SUMMARY}performancePeriodYears`));
    const last = amountOf(value(`amortization.summary[year=${years}].principalPlusInterest`));
    const owed = amountOf(value(`amortization.detail[year=${years - 1},month=12].endingBalance`));
    const isLast = value(`amortization.summary[year=${years + 1}].principalPlusInterest`) === undefined;
    if (last === undefined || owed === undefined || !isLast || !last.gt(0) || !owed.gt(0)) return undefined;
    return `${years} years: year ${years} is the last year with a payment; ${formatDollars(owed)} was still owed after year ${years - 1}.`;
  },
  totalEstimatedCostSavings: ({ text }, isExpress) =>
    isExpress
      ? undefined
      : say`The estimated savings are ${text("itemizedSavings.years[year=1].estimatedAnnualSavings")} in year 1, and ${text(`${SUMMARY}totalEstimatedCostSavings`)} in ${text(`${SUMMARY}performancePeriodYears`)} and the implementation period.`,
  totalGuaranteedCostSavings: ({ value, text }, isExpress) => {
    const from = isExpress ? "express." : SUMMARY;
    const [guaranteed, estimated] = [
      amountOf(value(`${from}totalGuaranteedCostSavings`)),
      amountOf(value(`${from}totalEstimatedCostSavings`)),
    ];
    const part = guaranteed && estimated?.gt(0) && `${formatPercent(guaranteed.div(estimated))}%`;
    return say`The guaranteed savings are ${text(`${from}totalGuaranteedCostSavings`)}, ${part || undefined} of the estimated savings.`;
  },
  totalPayments: ({ value, text }) => {
    const [payments, guaranteed] = [
      amountOf(value(`${SUMMARY}totalPayments`)),
      amountOf(value(`${SUMMARY}totalGuaranteedCostSavings`)),
    ];
    const less = payments && guaranteed?.minus(payments);
    const compared = less && `${formatDollars(less.abs())} ${less.lt(0) ? "more" : "less"} than`;
    return say`The customer pays ${text(`${SUMMARY}totalPayments`)}, ${less?.isZero() ? "the same as" : compared} the guaranteed savings.`;
  },
  totalInterest: ({ value, text }, isExpress) =>
    isExpress || !amountOf(value(`${SUMMARY}totalAmountFinanced`))?.gt(0)
      ? undefined
      : say`The loan of ${text(`${SUMMARY}totalAmountFinanced`)} at ${text(`${SUMMARY}projectInterestRate`)} costs ${text(`${SUMMARY}totalInterest`)} of interest in ${text(`${SUMMARY}performancePeriodYears`)}.`,
  simplePayback: ({ text }, isExpress) =>
    isExpress
      ? say`At the savings of year 1, ${text("express.annualCostSavings")}, the price of ${text("express.totalPrice")} is repaid after ${text("express.simplePayback")}.`
      : say`At the savings of year 1, ${text("itemizedSavings.years[year=1].estimatedAnnualSavings")}, the price of ${text(`${SUMMARY}totalImplementationPrice`)} is repaid after ${text(`${SUMMARY}simplePayback`)}. The measures without project development are repaid after ${text(MEASURES_PAYBACK)}; epb economics calculates the discounted payback.`,
  measuresPayback: ({ text }) =>
    say`At the savings of year 1, the price of all measures is repaid after ${text(MEASURES_PAYBACK)}. With project development, it is repaid after ${text(`${SUMMARY}simplePayback`)}; epb economics calculates the discounted payback.`,
  annualTotal: ({ text }) => say`The saved energy avoids ${text("ecm.totals.ghg.annualTotal")}.`,
  totalPrice: ({ text }) =>
    say`The project costs ${text("express.totalPrice")}, and saves ${text("express.annualCostSavings")}.`,
  annualDebtService: ({ text }) =>
    say`The loan is repaid with ${text("express.annualDebtService")}, ${text("express.totalDebtService")} in all.`,
};

const amountOf = (value: FigureValue | undefined): Decimal | undefined =>
  Decimal.isDecimal(value) || typeof value === "number" ? new Decimal(value) : undefined;
