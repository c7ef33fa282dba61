// Life-cycle cost analysis as 10 CFR 436 subpart A and NIST Handbook 135 have it, and uniform escalation rates.

export { NO_RATE_REASONS } from "../spreadsheet/rates-of-return.js";
export { type AlternativesCompared, type ComparisonResult, compareAlternatives } from "./compare-alternatives.js";
export {
  type ComparedProject,
  compareProjectEconomics,
  type LifeCycleCostOfOne,
  type ProjectComparison,
  type ProjectsCompared,
} from "./compare-project-economics.js";
export { type ContractPeriod, contractPeriod } from "./contract-period.js";
export { type DiscountRate, rateForDollars } from "./discount-rate.js";
export { DISCOUNTING_CONVENTION_LABELS, DiscountingConvention } from "./discounting-convention.js";
export { DOLLAR_KIND_LABELS, DollarKind } from "./dollar-kind.js";
export {
  ECONOMICS_FAILURES,
  type EconomicAssumptions,
  type EconomicsFailure,
  type NoEconomics,
} from "./economic-assumptions.js";
export {
  type ContractTerm,
  type EscalationRate,
  type FuelPrices,
  type MissingPrices,
  type UniformEscalation,
  type UniformEscalationResult,
  uniformEscalationRate,
} from "./escalation-rate.js";
export { nominalFromReal, realFromNominal } from "./inflated-rate.js";
export {
  type Economics,
  type EconomicsResult,
  investmentEconomics,
  type YearlyCashFlows,
} from "./investment-economics.js";
export {
  type LifeCycleCost,
  type LifeCycleCostPart,
  type LifeCycleCostResult,
  type LifeCycleCosts,
  lifeCycleCost,
} from "./life-cycle-cost.js";
export { type Payback, type PaybackTerms, payback } from "./payback.js";
export { presentValueOfYears, type YearlyAmount } from "./present-value-of-years.js";
export { priceIndices } from "./price-index.js";
export {
  type CashFlowChoice,
  type CashFlowSource,
  type ProjectCashFlows,
  type ProjectCashFlowsResult,
  type ProjectCashFlowYear,
  projectCashFlows,
} from "./project-cash-flows.js";
export {
  type ProjectAssumptions,
  type ProjectEconomics,
  type ProjectEconomicsView,
  type ProjectLifeCycleCost,
  projectEconomics,
} from "./project-economics.js";
export { PROJECT_VIEW_LABELS, ProjectView } from "./project-view.js";
export { RATE_KIND_LABELS, RateKind } from "./rate-kind.js";
export { SAVINGS_BASIS_LABELS, SavingsBasis } from "./savings-basis.js";
export { adjustedInternalRateOfReturn, netSavings, savingsToInvestmentRatio } from "./savings-to-investment.js";
export { type ProjectStudy, studyProject } from "./study-project.js";
export {
  type AssumptionChoice,
  type Assumptions,
  type AssumptionsResult,
  type NoPublishedRate,
  usualAssumptions,
} from "./usual-assumptions.js";
