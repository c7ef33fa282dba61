import { AGREEMENT_TYPE_LABELS, AgreementType } from "../enumerations/agreement-type.js";
import { FINANCING_TYPE_LABELS, FinancingType } from "../enumerations/financing-type.js";
import { FUEL_CATEGORY_LABELS, FuelCategory } from "../enumerations/fuel-category.js";
import { PAYMENT_FREQUENCY_LABELS, PaymentFrequency } from "../enumerations/payment-frequency.js";
import { PAYMENT_TIMING_LABELS, PaymentTiming } from "../enumerations/payment-timing.js";
import type { CancellationCeilingItem } from "../model/cancellation-ceiling.js";
import type { EsaImplementation, EsaYearInput } from "../model/esa.js";
import type { EscalationRateItem } from "../model/escalation-rate.js";
import type { Capitalization, Financing } from "../model/financing.js";
import type {
  CostOfGoods,
  ImplementationCostSavings,
  ImplementationPricing,
  PricingPercentages,
} from "../model/implementation.js";
import type { ExpenseItem, PerformancePeriodYear } from "../model/performance-period-year.js";
import type { OtherData, OtherSavingsType, ProjectData } from "../model/project-data.js";
import {
  choice,
  type DecimalRow,
  date,
  decimal,
  dollars,
  type NotRequired,
  name,
  type RowsOf,
  signed,
  text,
  wholeNumber,
} from "./input-row.js";

const A_YEAR = "a year";

export const FINANCING: RowsOf<Financing> = {
  id: name("Financing, id"),
  financingIndex: text("Financing index"),
  indexRate: decimal("Index rate", "percent", { unit: A_YEAR, rate: "indexRate", isMarked: true }),
  addedPremium: signed("Added premium", "percent", { unit: A_YEAR, rate: "addedPremium" }),
  financingIssueDate: date("Financing issue date"),
  awardDate: date("Award date", { isMarked: true }),
  effectiveThroughDate: date("Effective through"),
  // Ten years: no construction runs longer.
  implementationPeriodMonths: wholeNumber(
    "Implementation period",
    { minimum: 0, maximum: 120 },
    { unit: "months", isMarked: true },
  ),
  loanStartDate: date("Loan start date", { figureUnlessEntered: "projectSummary.financing.loanStartDate" }),
  projectAgreementTypeID: choice("Agreement type", AgreementType, AGREEMENT_TYPE_LABELS),
  paymentTimingYear: choice("Payments a year", PaymentFrequency, PAYMENT_FREQUENCY_LABELS, { isMarked: true }),
  paymentTimingTypeID: choice("Payment timing", PaymentTiming, PAYMENT_TIMING_LABELS, { isMarked: true }),
  primaryFinancingTypeID: choice("Primary financing type", FinancingType, FINANCING_TYPE_LABELS),
  secondaryFinancingTypeID: choice("Secondary financing type", FinancingType, FINANCING_TYPE_LABELS),
};

export const CAPITALIZATION: RowsOf<Capitalization> = {
  procureConstrIntr: dollars("Construction-period interest"),
  procureOther: dollars("Other financing procurement price"),
  bondedAmt: dollars("Bonded amount"),
};

export const OTHER: RowsOf<OtherData> = {
  guarPctEstSav: decimal("Guaranteed percentage of the estimated savings", "percent", {
    rate: "guarantee",
    isMarked: true,
  }),
};

export const ESCALATION_RATE: RowsOf<Pick<EscalationRateItem, "value">> = {
  value: { ...signed("Escalation rate", "percent", { unit: A_YEAR, rate: "escalation" }), isRequired: true },
};

export const OTHER_SAVINGS_TYPE: RowsOf<OtherSavingsType> = {
  category1: choice("Fuel of other savings type 1", FuelCategory, FUEL_CATEGORY_LABELS),
  category2: choice("Fuel of other savings type 2", FuelCategory, FUEL_CATEGORY_LABELS),
};

const TYPE_NUMBER = { minimum: 1, maximum: 999 };

export const EXPENSE_TYPES: RowsOf<Pick<ProjectData, "otherPPExpenseType1" | "otherPPExpenseType2">> = {
  otherPPExpenseType1: wholeNumber("Other expense type 1, type number", TYPE_NUMBER),
  otherPPExpenseType2: wholeNumber("Other expense type 2, type number", TYPE_NUMBER),
};

const ofImplementation = (heading: string) => [`${heading}, implementation period`, { heading }] as const;

export const IMPLEMENTATION_COST_SAVINGS: RowsOf<ImplementationCostSavings> = {
  id: name("Implementation period, id"),
  estimatedCostSavings: { ...dollars(...ofImplementation("Estimated cost savings")), isNonNegative: false },
  guaranteedCostSavings: { ...dollars(...ofImplementation("Guaranteed cost savings")), isNonNegative: false },
  payment: dollars(...ofImplementation("Payment")),
};

const markup = (heading: string): DecimalRow & NotRequired =>
  decimal(`${heading} percentage`, "percent", { heading, unit: "of the base construction cost", rate: "markup" });

export const PRICING_PERCENTAGES: RowsOf<PricingPercentages> = {
  design: markup("Design"),
  projectManagement: markup("Project management"),
  performanceBonds: markup("Performance and payment bonds"),
  commissioningTraining: markup("Commissioning and training"),
  mv: markup("Measurement and verification"),
  overhead: markup("Overhead"),
  profit: markup("Profit"),
};

export const COST_OF_GOODS: RowsOf<CostOfGoods> = {
  subcontractor: dollars("Subcontractors"),
  mvEquipment: dollars("M&V equipment"),
  selfPerformedWork: dollars("Self-performed work"),
  otherPurchases: dollars("Other purchases"),
};

export const IMPLEMENTATION_PRICING: RowsOf<ImplementationPricing> = {
  projectDevelopmentPrice: dollars("Project development price"),
};

export const PERFORMANCE_PERIOD_YEAR: RowsOf<Omit<PerformancePeriodYear, "year">> = {
  measurementVerification: dollars("Measurement and verification"),
  deliveryChargePct: decimal("Delivery charge", "percent", { unit: "of expenses", rate: "deliveryCharge" }),
  incentivesOtherPayments: dollars("Incentives and other payments"),
  retainedSavings: dollars("Retained savings"),
};

export const EXPENSE: RowsOf<Pick<ExpenseItem, "value">> = { value: { ...dollars("Expense"), isRequired: true } };

export const CANCELLATION_CEILING: RowsOf<Pick<CancellationCeilingItem, "value">> = {
  value: { ...dollars("Cancellation ceiling"), isRequired: true },
};

export const ESA_IMPLEMENTATION: RowsOf<EsaImplementation> = {
  year1ESAPrice: decimal("ESA price of year 1", "dollarsPerKwh", { unit: "$ per kWh" }),
  guarPercentage: decimal("Guaranteed part of the estimated production", "percent", { rate: "energyGuarantee" }),
  energyDegradation: decimal("Loss of production", "percent", { unit: A_YEAR, rate: "degradation" }),
  estFmv: dollars("Estimated fair market value at the end"),
};

export const ESA_YEAR: RowsOf<Omit<EsaYearInput, "year">> = {
  guarProduction: decimal("Guaranteed production, entered", "quantity", {
    unit: "kWh",
    figureUnlessEntered: "guarProduction",
  }),
  reserveAccount: dollars("Reserve account"),
};
