import { calculateAmortization } from "../amortization/calculate-amortization.js";
import { calculateCostSavings } from "../cost-savings/calculate-cost-savings.js";
import { ZERO } from "../decimal/decimal.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import { EngineError } from "../errors/engine-error.js";
import { calculateEsa } from "../esa/calculate-esa.js";
import { calculateFinancing } from "../financing/calculate-financing.js";
import { calculateGhg } from "../ghg/calculate-ghg.js";
import { makeIssue } from "../issues/catalogue.js";
import type { Issue, IssueReport } from "../issues/issue.js";
import { calculateMeasures } from "../measures/calculate-measures.js";
import type { CalculatedValues } from "../model/calculated/calculated-values.js";
import type { Project } from "../model/project.js";
import { calculateExpenses } from "../performance-period/calculate-expenses.js";
import { calculatePricing } from "../pricing/calculate-pricing.js";
import { simplePaybackYears } from "../pricing/simple-payback.js";
import type { GridRateChoice } from "../reference/grid-emission-rate.js";
import { checkPercentPoints } from "../rules/percent-points.js";
import { checkSuppliedSavings, checkSuppliedTotals } from "../rules/supplied-values.js";
import { calculateItemizedSavings } from "../savings/calculate-itemized-savings.js";
import { assembleValues } from "./assemble-values.js";
import { costSavingsSources, guaranteedSavingsAt, paymentSources } from "./yearly-sources.js";

export interface CalculationOptions {
  /** Which grid rates and warming potentials stand in where the project has none of its own. */
  readonly ghg?: GridRateChoice;
}

export interface Calculation {
  /** False when an issue is an error: the figures that are there do not make a calculated project. */
  readonly ok: boolean;
  readonly calculatedValues: CalculatedValues;
  /** Everything found, in the order of the calculation. */
  readonly issues: readonly Issue[];
}

/**
 * Calculates a project: every figure that its inputs allow, and every issue met on the way. It never throws for what
 * people entered.
 *
 * @throws EngineError for an Override or ePX project, which this version does not compute.
 * @spec C §9
 */
export function calculateProject(project: Project, options: CalculationOptions = {}): Calculation {
  const { calculationType } = project.record;
  if (calculationType !== CalculationType.Standard && calculationType !== CalculationType.Legacy) {
    throw new EngineError("calculation/not-available", { calculationType });
  }
  const { data, calculatedValues: supplied } = project;
  const { ecms: measures = [], escalationRates = [], performancePeriod = [] } = data;
  const guaranteedPercentage = data.other?.guarPctEstSav;
  const issues: Issue[] = [];
  const report = (issue: IssueReport): void => {
    issues.push(makeIssue(issue));
  };

  checkPercentPoints(data, report);
  const pricing = calculatePricing(measures, data.implementationPricing, report);
  const financing = calculateFinancing(
    {
      financing: data.financing,
      capitalization: data.capitalization,
      totalImplementationPrice: measures.length === 0 ? undefined : pricing.totals.totalImplementationPrice,
      implementationPayment: data.implementationCostSavings?.payment,
    },
    report,
  );
  const savings = calculateItemizedSavings(
    { measures, escalationRates, performancePeriod, guaranteedPercentage },
    report,
  );
  const expenses = calculateExpenses(performancePeriod, report);
  const amortization = calculateAmortization(
    {
      ...financing,
      financing: data.financing,
      sources: paymentSources(savings, expenses),
      guaranteedPercentage,
      guaranteedSavingsAt: (year, percentage) => guaranteedSavingsAt(savings, year, percentage),
    },
    report,
  );
  const costSavings = calculateCostSavings(
    amortization.schedule && costSavingsSources(savings, expenses, amortization.schedule),
    amortization.performancePeriodYears,
    data.implementationCostSavings,
    report,
  );
  const esaPayments = calculateEsa(
    {
      agreement: data.implementationESAPayments,
      years: data.performancePeriodESAPayments ?? [],
      measures,
      escalationRates,
    },
    report,
  );
  const ghg = calculateGhg(data, options.ghg ?? {}, report);
  const ecm = calculateMeasures(
    measures.map((measure, index) => ({
      measure,
      price: pricing.measurePrices[index] ?? ZERO,
      ghg: ghg.measures[index] ?? {},
    })),
    ghg,
    simplePaybackYears,
    report,
  );
  checkSuppliedSavings(supplied, amortization.performancePeriodYears, report);
  checkSuppliedTotals(supplied, measures, report);

  const results = { pricing, financing, savings, expenses, amortization, costSavings, esaPayments, ecm };
  return {
    ok: issues.every(({ severity }) => severity !== "error"),
    calculatedValues: assembleValues(project, results),
    issues,
  };
}
